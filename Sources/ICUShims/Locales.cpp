#include "ICSLocales.h"
#include "Text.hpp"

#include <unicode/resbund.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

int32_t ics_locales_count(void) { return uloc_countAvailable(); }

int32_t ics_locales_tag(int32_t index, uint8_t *buffer, int32_t capacity) {
  const char *name = uloc_getAvailable(index);
  return name == nullptr ? ics::failed : ics::writeTag(icu::Locale(name), buffer, capacity);
}

int32_t ics_locales_is_right_to_left(const char *tag) { return ics::locale(tag).isRightToLeft(); }

int32_t ics_locales_canonical(const char *tag, uint8_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = ics::locale(tag);
  locale.canonicalize(status);
  return U_FAILURE(status) ? ics::failed : ics::writeTag(locale, buffer, capacity);
}

int32_t ics_locales_maximized(const char *tag, uint8_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = ics::locale(tag);
  locale.addLikelySubtags(status);
  return U_FAILURE(status) ? ics::failed : ics::writeTag(locale, buffer, capacity);
}

int32_t ics_locales_minimized(const char *tag, uint8_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = ics::locale(tag);
  locale.minimizeSubtags(status);
  return U_FAILURE(status) ? ics::failed : ics::writeTag(locale, buffer, capacity);
}

int32_t ics_locales_named_parent(const char *tag, uint8_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Locale locale = ics::locale(tag);
  // Without fallback: a parent named further up is not this locale's.
  UResourceBundle *bundle = ures_openDirect(nullptr, locale.getName(), &status);
  int32_t length = 0;
  UErrorCode lookUp = status;
  const UChar *parent = ures_getStringByKey(bundle, "%%Parent", &length, &lookUp);
  int32_t result = 0;
  if (U_SUCCESS(lookUp) && parent != nullptr) {
    char name[ULOC_FULLNAME_CAPACITY];
    const int32_t count = icu::UnicodeString(parent, length)
                              .extract(0, length, name, sizeof name, US_INV);
    result = count < static_cast<int32_t>(sizeof name)
                 ? ics::writeTag(icu::Locale(name), buffer, capacity)
                 : ics::failed;
  }
  ures_close(bundle);
  return result;
}

int32_t ics_locales_name(
    const char *tag, const char *language, uint8_t *buffer, int32_t capacity) {
  icu::UnicodeString name;
  ics::locale(tag).getDisplayName(ics::locale(language), name);
  return ics::write(name, buffer, capacity);
}
