#ifndef TOAST_RESOURCES_H
#define TOAST_RESOURCES_H

#include <stddef.h>
#include <stdint.h>

/// A data file that stands inside the binary.
typedef struct {
  /// The path below `Resources/`.
  const char *_Nonnull path;
  const uint8_t *_Nonnull bytes;
  size_t count;
} ToastResource;

/// How many files are embedded.
size_t toast_resource_count(void);

/// The file at `index`, below `toast_resource_count()`.
ToastResource toast_resource_at(size_t index);

#endif
