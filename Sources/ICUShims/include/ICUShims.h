#ifndef ICU_SHIMS_H
#define ICU_SHIMS_H

// The only header Swift sees. ICU's own headers stand in the .cpp files alone: ICU renames its
// functions, and Foundation carries a second ICU whose types clash with the system's.
//
// The rules of every function:
// - a tag is a BCP 47 language tag in ASCII, ended by NUL;
// - text is UTF-8; a function that writes text returns the bytes it needs, and has written them
//   where the buffer is large enough. Less than 0 means ICU could not do it;
// - a decimal is ASCII such as "-1234.50"; digits that stand there count, trailing zeros too;
// - `open` returns NULL where ICU cannot make the object.

#include "ICSCollators.h"
#include "ICSDates.h"
#include "ICSLists.h"
#include "ICSLocales.h"
#include "ICSMatcher.h"
#include "ICSNumbers.h"
#include "ICSPlurals.h"
#include "ICSText.h"
#include "ICSVersion.h"

#endif
