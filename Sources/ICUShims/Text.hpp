#ifndef ICS_TEXT_HPP
#define ICS_TEXT_HPP

#include "ICSBase.h"
#include "ICSNumbers.h"

#include <unicode/formattedvalue.h>
#include <unicode/locid.h>
#include <unicode/unistr.h>

namespace ics {

/// What a function that writes text returns where ICU could not do it.
constexpr int32_t failed = -1;

/// The locale of a BCP 47 tag; root for what is no tag.
icu::Locale locale(const char *tag);

/// UTF-16 from UTF-8; ill-formed bytes become U+FFFD.
icu::UnicodeString string(const uint8_t *bytes, int32_t count);

/// Writes UTF-8 where it fits, and returns the bytes needed.
int32_t write(const icu::UnicodeString &text, uint8_t *buffer, int32_t capacity);

/// Writes ASCII where it fits, and returns the bytes needed.
int32_t write(const char *text, uint8_t *buffer, int32_t capacity);

/// Writes the tag of a locale where it fits, and returns the bytes needed.
int32_t writeTag(const icu::Locale &locale, uint8_t *buffer, int32_t capacity);

/// Writes a formatted value and the parts of one category of fields.
int32_t writeFields(
    const icu::FormattedValue &value, int32_t category, uint8_t *buffer, int32_t capacity,
    ICSField *fields, int32_t fieldCapacity, int32_t *fieldCount);

}  // namespace ics

#endif
