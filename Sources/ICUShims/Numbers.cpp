#include "Numbers.hpp"
#include "Text.hpp"

#include <array>
#include <cstring>
#include <new>

using icu::number::FormattedNumber;
using icu::number::LocalizedNumberFormatter;
using icu::number::NumberFormatter;
using icu::number::Precision;

namespace ics {

int32_t fractionDigits(const char *decimal) {
  const char *point = std::strchr(decimal, '.');
  return point == nullptr ? 0 : static_cast<int32_t>(std::strlen(point + 1));
}

static LocalizedNumberFormatter withFraction(int32_t digits) {
  return NumberFormatter::withLocale(icu::Locale::getRoot())
      .grouping(UNUM_GROUPING_OFF)
      .precision(Precision::minFraction(digits));
}

FormattedNumber asWritten(const char *decimal, UErrorCode &status) {
  // ICU drops trailing zeros when it reads a decimal, so the formatter must ask for them. The usual
  // formatters are never freed: a thread may still use them while the process ends.
  static const auto &usual = *new std::array<LocalizedNumberFormatter, 4>{
      withFraction(0), withFraction(1), withFraction(2), withFraction(3)};
  const size_t digits = static_cast<size_t>(fractionDigits(decimal));
  return digits < usual.size()
             ? usual[digits].formatDecimal(decimal, status)
             : withFraction(static_cast<int32_t>(digits)).formatDecimal(decimal, status);
}

}  // namespace ics

ICSNumberFormatter *ics_numbers_open(const char *tag, const char *skeleton) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError error;
  LocalizedNumberFormatter formatter =
      NumberFormatter::forSkeleton(icu::UnicodeString::fromUTF8(skeleton), error, status)
          .locale(ics::locale(tag));
  if (U_FAILURE(status)) return nullptr;
  // A unit or a locale without data only shows itself at the first use.
  const FormattedNumber probe = formatter.formatInt(1, status);
  if (U_FAILURE(status)) return nullptr;
  return new (std::nothrow) ICSNumberFormatter{std::move(formatter)};
}

void ics_numbers_close(ICSNumberFormatter *formatter) { delete formatter; }

static int32_t write(
    const FormattedNumber &number, UErrorCode &status, uint8_t *buffer, int32_t capacity) {
  const icu::UnicodeString text = number.toTempString(status);
  return U_FAILURE(status) ? ics::failed : ics::write(text, buffer, capacity);
}

int32_t ics_numbers_format(
    const ICSNumberFormatter *formatter, const char *decimal, uint8_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const FormattedNumber number = formatter->formatter.formatDecimal(decimal, status);
  return write(number, status, buffer, capacity);
}

int32_t ics_numbers_format_integer(
    const ICSNumberFormatter *formatter, int64_t value, uint8_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const FormattedNumber number = formatter->formatter.formatInt(value, status);
  return write(number, status, buffer, capacity);
}

int32_t ics_numbers_format_fields(
    const ICSNumberFormatter *formatter, const char *decimal, uint8_t *buffer, int32_t capacity,
    ICSField *fields, int32_t fieldCapacity, int32_t *fieldCount) {
  *fieldCount = 0;
  UErrorCode status = U_ZERO_ERROR;
  const FormattedNumber number = formatter->formatter.formatDecimal(decimal, status);
  if (U_FAILURE(status)) return ics::failed;
  return ics::writeFields(
      number, UFIELD_CATEGORY_NUMBER, buffer, capacity, fields, fieldCapacity, fieldCount);
}
