#include "ICSLists.h"
#include "Text.hpp"

#include <memory>
#include <new>
#include <unicode/listformatter.h>
#include <vector>

struct ICSListFormatter {
  std::unique_ptr<icu::ListFormatter> formatter;
};

ICSListFormatter *ics_lists_open(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::ListFormatter> formatter(
      icu::ListFormatter::createInstance(ics::locale(tag), status));
  if (U_FAILURE(status) || !formatter) return nullptr;
  return new (std::nothrow) ICSListFormatter{std::move(formatter)};
}

void ics_lists_close(ICSListFormatter *formatter) { delete formatter; }

int32_t ics_lists_format(
    const ICSListFormatter *formatter, const uint8_t *bytes, const int32_t *ends, int32_t count,
    uint8_t *buffer, int32_t capacity) {
  std::vector<icu::UnicodeString> items;
  int32_t start = 0;
  for (int32_t index = 0; index < count; index += 1) {
    items.push_back(ics::string(bytes + start, ends[index] - start));
    start = ends[index];
  }
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString text;
  formatter->formatter->format(items.data(), count, text, status);
  return U_FAILURE(status) ? ics::failed : ics::write(text, buffer, capacity);
}
