#include "ICSMatcher.h"
#include "Text.hpp"

#include <cstring>
#include <memory>
#include <new>
#include <string>
#include <unicode/localematcher.h>
#include <vector>

struct ICSLocaleMatcher {
  std::vector<icu::Locale> supported;
  icu::LocaleMatcher matcher;
};

/// The locales of tags with commas between them; none for an empty text.
static std::vector<icu::Locale> locales(const char *tags) {
  std::vector<icu::Locale> result;
  while (*tags != 0) {
    const size_t length = std::strcspn(tags, ",");
    result.push_back(ics::locale(std::string(tags, length).c_str()));
    tags += length;
    if (*tags == ',') tags += 1;
  }
  return result;
}

ICSLocaleMatcher *ics_matcher_open(
    const char *supported, const char *fallback, int32_t favorsScript) {
  UErrorCode status = U_ZERO_ERROR;
  std::vector<icu::Locale> list = locales(supported);
  icu::LocaleMatcher::Builder builder;
  for (const icu::Locale &locale : list) builder.addSupportedLocale(locale);
  if (fallback != nullptr) {
    const icu::Locale locale = ics::locale(fallback);
    builder.setDefaultLocale(&locale);
  }
  if (favorsScript) builder.setFavorSubtag(ULOCMATCH_FAVOR_SCRIPT);
  icu::LocaleMatcher matcher = builder.build(status);
  if (U_FAILURE(status)) return nullptr;
  return new (std::nothrow) ICSLocaleMatcher{std::move(list), std::move(matcher)};
}

void ics_matcher_close(ICSLocaleMatcher *matcher) { delete matcher; }

int32_t ics_matcher_match(
    const ICSLocaleMatcher *matcher, const char *desired, int32_t *supportedIndex,
    int32_t *desiredIndex, uint8_t *buffer, int32_t capacity) {
  *supportedIndex = -1;
  *desiredIndex = -1;
  std::vector<icu::Locale> list = locales(desired);
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale::RangeIterator<std::vector<icu::Locale>::iterator> iterator(list.begin(), list.end());
  const icu::LocaleMatcher::Result result = matcher->matcher.getBestMatchResult(iterator, status);
  if (U_FAILURE(status)) return ics::failed;
  if (result.getSupportedIndex() < 0) return 0;
  *supportedIndex = result.getSupportedIndex();
  *desiredIndex = result.getDesiredIndex();
  const icu::Locale resolved = result.makeResolvedLocale(status);
  return U_FAILURE(status) ? ics::failed : ics::writeTag(resolved, buffer, capacity);
}

int32_t ics_matcher_tag(
    const ICSLocaleMatcher *matcher, int32_t index, uint8_t *buffer, int32_t capacity) {
  const bool isInside = index >= 0 && static_cast<size_t>(index) < matcher->supported.size();
  return isInside ? ics::writeTag(matcher->supported[index], buffer, capacity) : ics::failed;
}

int32_t ics_matcher_accepts(
    const ICSLocaleMatcher *matcher, const char *desired, const char *supported) {
  UErrorCode status = U_ZERO_ERROR;
  const bool accepts =
      matcher->matcher.isMatch(ics::locale(desired), ics::locale(supported), status);
  return U_SUCCESS(status) && accepts;
}
