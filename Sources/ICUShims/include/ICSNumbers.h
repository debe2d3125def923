#ifndef ICS_NUMBERS_H
#define ICS_NUMBERS_H

#include "ICSBase.h"

ICS_BEGIN

/// Numbers by an ICU skeleton. Safe to share between threads.
typedef struct ICSNumberFormatter ICSNumberFormatter;

/// A part of a formatted number: the value of UNumberFormatFields, and its bytes.
typedef struct {
  int32_t kind;
  int32_t start;
  int32_t end;
} ICSField;

ICSNumberFormatter *_Nullable ics_numbers_open(
    const char *_Nonnull tag, const char *_Nonnull skeleton);
void ics_numbers_close(ICSNumberFormatter *_Nonnull formatter);
int32_t ics_numbers_format(
    const ICSNumberFormatter *_Nonnull formatter, const char *_Nonnull decimal,
    uint8_t *_Nullable buffer, int32_t capacity);
int32_t ics_numbers_format_integer(
    const ICSNumberFormatter *_Nonnull formatter, int64_t value,
    uint8_t *_Nullable buffer, int32_t capacity);

/// The text, and its parts in order of their start, the outer before the inner.
/// Writes at most `fieldCapacity` parts, and how many there are.
int32_t ics_numbers_format_fields(
    const ICSNumberFormatter *_Nonnull formatter, const char *_Nonnull decimal,
    uint8_t *_Nullable buffer, int32_t capacity,
    ICSField *_Nullable fields, int32_t fieldCapacity, int32_t *_Nonnull fieldCount);

/// Ranges of numbers. Safe to share between threads.
typedef struct ICSRangeFormatter ICSRangeFormatter;

ICSRangeFormatter *_Nullable ics_ranges_open(
    const char *_Nonnull tag, int32_t startFraction, int32_t endFraction);
void ics_ranges_close(ICSRangeFormatter *_Nonnull formatter);
int32_t ics_ranges_format(
    const ICSRangeFormatter *_Nonnull formatter, const char *_Nonnull start,
    const char *_Nonnull end, uint8_t *_Nullable buffer, int32_t capacity);

/// Numbers by rules: in words, as ordinals, in a numbering system that is no row of ten digits.
/// One thread at a time.
typedef struct ICSRuleFormatter ICSRuleFormatter;

/// `kind`: 0 in words, 1 ordinal, 2 the numbering system of the tag.
ICSRuleFormatter *_Nullable ics_rules_open(const char *_Nonnull tag, int32_t kind);
void ics_rules_close(ICSRuleFormatter *_Nonnull formatter);
int32_t ics_rules_format(
    ICSRuleFormatter *_Nonnull formatter, const char *_Nonnull decimal,
    uint8_t *_Nullable buffer, int32_t capacity);

/// The name of the numbering system of a tag, such as "latn".
int32_t ics_numbering_name(
    const char *_Nonnull tag, uint8_t *_Nullable buffer, int32_t capacity);

/// Whether that system writes numbers by rules, such as Roman numerals, and not by ten digits.
int32_t ics_numbering_is_algorithmic(const char *_Nonnull tag);

/// A symbol of the numbers of a tag, by its value in UNumberFormatSymbol.
int32_t ics_symbols_text(
    const char *_Nonnull tag, int32_t symbol, uint8_t *_Nullable buffer, int32_t capacity);

/// The ISO 4217 code of the currency of a tag's region; an error where it names no region.
int32_t ics_currency_code(
    const char *_Nonnull tag, uint8_t *_Nullable buffer, int32_t capacity);

ICS_END

#endif
