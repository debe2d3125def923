#include "ICSNumbers.h"
#include "Text.hpp"

#include <memory>
#include <unicode/dcfmtsym.h>
#include <unicode/numsys.h>
#include <unicode/ucurr.h>

static std::unique_ptr<icu::NumberingSystem> system(const char *tag, UErrorCode &status) {
  return std::unique_ptr<icu::NumberingSystem>(
      icu::NumberingSystem::createInstance(ics::locale(tag), status));
}

int32_t ics_numbering_name(const char *tag, uint8_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const auto numbering = system(tag, status);
  if (U_FAILURE(status) || !numbering) return ics::failed;
  return ics::write(numbering->getName(), buffer, capacity);
}

int32_t ics_numbering_is_algorithmic(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  const auto numbering = system(tag, status);
  return U_SUCCESS(status) && numbering && numbering->isAlgorithmic();
}

int32_t ics_symbols_text(
    const char *tag, int32_t symbol, uint8_t *buffer, int32_t capacity) {
  if (symbol < 0 || symbol >= icu::DecimalFormatSymbols::kFormatSymbolCount) return ics::failed;
  UErrorCode status = U_ZERO_ERROR;
  const icu::DecimalFormatSymbols symbols(ics::locale(tag), status);
  if (U_FAILURE(status)) return ics::failed;
  const auto kind = static_cast<icu::DecimalFormatSymbols::ENumberFormatSymbol>(symbol);
  return ics::write(symbols.getConstSymbol(kind), buffer, capacity);
}

int32_t ics_currency_code(const char *tag, uint8_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  char16_t code[4] = {};
  const int32_t length = ucurr_forLocale(ics::locale(tag).getName(), code, 4, &status);
  if (U_FAILURE(status) || length != 3) return ics::failed;
  return ics::write(icu::UnicodeString(code, length), buffer, capacity);
}
