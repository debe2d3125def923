#ifndef ICS_TEXT_H
#define ICS_TEXT_H

#include "ICSBase.h"

ICS_BEGIN

/// Boundaries in text. One thread at a time.
typedef struct ICSBoundaries ICSBoundaries;

/// `kind`: 0 user-perceived characters, 1 words, 2 sentences.
ICSBoundaries *_Nullable ics_boundaries_open(const char *_Nonnull tag, int32_t kind);
void ics_boundaries_close(ICSBoundaries *_Nonnull boundaries);

/// Writes the end of each piece in bytes, and ICU's status of it (for words: 0 to 99 white space and
/// punctuation, 100 numbers, 200 letters, 300 kana, 400 ideographs). Returns how many there are.
int32_t ics_boundaries_find(
    ICSBoundaries *_Nonnull boundaries, const uint8_t *_Nullable bytes, int32_t count,
    int32_t *_Nullable ends, int32_t *_Nullable statuses, int32_t capacity);

/// The direction of the first strong character outside isolates: 0 left to right, 1 right to left,
/// 2 none. (UAX #9, P2 and P3.)
int32_t ics_bidi_first_strong(const uint8_t *_Nullable bytes, int32_t count);

/// Whether any character is written from right to left or changes the direction of others.
int32_t ics_bidi_has_right_to_left(const uint8_t *_Nullable bytes, int32_t count);

/// Whether a character ends a sentence. (Sentence_Terminal, UAX #44.)
int32_t ics_properties_is_sentence_terminal(uint32_t scalar);

/// Whether a character takes two columns: Wide or Fullwidth. (UAX #11.)
int32_t ics_properties_is_wide(uint32_t scalar);

/// Whether a character takes two columns in East Asian text and else one. (UAX #11.)
int32_t ics_properties_is_ambiguous(uint32_t scalar);

/// The ISO 15924 code of the script of a character, such as "Hira".
int32_t ics_properties_script(uint32_t scalar, uint8_t *_Nullable buffer, int32_t capacity);

/// Whether text is in a normal form. `form`: 0 NFC, 1 NFKC.
int32_t ics_normal_form_holds(int32_t form, const uint8_t *_Nullable bytes, int32_t count);

/// The text in a normal form.
int32_t ics_normal_form_make(
    int32_t form, const uint8_t *_Nullable bytes, int32_t count, uint8_t *_Nullable buffer,
    int32_t capacity);

/// Rules that rewrite text. One thread at a time.
typedef struct ICSTransliterator ICSTransliterator;

ICSTransliterator *_Nullable ics_transliterator_open(const char *_Nonnull name);
void ics_transliterator_close(ICSTransliterator *_Nonnull transliterator);
int32_t ics_transliterator_apply(
    ICSTransliterator *_Nonnull transliterator, const uint8_t *_Nullable bytes, int32_t count,
    uint8_t *_Nullable buffer, int32_t capacity);

/// Finds text that looks like other text. Safe to share between threads.
typedef struct ICSSpoofChecker ICSSpoofChecker;

ICSSpoofChecker *_Nullable ics_spoof_open(void);
void ics_spoof_close(ICSSpoofChecker *_Nonnull checker);

/// Text that looks alike has the same skeleton. (UTS #39, section 4.)
int32_t ics_spoof_skeleton(
    const ICSSpoofChecker *_Nonnull checker, const uint8_t *_Nullable bytes, int32_t count,
    uint8_t *_Nullable buffer, int32_t capacity);

/// The checks of USpoofChecks that a text fails; -1 is an error.
int32_t ics_spoof_failures(
    const ICSSpoofChecker *_Nonnull checker, const uint8_t *_Nullable bytes, int32_t count);

ICS_END

#endif
