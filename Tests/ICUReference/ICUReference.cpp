#include "ICUReference.h"

#include <string>
#include <unicode/measfmt.h>
#include <unicode/measunit.h>
#include <unicode/measure.h>
#include <unicode/udat.h>
#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/ureldatefmt.h>
#include <unicode/ustring.h>
#include <vector>

namespace {

/// The name in ICU's own spelling.
std::string name(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  char name[ULOC_FULLNAME_CAPACITY] = "";
  uloc_forLanguageTag(tag, name, sizeof name, nullptr, &status);
  return name;
}

std::u16string wide(const std::string &text) {
  const icu::UnicodeString units = icu::UnicodeString::fromUTF8(text);
  return std::u16string(units.getBuffer(), units.length());
}

int32_t write(
    const UChar *text, int32_t length, UErrorCode status, char *buffer, int32_t capacity) {
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  u_strToUTF8(buffer, capacity, &count, text, length, &status);
  return U_FAILURE(status) ? -1 : count;
}

}  // namespace

int32_t reference_number(
    const char *tag, int32_t style, const char *code, double value, char *buffer,
    int32_t capacity) {
  static const UNumberFormatStyle styles[] = {
      UNUM_DECIMAL, UNUM_CURRENCY, UNUM_PERCENT, UNUM_SPELLOUT, UNUM_ORDINAL};
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format =
      unum_open(styles[style], nullptr, 0, name(tag).c_str(), nullptr, &status);
  if (style == 1) {
    unum_setTextAttribute(format, UNUM_CURRENCY_CODE, wide(code).c_str(), -1, &status);
  }
  UChar text[512];
  const int32_t length = unum_formatDouble(format, value, text, 512, nullptr, &status);
  unum_close(format);
  return write(text, length, status, buffer, capacity);
}

int32_t reference_date(
    const char *tag, int32_t dateStyle, int32_t timeStyle, const char *zone, double milliseconds,
    char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format = udat_open(
      static_cast<UDateFormatStyle>(timeStyle), static_cast<UDateFormatStyle>(dateStyle),
      name(tag).c_str(), wide(zone).c_str(), -1, nullptr, 0, &status);
  UChar text[512];
  const int32_t length = udat_format(format, milliseconds, text, 512, nullptr, &status);
  udat_close(format);
  return write(text, length, status, buffer, capacity);
}

int32_t reference_list(const char *tag, const char *items, char *buffer, int32_t capacity) {
  std::vector<std::u16string> texts;
  for (std::string rest = items; !rest.empty();) {
    const size_t end = rest.find('\n');
    texts.push_back(wide(rest.substr(0, end)));
    rest = end == std::string::npos ? "" : rest.substr(end + 1);
  }
  std::vector<const UChar *> pointers;
  std::vector<int32_t> lengths;
  for (const std::u16string &text : texts) {
    pointers.push_back(text.c_str());
    lengths.push_back(static_cast<int32_t>(text.size()));
  }
  UErrorCode status = U_ZERO_ERROR;
  UListFormatter *format = ulistfmt_open(name(tag).c_str(), &status);
  UChar text[2048];
  const int32_t length = ulistfmt_format(
      format, pointers.data(), lengths.data(), static_cast<int32_t>(texts.size()), text, 2048,
      &status);
  ulistfmt_close(format);
  return write(text, length, status, buffer, capacity);
}

int32_t reference_relative(
    const char *tag, double value, int32_t unit, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  URelativeDateTimeFormatter *format = ureldatefmt_open(
      name(tag).c_str(), nullptr, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE, &status);
  UChar text[512];
  const int32_t length = ureldatefmt_formatNumeric(
      format, value, static_cast<URelativeDateTimeUnit>(unit), text, 512, &status);
  ureldatefmt_close(format);
  return write(text, length, status, buffer, capacity);
}

int32_t reference_measure(
    const char *tag, const char *unit, double value, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::MeasureFormat format(icu::Locale(name(tag).c_str()), UMEASFMT_WIDTH_SHORT, status);
  icu::MeasureUnit measureUnit = icu::MeasureUnit::forIdentifier(unit, status);
  const icu::Measure measure(value, new icu::MeasureUnit(measureUnit), status);
  icu::UnicodeString text;
  icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
  format.formatMeasures(&measure, 1, text, position, status);
  return write(text.getBuffer(), text.length(), status, buffer, capacity);
}
