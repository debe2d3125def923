#ifndef ICS_NUMBERS_HPP
#define ICS_NUMBERS_HPP

#include "ICSNumbers.h"

#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>

struct ICSNumberFormatter {
  icu::number::LocalizedNumberFormatter formatter;
};

namespace ics {

/// How many digits a decimal has after its point.
int32_t fractionDigits(const char *decimal);

/// A decimal that shows the digits it is written with, for plural rules: the same in all languages.
icu::number::FormattedNumber asWritten(const char *decimal, UErrorCode &status);

}  // namespace ics

#endif
