#define _GNU_SOURCE
#include "COpponents.h"

#include <dlfcn.h>
#include <stddef.h>

// The calls of liblouis.h 3, with characters of 32 bits.
typedef int (*TranslateCall)(
    const char *, const uint32_t *, int *, uint32_t *, int *, uint16_t *, char *, int *, int *,
    int *, int);
typedef int (*SizeCall)(void);

enum { dotsIO = 4, unicodeBraille = 64, limit = 4096 };

static TranslateCall translate;

int32_t opponent_louis_open(const char *table) {
  const char *names[] = {"liblouis.so.20", "liblouis.so", "liblouis.20.dylib", "liblouis.dylib"};
  void *library = NULL;
  for (size_t index = 0; index < 4 && library == NULL; index++) {
    library = dlopen(names[index], RTLD_NOW);
  }
  if (library == NULL) return 0;
  SizeCall size = (SizeCall)dlsym(library, "lou_charSize");
  translate = (TranslateCall)dlsym(library, "lou_translate");
  if (size == NULL || translate == NULL || size() != 4) return 0;
  const uint32_t letter = 'a';
  return opponent_louis_translate(table, &letter, 1) > 0;
}

int32_t opponent_louis_translate(const char *table, const uint32_t *text, int32_t count) {
  uint32_t cells[limit];
  int outputPositions[limit], inputPositions[limit];
  int length = count, capacity = limit;
  const int done = translate(
      table, text, &length, cells, &capacity, NULL, NULL, outputPositions, inputPositions, NULL,
      dotsIO | unicodeBraille);
  return done ? capacity : -1;
}
