#define _GNU_SOURCE
#include "COpponents.h"

#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __APPLE__
#include <mach/mach.h>
#else
#include <malloc.h>
#endif

int32_t opponent_gettext_open(const char *folder, const char *domain) {
  setenv("LANGUAGE", "ja", 1);
  // Any locale but plain C: with that one gettext does not translate at all.
  if (setlocale(LC_ALL, "C.UTF-8") == NULL && setlocale(LC_ALL, "en_US.UTF-8") == NULL) return 0;
  bindtextdomain(domain, folder);
  bind_textdomain_codeset(domain, "UTF-8");
  textdomain(domain);
  return 1;
}

size_t opponent_gettext(const char *key) { return strlen(gettext(key)); }

size_t opponent_ngettext(
    const char *one, const char *other, unsigned long count, char *buffer, size_t capacity) {
#pragma clang diagnostic ignored "-Wformat-nonliteral"
  return (size_t)snprintf(buffer, capacity, ngettext(one, other, count), count);
}

size_t opponent_count_bytes(const uint8_t *bytes, size_t count, uint8_t byte) {
  size_t found = 0;
  for (size_t index = 0; index < count; index++) found += bytes[index] == byte;
  return found;
}

double opponent_memory(void) {
#ifdef __APPLE__
  struct mach_task_basic_info info;
  mach_msg_type_number_t count = MACH_TASK_BASIC_INFO_COUNT;
  task_info(mach_task_self(), MACH_TASK_BASIC_INFO, (task_info_t)&info, &count);
  return (double)info.resident_size / 1048576.0;
#else
  // What was freed and is kept for later use does not count.
  struct mallinfo2 info = mallinfo2();
  return (double)(info.uordblks + info.hblkhd) / 1048576.0;
#endif
}
