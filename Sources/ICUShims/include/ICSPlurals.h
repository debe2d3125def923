#ifndef ICS_PLURALS_H
#define ICS_PLURALS_H

#include "ICSBase.h"
#include "ICSNumbers.h"

ICS_BEGIN

// Categories are numbered zero 0, one 1, two 2, few 3, many 4, other 5; -1 is an error.

/// Plural rules of a language. Safe to share between threads.
typedef struct ICSPluralRules ICSPluralRules;

ICSPluralRules *_Nullable ics_plurals_open(const char *_Nonnull tag, int32_t isOrdinal);
void ics_plurals_close(ICSPluralRules *_Nonnull rules);

/// The categories the rules can give, bit 0 for zero to bit 5 for other.
int32_t ics_plurals_categories(const ICSPluralRules *_Nonnull rules);

/// The category of an integer below 2^53.
int32_t ics_plurals_select_integer(const ICSPluralRules *_Nonnull rules, int64_t value);

/// The category of a decimal with the fraction digits it is written with.
int32_t ics_plurals_select_decimal(
    const ICSPluralRules *_Nonnull rules, const char *_Nonnull decimal);

/// The category of a decimal as the formatter shows it: rounded, scaled, compact.
int32_t ics_plurals_select_formatted(
    const ICSPluralRules *_Nonnull rules, const ICSNumberFormatter *_Nonnull formatter,
    const char *_Nonnull decimal);

/// The category of a range of two decimals.
int32_t ics_plurals_select_range(
    const ICSPluralRules *_Nonnull rules, const char *_Nonnull start, const char *_Nonnull end);

ICS_END

#endif
