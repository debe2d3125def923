#ifndef ICS_LOCALES_H
#define ICS_LOCALES_H

#include "ICSBase.h"

ICS_BEGIN

/// How many locales ICU has data for.
int32_t ics_locales_count(void);

/// The tag of the locale at an index.
int32_t ics_locales_tag(int32_t index, uint8_t *_Nullable buffer, int32_t capacity);

/// Whether the language is written from right to left.
int32_t ics_locales_is_right_to_left(const char *_Nonnull tag);

/// The tag as CLDR writes it: deprecated subtags replaced.
int32_t ics_locales_canonical(
    const char *_Nonnull tag, uint8_t *_Nullable buffer, int32_t capacity);

/// The tag with its likely script and region.
int32_t ics_locales_maximized(
    const char *_Nonnull tag, uint8_t *_Nullable buffer, int32_t capacity);

/// The tag without the subtags that are likely anyway.
int32_t ics_locales_minimized(
    const char *_Nonnull tag, uint8_t *_Nullable buffer, int32_t capacity);

/// The parent that CLDR names for this locale, empty where it names none.
int32_t ics_locales_named_parent(
    const char *_Nonnull tag, uint8_t *_Nullable buffer, int32_t capacity);

/// The name of the locale in a language, the tag itself where ICU knows none.
int32_t ics_locales_name(
    const char *_Nonnull tag, const char *_Nonnull language, uint8_t *_Nullable buffer,
    int32_t capacity);

ICS_END

#endif
