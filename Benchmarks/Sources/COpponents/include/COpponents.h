#ifndef C_OPPONENTS_H
#define C_OPPONENTS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A compiled ICU MessageFormat.
typedef struct ICUMessage ICUMessage;
ICUMessage *_Nullable opponent_message_open(const char *_Nonnull locale, const char *_Nonnull pattern);
/// Writes the message as UTF-8; returns its length.
int32_t opponent_message_string(
    ICUMessage *_Nonnull message, const char *_Nonnull argument, char *_Nonnull buffer, int32_t capacity);
int32_t opponent_message_integer(
    ICUMessage *_Nonnull message, int64_t argument, char *_Nonnull buffer, int32_t capacity);

/// An ICU number formatter (`unumf`).
typedef struct ICUNumber ICUNumber;
ICUNumber *_Nullable opponent_number_open(const char *_Nonnull locale);
int32_t opponent_number_format(
    ICUNumber *_Nonnull number, int64_t value, char *_Nonnull buffer, int32_t capacity);

/// An ICU LocaleMatcher over tags with commas between.
typedef struct ICUMatcher ICUMatcher;
ICUMatcher *_Nullable opponent_matcher_open(const char *_Nonnull supported);
/// The first letters of the match for a tag, as a number to be compared.
int32_t opponent_matcher_match(ICUMatcher *_Nonnull matcher, const char *_Nonnull desired);
/// The same with the tag parsed before, and the matcher made anew.
int32_t opponent_matcher_match_anew(const char *_Nonnull supported, const char *_Nonnull desired);

/// Opens a gettext domain from a folder; 0 where translations will not be found.
int32_t opponent_gettext_open(const char *_Nonnull folder, const char *_Nonnull domain);
/// The length of a translation.
size_t opponent_gettext(const char *_Nonnull key);
size_t opponent_ngettext(
    const char *_Nonnull one, const char *_Nonnull other, unsigned long count, char *_Nonnull buffer,
    size_t capacity);

/// Opens liblouis and a table; 0 where either is missing.
int32_t opponent_louis_open(const char *_Nonnull table);
/// One call with positions, as a braille display needs it; returns how many cells came out.
int32_t opponent_louis_translate(
    const char *_Nonnull table, const uint32_t *_Nonnull text, int32_t count);

/// How often a byte occurs: the least a reader of a file must do.
size_t opponent_count_bytes(const uint8_t *_Nonnull bytes, size_t count, uint8_t byte);

/// The memory of this process that is in use now, in MiB; 0 where the system does not tell.
double opponent_memory(void);

#ifdef __cplusplus
}
#endif

#endif
