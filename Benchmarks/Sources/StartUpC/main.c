// The least a C program does to choose a plural through ICU and print it.
#include <stdio.h>
#include <unicode/upluralrules.h>

int main(void) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open("ja", &status);
  UChar category[16];
  int32_t length = uplrules_select(rules, 1, category, 16, &status);
  for (int32_t index = 0; index < length; index++) putchar(category[index]);
  putchar('\n');
  uplrules_close(rules);
  return U_FAILURE(status);
}
