#include "ICSDates.h"
#include "Text.hpp"

#include <new>
#include <unicode/measfmt.h>
#include <unicode/measunit.h>
#include <unicode/measure.h>
#include <vector>

struct ICSDurationFormatter {
  icu::MeasureFormat format;
};

ICSDurationFormatter *ics_durations_open(const char *tag, int32_t isClock) {
  UErrorCode status = U_ZERO_ERROR;
  icu::MeasureFormat format(
      ics::locale(tag), isClock ? UMEASFMT_WIDTH_NUMERIC : UMEASFMT_WIDTH_WIDE, status);
  if (U_FAILURE(status)) return nullptr;
  return new (std::nothrow) ICSDurationFormatter{format};
}

void ics_durations_close(ICSDurationFormatter *formatter) { delete formatter; }

int32_t ics_durations_format(
    ICSDurationFormatter *formatter, int64_t days, int64_t hours, int64_t minutes,
    const char *seconds, uint8_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  std::vector<icu::Measure> parts;
  const auto add = [&](const icu::Formattable &number, icu::MeasureUnit *unit) {
    parts.emplace_back(number, unit, status);
  };
  if (days >= 0) add(icu::Formattable(days), icu::MeasureUnit::createDay(status));
  if (hours >= 0) add(icu::Formattable(hours), icu::MeasureUnit::createHour(status));
  if (minutes >= 0) add(icu::Formattable(minutes), icu::MeasureUnit::createMinute(status));
  if (seconds != nullptr) {
    add(icu::Formattable(icu::StringPiece(seconds), status),
        icu::MeasureUnit::createSecond(status));
  }
  icu::UnicodeString text;
  icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
  formatter->format.formatMeasures(
      parts.data(), static_cast<int32_t>(parts.size()), text, position, status);
  return U_FAILURE(status) ? ics::failed : ics::write(text, buffer, capacity);
}
