#ifndef ICS_DATES_H
#define ICS_DATES_H

#include "ICSBase.h"

ICS_BEGIN

/// Dates and times of day. One thread at a time.
typedef struct ICSDateFormatter ICSDateFormatter;

/// Styles: 0 full, 1 long, 2 medium, 3 short, -1 none.
ICSDateFormatter *_Nullable ics_dates_open(
    const char *_Nonnull tag, int32_t dateStyle, int32_t timeStyle, const char *_Nonnull zone);

/// By a pattern such as "yyyy-MM-dd", or by a skeleton such as "yMMMd" of which the language makes its
/// own pattern.
ICSDateFormatter *_Nullable ics_dates_open_pattern(
    const char *_Nonnull tag, const uint8_t *_Nullable pattern, int32_t count, int32_t isSkeleton,
    const char *_Nonnull zone);
void ics_dates_close(ICSDateFormatter *_Nonnull formatter);

/// Whether ICU knows a time zone by this name.
int32_t ics_dates_knows_zone(const char *_Nonnull zone);
int32_t ics_dates_format(
    ICSDateFormatter *_Nonnull formatter, double millisecondsSince1970,
    uint8_t *_Nullable buffer, int32_t capacity);

/// Distances in time, numeric and long. One thread at a time.
typedef struct ICSRelativeFormatter ICSRelativeFormatter;

ICSRelativeFormatter *_Nullable ics_relative_open(const char *_Nonnull tag);
void ics_relative_close(ICSRelativeFormatter *_Nonnull formatter);

/// `unit`: year 0, quarter 1, month 2, week 3, day 4, hour 5, minute 6, second 7.
int32_t ics_relative_format(
    ICSRelativeFormatter *_Nonnull formatter, double value, int32_t unit,
    uint8_t *_Nullable buffer, int32_t capacity);

/// Lengths of time. One thread at a time.
typedef struct ICSDurationFormatter ICSDurationFormatter;

/// `isClock`: as a clock shows it, else in words.
ICSDurationFormatter *_Nullable ics_durations_open(const char *_Nonnull tag, int32_t isClock);
void ics_durations_close(ICSDurationFormatter *_Nonnull formatter);

/// The parts that are less than 0 are left out; the seconds are a decimal.
int32_t ics_durations_format(
    ICSDurationFormatter *_Nonnull formatter, int64_t days, int64_t hours, int64_t minutes,
    const char *_Nullable seconds, uint8_t *_Nullable buffer, int32_t capacity);

ICS_END

#endif
