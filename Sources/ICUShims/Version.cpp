#include "ICUShims.h"

#include <unicode/uvernum.h>

int32_t ics_version_major(void) { return U_ICU_VERSION_MAJOR_NUM; }
