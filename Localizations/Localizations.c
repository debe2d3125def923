#include "Localizations.h"

static const uint8_t labels[] = {
#embed "Labels.xcstrings"
};

static const ToastLocalization localizations[] = {
    {"Labels.xcstrings", labels, sizeof labels},
};

size_t toast_localization_count(void) { return sizeof localizations / sizeof *localizations; }

ToastLocalization toast_localization_at(size_t index) { return localizations[index]; }
