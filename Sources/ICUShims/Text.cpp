#include "Text.hpp"

#include <cstring>
#include <string>
#include <unicode/bytestream.h>
#include <unicode/utf16.h>

namespace ics {

icu::Locale locale(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale result = icu::Locale::forLanguageTag(tag, status);
  return U_FAILURE(status) || result.isBogus() ? icu::Locale::getRoot() : result;
}

icu::UnicodeString string(const uint8_t *bytes, int32_t count) {
  return icu::UnicodeString::fromUTF8(
      icu::StringPiece(reinterpret_cast<const char *>(bytes), count));
}

int32_t write(const icu::UnicodeString &text, uint8_t *buffer, int32_t capacity) {
  if (text.isBogus()) return failed;
  int32_t needed = 0;
  const int32_t length = text.length();
  for (int32_t index = 0; index < length;) {
    const UChar32 scalar = text.char32At(index);
    index += U16_LENGTH(scalar);
    needed += U_IS_SURROGATE(scalar) ? 3 : scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;
  }
  if (needed <= capacity && buffer != nullptr) {
    // A lone surrogate becomes U+FFFD, three bytes as counted.
    icu::CheckedArrayByteSink sink(reinterpret_cast<char *>(buffer), capacity);
    text.toUTF8(sink);
  }
  return needed;
}

int32_t write(const char *text, uint8_t *buffer, int32_t capacity) {
  const size_t length = std::strlen(text);
  if (length > INT32_MAX) return failed;
  if (static_cast<int32_t>(length) <= capacity && buffer != nullptr) {
    std::memcpy(buffer, text, length);
  }
  return static_cast<int32_t>(length);
}

int32_t writeTag(const icu::Locale &locale, uint8_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const std::string tag = locale.toLanguageTag<std::string>(status);
  return U_FAILURE(status) ? failed : write(tag.c_str(), buffer, capacity);
}

/// The bytes of UTF-8 that the first `count` units need.
static int32_t bytes(const icu::UnicodeString &text, int32_t count) {
  return write(text.tempSubString(0, count), nullptr, 0);
}

int32_t writeFields(
    const icu::FormattedValue &value, int32_t category, uint8_t *buffer, int32_t capacity,
    ICSField *fields, int32_t fieldCapacity, int32_t *fieldCount) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::UnicodeString text = value.toString(status);
  if (U_FAILURE(status)) return failed;
  icu::ConstrainedFieldPosition position;
  position.constrainCategory(category);
  int32_t count = 0;
  while (value.nextPosition(position, status) && U_SUCCESS(status)) {
    if (count < fieldCapacity && fields != nullptr) {
      fields[count] = {
          position.getField(), bytes(text, position.getStart()), bytes(text, position.getLimit())};
    }
    count += 1;
  }
  *fieldCount = count;
  return U_FAILURE(status) ? failed : write(text, buffer, capacity);
}

}  // namespace ics
