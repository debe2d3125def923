#include "ICSText.h"
#include "Text.hpp"

#include <memory>
#include <new>
#include <unicode/translit.h>

struct ICSTransliterator {
  std::unique_ptr<icu::Transliterator> rules;
};

ICSTransliterator *ics_transliterator_open(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::Transliterator> rules(icu::Transliterator::createInstance(
      icu::UnicodeString::fromUTF8(name), UTRANS_FORWARD, status));
  if (U_FAILURE(status) || !rules) return nullptr;
  return new (std::nothrow) ICSTransliterator{std::move(rules)};
}

void ics_transliterator_close(ICSTransliterator *transliterator) { delete transliterator; }

int32_t ics_transliterator_apply(
    ICSTransliterator *transliterator, const uint8_t *bytes, int32_t count, uint8_t *buffer,
    int32_t capacity) {
  icu::UnicodeString text = ics::string(bytes, count);
  transliterator->rules->transliterate(text);
  return ics::write(text, buffer, capacity);
}
