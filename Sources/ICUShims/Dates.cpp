#include "ICSDates.h"
#include "Text.hpp"

#include <memory>
#include <new>
#include <unicode/datefmt.h>
#include <unicode/dtptngen.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

struct ICSDateFormatter {
  std::unique_ptr<icu::DateFormat> format;
};

ICSDateFormatter *ics_dates_open(
    const char *tag, int32_t dateStyle, int32_t timeStyle, const char *zone) {
  std::unique_ptr<icu::DateFormat> format(icu::DateFormat::createDateTimeInstance(
      static_cast<icu::DateFormat::EStyle>(dateStyle),
      static_cast<icu::DateFormat::EStyle>(timeStyle), ics::locale(tag)));
  if (!format) return nullptr;
  format->adoptTimeZone(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
  return new (std::nothrow) ICSDateFormatter{std::move(format)};
}

ICSDateFormatter *ics_dates_open_pattern(
    const char *tag, const uint8_t *pattern, int32_t count, int32_t isSkeleton, const char *zone) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Locale locale = ics::locale(tag);
  icu::UnicodeString text = ics::string(pattern, count);
  if (isSkeleton) {
    const std::unique_ptr<icu::DateTimePatternGenerator> generator(
        icu::DateTimePatternGenerator::createInstance(locale, status));
    if (U_FAILURE(status) || !generator) return nullptr;
    text = generator->getBestPattern(text, status);
  }
  std::unique_ptr<icu::DateFormat> format(new icu::SimpleDateFormat(text, locale, status));
  if (U_FAILURE(status) || !format) return nullptr;
  format->adoptTimeZone(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
  return new (std::nothrow) ICSDateFormatter{std::move(format)};
}

void ics_dates_close(ICSDateFormatter *formatter) { delete formatter; }

int32_t ics_dates_knows_zone(const char *zone) {
  const std::unique_ptr<icu::TimeZone> known(
      icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
  return known && *known != icu::TimeZone::getUnknown();
}

int32_t ics_dates_format(
    ICSDateFormatter *formatter, double millisecondsSince1970, uint8_t *buffer,
    int32_t capacity) {
  icu::UnicodeString text;
  formatter->format->format(millisecondsSince1970, text);
  return ics::write(text, buffer, capacity);
}
