#ifndef ICU_SHIMS_H
#define ICU_SHIMS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The ICU version in use, such as 72 for ICU 72.1.
int32_t ics_version_major(void);

#ifdef __cplusplus
}
#endif

#endif
