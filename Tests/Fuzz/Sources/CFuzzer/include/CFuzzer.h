#ifndef C_FUZZER_H
#define C_FUZZER_H

#include <stddef.h>
#include <stdint.h>

/// libFuzzer's own loop: calls `read` with one input after another.
int LLVMFuzzerRunDriver(
    int *_Nonnull argc,
    char *_Nonnull *_Nonnull *_Nonnull argv,
    int (*_Nonnull read)(const uint8_t *_Nullable bytes, size_t count));

#endif
