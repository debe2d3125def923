#ifndef ICS_LISTS_H
#define ICS_LISTS_H

#include "ICSBase.h"

ICS_BEGIN

/// Lists joined with "and". Safe to share between threads.
typedef struct ICSListFormatter ICSListFormatter;

ICSListFormatter *_Nullable ics_lists_open(const char *_Nonnull tag);
void ics_lists_close(ICSListFormatter *_Nonnull formatter);

/// The items stand one after another in `bytes`; `lengths` says where each ends.
int32_t ics_lists_format(
    const ICSListFormatter *_Nonnull formatter, const uint8_t *_Nullable bytes,
    const int32_t *_Nullable lengths, int32_t count, uint8_t *_Nullable buffer, int32_t capacity);

ICS_END

#endif
