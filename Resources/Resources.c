#include "Resources.h"

// One array a file. A changed file rebuilds this one by itself.
static const uint8_t localeMatching[] = {
#embed "LocaleMatching/one-way.json"
};

static const uint8_t toastsSchema[] = {
#embed "Schemas/toasts.schema.json"
};

static const uint8_t brailleKana[] = {
#embed "Braille/ja-kana.tsv"
};

static const uint8_t brailleWords[] = {
#embed "Braille/ja-words.tsv"
};

#define FILE(path, bytes) {path, bytes, sizeof bytes}

static const ToastResource resources[] = {
    FILE("Braille/ja-kana.tsv", brailleKana),
    FILE("Braille/ja-words.tsv", brailleWords),
    FILE("LocaleMatching/one-way.json", localeMatching),
    FILE("Schemas/toasts.schema.json", toastsSchema),
};

size_t toast_resource_count(void) { return sizeof resources / sizeof *resources; }

ToastResource toast_resource_at(size_t index) { return resources[index]; }
