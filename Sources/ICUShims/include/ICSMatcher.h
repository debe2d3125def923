#ifndef ICS_MATCHER_H
#define ICS_MATCHER_H

#include "ICSBase.h"

ICS_BEGIN

/// Chooses among supported locales. Safe to share between threads.
typedef struct ICSLocaleMatcher ICSLocaleMatcher;

/// `supported`: tags with commas between them. `fallback`: preferred among equally near ones, NULL
/// for the first. `favorsScript`: a script in common counts more than a language in common.
ICSLocaleMatcher *_Nullable ics_matcher_open(
    const char *_Nonnull supported, const char *_Nullable fallback, int32_t favorsScript);
void ics_matcher_close(ICSLocaleMatcher *_Nonnull matcher);

/// The best match for desired tags with commas between them. Writes the index of the supported
/// locale and of the desired one, both -1 where nothing matches, and the tag of the supported locale
/// with the region and extensions of the desired one.
int32_t ics_matcher_match(
    const ICSLocaleMatcher *_Nonnull matcher, const char *_Nonnull desired,
    int32_t *_Nonnull supportedIndex, int32_t *_Nonnull desiredIndex,
    uint8_t *_Nullable buffer, int32_t capacity);

/// The tag of a supported locale as ICU holds it.
int32_t ics_matcher_tag(
    const ICSLocaleMatcher *_Nonnull matcher, int32_t index, uint8_t *_Nullable buffer,
    int32_t capacity);

/// Whether ICU takes the one for the other; the same the other way round only for some.
int32_t ics_matcher_accepts(
    const ICSLocaleMatcher *_Nonnull matcher, const char *_Nonnull desired,
    const char *_Nonnull supported);

ICS_END

#endif
