#include "ICSText.h"
#include "Text.hpp"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

int32_t ics_properties_is_sentence_terminal(uint32_t scalar) {
  return u_hasBinaryProperty(static_cast<UChar32>(scalar), UCHAR_S_TERM);
}

static int32_t width(uint32_t scalar) {
  return u_getIntPropertyValue(static_cast<UChar32>(scalar), UCHAR_EAST_ASIAN_WIDTH);
}

int32_t ics_properties_is_wide(uint32_t scalar) {
  const int32_t value = width(scalar);
  return value == U_EA_WIDE || value == U_EA_FULLWIDTH;
}

int32_t ics_properties_is_ambiguous(uint32_t scalar) { return width(scalar) == U_EA_AMBIGUOUS; }

int32_t ics_properties_script(uint32_t scalar, uint8_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UScriptCode script = uscript_getScript(static_cast<UChar32>(scalar), &status);
  if (U_FAILURE(status)) return ics::failed;
  const char *name = uscript_getShortName(script);
  return name == nullptr ? ics::failed : ics::write(name, buffer, capacity);
}
