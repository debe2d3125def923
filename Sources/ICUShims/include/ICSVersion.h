#ifndef ICS_VERSION_H
#define ICS_VERSION_H

#include "ICSBase.h"

ICS_BEGIN

/// The version of the ICU library that is loaded, such as "72.1".
int32_t ics_version_icu(uint8_t *_Nullable buffer, int32_t capacity);

/// The version of its CLDR data, such as "42".
int32_t ics_version_cldr(uint8_t *_Nullable buffer, int32_t capacity);

/// The version of the Unicode Standard it knows, such as "15.0".
int32_t ics_version_unicode(uint8_t *_Nullable buffer, int32_t capacity);

ICS_END

#endif
