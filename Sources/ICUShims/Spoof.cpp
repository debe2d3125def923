#include "ICSText.h"
#include "Text.hpp"

#include <new>
#include <unicode/uspoof.h>

struct ICSSpoofChecker {
  USpoofChecker *checker;

  ~ICSSpoofChecker() { uspoof_close(checker); }
};

ICSSpoofChecker *ics_spoof_open(void) {
  UErrorCode status = U_ZERO_ERROR;
  USpoofChecker *checker = uspoof_open(&status);
  if (U_FAILURE(status)) return nullptr;
  uspoof_setChecks(
      checker, USPOOF_RESTRICTION_LEVEL | USPOOF_INVISIBLE | USPOOF_MIXED_NUMBERS, &status);
  uspoof_setRestrictionLevel(checker, USPOOF_HIGHLY_RESTRICTIVE);
  if (U_FAILURE(status)) {
    uspoof_close(checker);
    return nullptr;
  }
  return new (std::nothrow) ICSSpoofChecker{checker};
}

void ics_spoof_close(ICSSpoofChecker *checker) { delete checker; }

int32_t ics_spoof_skeleton(
    const ICSSpoofChecker *checker, const uint8_t *bytes, int32_t count, uint8_t *buffer,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::UnicodeString text = ics::string(bytes, count);
  icu::UnicodeString skeleton;
  uspoof_getSkeletonUnicodeString(checker->checker, 0, text, skeleton, &status);
  return U_FAILURE(status) ? ics::failed : ics::write(skeleton, buffer, capacity);
}

int32_t ics_spoof_failures(
    const ICSSpoofChecker *checker, const uint8_t *bytes, int32_t count) {
  UErrorCode status = U_ZERO_ERROR;
  const int32_t failures =
      uspoof_check2UnicodeString(checker->checker, ics::string(bytes, count), nullptr, &status);
  return U_FAILURE(status) ? ics::failed : failures & USPOOF_ALL_CHECKS;
}
