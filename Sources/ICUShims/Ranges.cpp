#include "ICSNumbers.h"
#include "Numbers.hpp"
#include "Text.hpp"

#include <new>
#include <unicode/numberrangeformatter.h>

using icu::number::NumberFormatter;
using icu::number::Precision;

struct ICSRangeFormatter {
  icu::number::LocalizedNumberRangeFormatter formatter;
};

ICSRangeFormatter *ics_ranges_open(
    const char *tag, int32_t startFraction, int32_t endFraction) {
  auto formatter = icu::number::NumberRangeFormatter::withLocale(ics::locale(tag))
                       .identityFallback(UNUM_IDENTITY_FALLBACK_SINGLE_VALUE);
  // One formatter for both sides lets ICU leave out what both have, such as the unit.
  if (startFraction == endFraction) {
    formatter = formatter.numberFormatterBoth(
        NumberFormatter::with().precision(Precision::minFraction(startFraction)));
  } else {
    formatter = formatter
                    .numberFormatterFirst(
                        NumberFormatter::with().precision(Precision::minFraction(startFraction)))
                    .numberFormatterSecond(
                        NumberFormatter::with().precision(Precision::minFraction(endFraction)));
  }
  return new (std::nothrow) ICSRangeFormatter{std::move(formatter)};
}

void ics_ranges_close(ICSRangeFormatter *formatter) { delete formatter; }

int32_t ics_ranges_format(
    const ICSRangeFormatter *formatter, const char *start, const char *end, uint8_t *buffer,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::number::FormattedNumberRange range =
      formatter->formatter.formatFormattableRange({start, status}, {end, status}, status);
  const icu::UnicodeString text = range.toTempString(status);
  return U_FAILURE(status) ? ics::failed : ics::write(text, buffer, capacity);
}
