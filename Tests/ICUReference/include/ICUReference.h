#ifndef ICU_REFERENCE_H
#define ICU_REFERENCE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// ICU's older C interface, which the project itself does not use: what the tests compare with.
// Each function returns the number of UTF-8 bytes it wrote, less than 0 on an error.

/// `style`: 0 decimal, 1 currency with the code, 2 percent, 3 in words, 4 ordinal.
int32_t reference_number(
    const char *_Nonnull tag, int32_t style, const char *_Nonnull code, double value,
    char *_Nonnull buffer, int32_t capacity);

/// Styles: 0 full, 1 long, 2 medium, 3 short, -1 none.
int32_t reference_date(
    const char *_Nonnull tag, int32_t dateStyle, int32_t timeStyle, const char *_Nonnull zone,
    double milliseconds, char *_Nonnull buffer, int32_t capacity);

/// Items with line feeds between them.
int32_t reference_list(
    const char *_Nonnull tag, const char *_Nonnull items, char *_Nonnull buffer, int32_t capacity);

/// `unit`: a value of URelativeDateTimeUnit.
int32_t reference_relative(
    const char *_Nonnull tag, double value, int32_t unit, char *_Nonnull buffer, int32_t capacity);

/// A quantity in its short form.
int32_t reference_measure(
    const char *_Nonnull tag, const char *_Nonnull unit, double value, char *_Nonnull buffer,
    int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
