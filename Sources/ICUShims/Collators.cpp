#include "ICSCollators.h"
#include "Text.hpp"

#include <memory>
#include <new>
#include <unicode/coll.h>

struct ICSCollator {
  std::unique_ptr<icu::Collator> collator;
};

ICSCollator *ics_collators_open(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::Collator> collator(
      icu::Collator::createInstance(ics::locale(tag), status));
  if (U_FAILURE(status) || !collator) return nullptr;
  collator->setAttribute(UCOL_NUMERIC_COLLATION, UCOL_ON, status);
  if (U_FAILURE(status)) return nullptr;
  return new (std::nothrow) ICSCollator{std::move(collator)};
}

void ics_collators_close(ICSCollator *collator) { delete collator; }

int32_t ics_collators_key(
    const ICSCollator *collator, const uint8_t *bytes, int32_t count, uint8_t *buffer,
    int32_t capacity) {
  return collator->collator->getSortKey(ics::string(bytes, count), buffer, capacity);
}
