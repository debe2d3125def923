#include "ICSText.h"
#include "Text.hpp"

#include <unicode/normalizer2.h>

static const icu::Normalizer2 *normalizer(int32_t form, UErrorCode &status) {
  return form == 0 ? icu::Normalizer2::getNFCInstance(status)
                   : icu::Normalizer2::getNFKCInstance(status);
}

int32_t ics_normal_form_holds(int32_t form, const uint8_t *bytes, int32_t count) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *instance = normalizer(form, status);
  if (U_FAILURE(status)) return ics::failed;
  const icu::StringPiece text(reinterpret_cast<const char *>(bytes), count);
  const bool holds = instance->isNormalizedUTF8(text, status);
  return U_FAILURE(status) ? ics::failed : holds;
}

int32_t ics_normal_form_make(
    int32_t form, const uint8_t *bytes, int32_t count, uint8_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *instance = normalizer(form, status);
  if (U_FAILURE(status)) return ics::failed;
  const icu::UnicodeString text = instance->normalize(ics::string(bytes, count), status);
  return U_FAILURE(status) ? ics::failed : ics::write(text, buffer, capacity);
}
