#define _GNU_SOURCE
#include "COpponents.h"

#include <fcntl.h>
#include <libintl.h>
#include <locale.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

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

ProcessCost opponent_run(char *const *arguments) {
  ProcessCost cost = {0, 0, -1};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  extern char **environ;
  pid_t process;
  if (posix_spawn(&process, arguments[0], &actions, NULL, arguments, environ) == 0) {
    int status = 0;
    struct rusage usage;
    wait4(process, &status, 0, &usage);
    clock_gettime(CLOCK_MONOTONIC, &end);
    cost.milliseconds =
        (double)(end.tv_sec - start.tv_sec) * 1e3 + (double)(end.tv_nsec - start.tv_nsec) / 1e6;
#ifdef __APPLE__
    cost.megabytes = (double)usage.ru_maxrss / 1048576.0;
#else
    cost.megabytes = (double)usage.ru_maxrss / 1024.0;
#endif
    cost.status = status;
  }
  posix_spawn_file_actions_destroy(&actions);
  return cost;
}
