#ifndef ICS_BASE_H
#define ICS_BASE_H

#include <stdint.h>

#ifdef __cplusplus
#define ICS_BEGIN extern "C" {
#define ICS_END }
#else
#define ICS_BEGIN
#define ICS_END
#endif

#if !__has_feature(nullability)
#define _Nonnull
#define _Nullable
#endif

#endif
