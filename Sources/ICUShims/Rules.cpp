#include "ICSNumbers.h"
#include "Text.hpp"

#include <memory>
#include <new>
#include <unicode/numfmt.h>
#include <unicode/rbnf.h>

struct ICSRuleFormatter {
  std::unique_ptr<icu::NumberFormat> format;
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
  return new (std::nothrow) ICSRuleFormatter{std::move(format)};
}

void ics_rules_close(ICSRuleFormatter *formatter) { delete formatter; }

int32_t ics_rules_format(
    ICSRuleFormatter *formatter, const char *decimal, uint8_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Formattable number(icu::StringPiece(decimal), status);
  icu::UnicodeString text;
  formatter->format->format(number, text, status);
  return U_FAILURE(status) ? ics::failed : ics::write(text, buffer, capacity);
}
