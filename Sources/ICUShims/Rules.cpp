#include "ICSNumbers.h"
#include "Text.hpp"

#include <memory>
#include <new>
#include <unicode/numfmt.h>
#include <unicode/rbnf.h>

struct ICSRuleFormatter {
  std::unique_ptr<icu::NumberFormat> format;
  icu::Locale locale;
};

static icu::NumberFormat *make(const char *tag, int32_t kind, UErrorCode &status) {
  switch (kind) {
    case 0: return new icu::RuleBasedNumberFormat(icu::URBNF_SPELLOUT, ics::locale(tag), status);
    case 1: return new icu::RuleBasedNumberFormat(icu::URBNF_ORDINAL, ics::locale(tag), status);
    default: return icu::NumberFormat::createInstance(ics::locale(tag), status);
  }
}

ICSRuleFormatter *ics_rules_open(const char *tag, int32_t kind) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::NumberFormat> format(make(tag, kind, status));
  if (U_FAILURE(status) || !format) return nullptr;
  return new (std::nothrow) ICSRuleFormatter{std::move(format), ics::locale(tag)};
}

void ics_rules_close(ICSRuleFormatter *formatter) { delete formatter; }

// Rules cover the integers of 64 bits but the smallest, and what rounds to them.
static bool isInRules(const icu::Formattable &number, UErrorCode &status) {
  if (number.getType() == icu::Formattable::kLong) return true;
  if (number.getType() == icu::Formattable::kInt64) return number.getInt64() != INT64_MIN;
  const double limit = 9223372036854775808.0;
  const double value = number.getDouble(status);
  return -limit < value && value < limit;
}

static void formatPlainly(
    icu::Locale locale, const icu::Formattable &number, icu::UnicodeString &text,
    UErrorCode &status) {
  locale.setUnicodeKeywordValue("nu", "latn", status);
  const std::unique_ptr<icu::NumberFormat> plain(icu::NumberFormat::createInstance(locale, status));
  if (U_SUCCESS(status) && plain) plain->format(number, text, status);
}

int32_t ics_rules_format(
    ICSRuleFormatter *formatter, const char *decimal, uint8_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Formattable number(icu::StringPiece(decimal), status);
  icu::UnicodeString text;
  if (!isInRules(number, status)) {
    // ICU 72 would hand it to the locale's plain format, which is made of the same rules where the
    // locale names a numbering system without digits, and so on until the stack is full.
    formatPlainly(formatter->locale, number, text, status);
  } else {
    formatter->format->format(number, text, status);
  }
  return U_FAILURE(status) ? ics::failed : ics::write(text, buffer, capacity);
}
