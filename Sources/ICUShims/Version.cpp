#include "Text.hpp"
#include "ICSVersion.h"

#include <cstdio>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

/// Writes a version without its trailing zeros: `least` numbers or more.
static int32_t write(
    const UVersionInfo version, int least, uint8_t *buffer, int32_t capacity) {
  int count = U_MAX_VERSION_LENGTH;
  while (count > least && version[count - 1] == 0) count -= 1;
  char text[U_MAX_VERSION_STRING_LENGTH * 2] = "";
  int length = 0;
  for (int index = 0; index < count; index += 1) {
    length += std::snprintf(
        text + length, sizeof text - length, index == 0 ? "%d" : ".%d", version[index]);
  }
  return ics::write(text, buffer, capacity);
}

int32_t ics_version_icu(uint8_t *buffer, int32_t capacity) {
  UVersionInfo version;
  u_getVersion(version);
  return write(version, 1, buffer, capacity);
}

int32_t ics_version_cldr(uint8_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UVersionInfo version;
  ulocdata_getCLDRVersion(version, &status);
  return U_FAILURE(status) ? ics::failed : write(version, 1, buffer, capacity);
}

int32_t ics_version_unicode(uint8_t *buffer, int32_t capacity) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  return write(version, 2, buffer, capacity);
}
