#include "Localizations.h"

static const uint8_t labels[] = {
#embed "Labels.xcstrings"
};

static const uint8_t readers[] = {
#embed "Readers.xcstrings"
};

static const ToastLocalization localizations[] = {
    {"Labels.xcstrings", labels, sizeof labels},
    {"Readers.xcstrings", readers, sizeof readers},
};

size_t toast_localization_count(void) { return sizeof localizations / sizeof *localizations; }

ToastLocalization toast_localization_at(size_t index) { return localizations[index]; }
