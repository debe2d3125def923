#include "ICSText.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

int32_t ics_bidi_first_strong(const uint8_t *bytes, int32_t count) {
  int32_t depth = 0;
  for (int32_t index = 0; index < count;) {
    UChar32 scalar;
    U8_NEXT_OR_FFFD(bytes, index, count, scalar);
    switch (u_charDirection(scalar)) {
      case U_LEFT_TO_RIGHT:
        if (depth == 0) return 0;
        break;
      case U_RIGHT_TO_LEFT:
      case U_RIGHT_TO_LEFT_ARABIC:
        if (depth == 0) return 1;
        break;
      case U_FIRST_STRONG_ISOLATE:
      case U_LEFT_TO_RIGHT_ISOLATE:
      case U_RIGHT_TO_LEFT_ISOLATE:
        depth += 1;
        break;
      case U_POP_DIRECTIONAL_ISOLATE:
        if (depth > 0) depth -= 1;
        break;
      default: break;
    }
  }
  return 2;
}

int32_t ics_bidi_has_right_to_left(const uint8_t *bytes, int32_t count) {
  for (int32_t index = 0; index < count;) {
    UChar32 scalar;
    U8_NEXT_OR_FFFD(bytes, index, count, scalar);
    switch (u_charDirection(scalar)) {
      case U_RIGHT_TO_LEFT:
      case U_RIGHT_TO_LEFT_ARABIC:
      case U_ARABIC_NUMBER:
      case U_RIGHT_TO_LEFT_EMBEDDING:
      case U_RIGHT_TO_LEFT_OVERRIDE:
      case U_RIGHT_TO_LEFT_ISOLATE:
        return 1;
      default: break;
    }
  }
  return 0;
}
