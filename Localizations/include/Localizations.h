#ifndef TOAST_LOCALIZATIONS_H
#define TOAST_LOCALIZATIONS_H

#include <stddef.h>
#include <stdint.h>

/// A string catalog that stands inside the binary.
typedef struct {
  /// The file name, such as `Labels.xcstrings`.
  const char *_Nonnull path;
  const uint8_t *_Nonnull bytes;
  size_t count;
} ToastLocalization;

/// How many catalogs are embedded.
size_t toast_localization_count(void);

/// The catalog at `index`, below `toast_localization_count()`.
ToastLocalization toast_localization_at(size_t index);

#endif
