#include "Resources.h"

// One array a file. A changed file rebuilds this one by itself.
static const uint8_t localeMatching[] = {
#embed "LocaleMatching/one-way.json"
};

static const uint8_t toastsSchema[] = {
#embed "Schemas/toasts.schema.json"
};

static const uint8_t checksSchema[] = {
#embed "Schemas/checks.schema.json"
};

static const uint8_t brailleKana[] = {
#embed "Braille/ja-kana.tsv"
};

static const uint8_t brailleWords[] = {
#embed "Braille/ja-words.tsv"
};

static const uint8_t brailleChineseCurrent[] = {
#embed "Braille/zhcn-g1.cti"
};

static const uint8_t brailleChineseTwoCell[] = {
#embed "Braille/zhcn-g2.cti"
};

static const uint8_t brailleChineseCommon[] = {
#embed "Braille/zhcn-cbs.cti"
};

static const uint8_t brailleTables[] = {
#embed "Braille/tables.json"
};

static const uint8_t readerVoiceOver[] = {
#embed "Readers/voiceover.json"
};

static const uint8_t readerNVDA[] = {
#embed "Readers/nvda.json"
};

static const uint8_t readerOrca[] = {
#embed "Readers/orca.json"
};

static const uint8_t emojiEnglish[] = {
#embed "Emoji/en.tsv"
};

static const uint8_t emojiJapanese[] = {
#embed "Emoji/ja.tsv"
};

static const uint8_t emojiSimplified[] = {
#embed "Emoji/zh.tsv"
};

static const uint8_t emojiTraditional[] = {
#embed "Emoji/zh-Hant.tsv"
};

static const uint8_t symbolsEnglish[] = {
#embed "Symbols/en.tsv"
};

static const uint8_t symbolsJapanese[] = {
#embed "Symbols/ja.tsv"
};

static const uint8_t symbolsSimplified[] = {
#embed "Symbols/zh-Hans.tsv"
};

static const uint8_t symbolsTraditional[] = {
#embed "Symbols/zh-Hant.tsv"
};

static const uint8_t reportScript[] = {
#embed "HTML/report.js"
};

static const uint8_t reportStyle[] = {
#embed "HTML/report.css"
};

static const uint8_t hanSimplified[] = {
#embed "Scripts/simplified.txt"
};

static const uint8_t hanSimplifiedOutsideHKSCS[] = {
#embed "Scripts/simplified-outside-hkscs.txt"
};

static const uint8_t hanSimplifiedOutsideJIS[] = {
#embed "Scripts/simplified-outside-jis.txt"
};

static const uint8_t hanTraditional[] = {
#embed "Scripts/traditional.txt"
};

static const uint8_t hanJapanese[] = {
#embed "Scripts/japanese.txt"
};

#define FILE(path, bytes) {path, bytes, sizeof bytes}

static const ToastResource resources[] = {
    FILE("Braille/ja-kana.tsv", brailleKana),
    FILE("Braille/ja-words.tsv", brailleWords),
    FILE("Braille/tables.json", brailleTables),
    FILE("Braille/zhcn-cbs.cti", brailleChineseCommon),
    FILE("Braille/zhcn-g1.cti", brailleChineseCurrent),
    FILE("Braille/zhcn-g2.cti", brailleChineseTwoCell),
    FILE("HTML/report.css", reportStyle),
    FILE("HTML/report.js", reportScript),
    FILE("LocaleMatching/one-way.json", localeMatching),
    FILE("Schemas/checks.schema.json", checksSchema),
    FILE("Schemas/toasts.schema.json", toastsSchema),
    FILE("Readers/voiceover.json", readerVoiceOver),
    FILE("Readers/nvda.json", readerNVDA),
    FILE("Readers/orca.json", readerOrca),
    FILE("Emoji/en.tsv", emojiEnglish),
    FILE("Emoji/ja.tsv", emojiJapanese),
    FILE("Emoji/zh.tsv", emojiSimplified),
    FILE("Emoji/zh-Hant.tsv", emojiTraditional),
    FILE("Scripts/simplified.txt", hanSimplified),
    FILE("Scripts/simplified-outside-hkscs.txt", hanSimplifiedOutsideHKSCS),
    FILE("Scripts/simplified-outside-jis.txt", hanSimplifiedOutsideJIS),
    FILE("Scripts/traditional.txt", hanTraditional),
    FILE("Scripts/japanese.txt", hanJapanese),
    FILE("Symbols/en.tsv", symbolsEnglish),
    FILE("Symbols/ja.tsv", symbolsJapanese),
    FILE("Symbols/zh-Hans.tsv", symbolsSimplified),
    FILE("Symbols/zh-Hant.tsv", symbolsTraditional),
};

size_t toast_resource_count(void) { return sizeof resources / sizeof *resources; }

ToastResource toast_resource_at(size_t index) { return resources[index]; }
