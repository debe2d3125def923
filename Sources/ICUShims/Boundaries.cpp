#include "ICSText.h"
#include "Text.hpp"

#include <memory>
#include <new>
#include <unicode/brkiter.h>
#include <unicode/utext.h>

struct ICSBoundaries {
  std::unique_ptr<icu::BreakIterator> iterator;
};

static icu::BreakIterator *make(const icu::Locale &locale, int32_t kind, UErrorCode &status) {
  switch (kind) {
    case 0: return icu::BreakIterator::createCharacterInstance(locale, status);
    case 1: return icu::BreakIterator::createWordInstance(locale, status);
    default: return icu::BreakIterator::createSentenceInstance(locale, status);
  }
}

ICSBoundaries *ics_boundaries_open(const char *tag, int32_t kind) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::BreakIterator> iterator(make(ics::locale(tag), kind, status));
  if (U_FAILURE(status) || !iterator) return nullptr;
  return new (std::nothrow) ICSBoundaries{std::move(iterator)};
}

void ics_boundaries_close(ICSBoundaries *boundaries) { delete boundaries; }

/// Gives the iterator text; what it was given before may be gone by now.
static bool set(icu::BreakIterator &iterator, const char *bytes, int32_t count) {
  UErrorCode status = U_ZERO_ERROR;
  UText text = UTEXT_INITIALIZER;
  utext_openUTF8(&text, bytes, count, &status);
  iterator.setText(&text, status);
  utext_close(&text);
  return U_SUCCESS(status);
}

int32_t ics_boundaries_find(
    ICSBoundaries *boundaries, const uint8_t *bytes, int32_t count, int32_t *ends,
    int32_t *statuses, int32_t capacity) {
  icu::BreakIterator &iterator = *boundaries->iterator;
  if (!set(iterator, reinterpret_cast<const char *>(bytes), count)) return ics::failed;
  int32_t found = 0;
  iterator.first();
  for (int32_t end = iterator.next(); end != icu::BreakIterator::DONE; end = iterator.next()) {
    if (found < capacity && ends != nullptr) ends[found] = end;
    if (found < capacity && statuses != nullptr) statuses[found] = iterator.getRuleStatus();
    found += 1;
  }
  // The bytes belong to the caller: let go of them.
  return set(iterator, "", 0) ? found : ics::failed;
}
