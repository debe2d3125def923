#include "ICSPlurals.h"
#include "Numbers.hpp"
#include "Text.hpp"

#include <memory>
#include <new>
#include <unicode/numberrangeformatter.h>
#include <unicode/strenum.h>

struct ICSPluralRules {
  std::unique_ptr<icu::PluralRules> rules;
};

/// The number of a category, by its keyword in CLDR.
static int32_t category(const icu::UnicodeString &keyword) {
  static const char16_t *const names[] = {u"zero", u"one", u"two", u"few", u"many", u"other"};
  for (int32_t index = 0; index < 6; index += 1) {
    if (keyword == names[index]) return index;
  }
  return ics::failed;
}

ICSPluralRules *ics_plurals_open(const char *tag, int32_t isOrdinal) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::PluralRules> rules(icu::PluralRules::forLocale(
      ics::locale(tag), isOrdinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, status));
  if (U_FAILURE(status) || !rules) return nullptr;
  return new (std::nothrow) ICSPluralRules{std::move(rules)};
}

void ics_plurals_close(ICSPluralRules *rules) { delete rules; }

int32_t ics_plurals_categories(const ICSPluralRules *rules) {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::StringEnumeration> keywords(rules->rules->getKeywords(status));
  if (U_FAILURE(status) || !keywords) return ics::failed;
  int32_t result = 0;
  while (const icu::UnicodeString *keyword = keywords->snext(status)) {
    const int32_t index = category(*keyword);
    if (index >= 0) result |= 1 << index;
  }
  return U_FAILURE(status) ? ics::failed : result;
}

int32_t ics_plurals_select_integer(const ICSPluralRules *rules, int64_t value) {
  return category(rules->rules->select(static_cast<double>(value)));
}

static int32_t select(
    const ICSPluralRules *rules, const icu::number::FormattedNumber &number, UErrorCode &status) {
  if (U_FAILURE(status)) return ics::failed;
  const icu::UnicodeString keyword = rules->rules->select(number, status);
  return U_FAILURE(status) ? ics::failed : category(keyword);
}

int32_t ics_plurals_select_decimal(const ICSPluralRules *rules, const char *decimal) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::number::FormattedNumber number = ics::asWritten(decimal, status);
  return select(rules, number, status);
}

int32_t ics_plurals_select_formatted(
    const ICSPluralRules *rules, const ICSNumberFormatter *formatter, const char *decimal) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::number::FormattedNumber number =
      formatter->formatter.formatDecimal(decimal, status);
  return select(rules, number, status);
}

int32_t ics_plurals_select_range(
    const ICSPluralRules *rules, const char *start, const char *end) {
  using icu::number::NumberFormatter;
  using icu::number::Precision;
  const auto side = [](const char *decimal) {
    return NumberFormatter::with().precision(Precision::minFraction(ics::fractionDigits(decimal)));
  };
  UErrorCode status = U_ZERO_ERROR;
  const icu::number::FormattedNumberRange range =
      icu::number::NumberRangeFormatter::withLocale(icu::Locale::getRoot())
          .numberFormatterFirst(side(start))
          .numberFormatterSecond(side(end))
          .formatFormattableRange({start, status}, {end, status}, status);
  if (U_FAILURE(status)) return ics::failed;
  const icu::UnicodeString keyword = rules->rules->select(range, status);
  return U_FAILURE(status) ? ics::failed : category(keyword);
}
