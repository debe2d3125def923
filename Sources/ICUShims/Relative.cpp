#include "ICSDates.h"
#include "Text.hpp"

#include <new>
#include <unicode/reldatefmt.h>

struct ICSRelativeFormatter {
  icu::RelativeDateTimeFormatter formatter;
};

ICSRelativeFormatter *ics_relative_open(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  icu::RelativeDateTimeFormatter formatter(ics::locale(tag), status);
  if (U_FAILURE(status)) return nullptr;
  return new (std::nothrow) ICSRelativeFormatter{formatter};
}

void ics_relative_close(ICSRelativeFormatter *formatter) { delete formatter; }

int32_t ics_relative_format(
    ICSRelativeFormatter *formatter, double value, int32_t unit, uint8_t *buffer,
    int32_t capacity) {
  if (unit < UDAT_REL_UNIT_YEAR || unit > UDAT_REL_UNIT_SECOND) return ics::failed;
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString text;
  formatter->formatter.formatNumeric(
      value, static_cast<URelativeDateTimeUnit>(unit), text, status);
  return U_FAILURE(status) ? ics::failed : ics::write(text, buffer, capacity);
}
