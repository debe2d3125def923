#include "CFuzzer.h"

// libFuzzer's library refers to this function although each program here has a
// `main` of its own and hands its reader over by hand.
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  (void)bytes;
  (void)count;
  return 0;
}
