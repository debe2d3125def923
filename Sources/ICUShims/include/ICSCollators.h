#ifndef ICS_COLLATORS_H
#define ICS_COLLATORS_H

#include "ICSBase.h"

ICS_BEGIN

/// The order of texts as people sort them, with runs of digits as numbers.
typedef struct ICSCollator ICSCollator;

ICSCollator *_Nullable ics_collators_open(const char *_Nonnull tag);
void ics_collators_close(ICSCollator *_Nonnull collator);

/// Writes the sort key of a text, bytes that compare as the texts do, and returns the bytes needed.
int32_t ics_collators_key(
    const ICSCollator *_Nonnull collator, const uint8_t *_Nullable bytes, int32_t count,
    uint8_t *_Nullable buffer, int32_t capacity);

ICS_END

#endif
