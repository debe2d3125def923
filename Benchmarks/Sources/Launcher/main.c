// Runs a program with its output thrown away, and prints what it took: milliseconds, bytes of memory
// at most, exit status. A process of its own, and a small one: a child counts the memory of the one
// that started it as its own until it runs its program.
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

int main(int count, char **arguments) {
  if (count < 2) return 64;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t process;
  if (posix_spawn(&process, arguments[1], &actions, NULL, arguments + 1, environ) != 0) return 66;
  int status = 0;
  struct rusage usage;
  wait4(process, &status, 0, &usage);
  clock_gettime(CLOCK_MONOTONIC, &end);
  double milliseconds =
      (double)(end.tv_sec - start.tv_sec) * 1e3 + (double)(end.tv_nsec - start.tv_nsec) / 1e6;
#ifdef __APPLE__
  double bytes = (double)usage.ru_maxrss;
#else
  double bytes = (double)usage.ru_maxrss * 1024;
#endif
  printf("%f %f %d\n", milliseconds, bytes, status);
  return 0;
}
