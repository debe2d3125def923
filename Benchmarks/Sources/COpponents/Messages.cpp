#include "COpponents.h"

#include <unicode/localematcher.h>
#include <unicode/msgfmt.h>
#include <unicode/numberformatter.h>
#include <unicode/unumberformatter.h>

#include <cstring>

using namespace icu;

static int32_t copy(const UnicodeString &text, char *buffer, int32_t capacity) {
  CheckedArrayByteSink sink(buffer, capacity);
  text.toUTF8(sink);
  return sink.NumberOfBytesAppended();
}

struct ICUMessage {
  MessageFormat format;
  ICUMessage(const UnicodeString &pattern, const Locale &locale, UErrorCode &status)
      : format(pattern, locale, status) {}
};

ICUMessage *opponent_message_open(const char *locale, const char *pattern) {
  UErrorCode status = U_ZERO_ERROR;
  auto *message =
      new ICUMessage(UnicodeString::fromUTF8(pattern), Locale::forLanguageTag(locale, status), status);
  return U_SUCCESS(status) ? message : nullptr;
}

static int32_t format(ICUMessage *message, const Formattable &argument, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UnicodeString text;
  FieldPosition position(FieldPosition::DONT_CARE);
  message->format.format(&argument, 1, text, position, status);
  return copy(text, buffer, capacity);
}

int32_t opponent_message_string(
    ICUMessage *message, const char *argument, char *buffer, int32_t capacity) {
  return format(message, Formattable(UnicodeString::fromUTF8(argument)), buffer, capacity);
}

int32_t opponent_message_integer(
    ICUMessage *message, int64_t argument, char *buffer, int32_t capacity) {
  return format(message, Formattable(argument), buffer, capacity);
}

struct ICUNumber {
  number::LocalizedNumberFormatter formatter;
};

ICUNumber *opponent_number_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  return new ICUNumber{number::NumberFormatter::withLocale(Locale::forLanguageTag(locale, status))};
}

int32_t opponent_number_format(ICUNumber *number, int64_t value, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  return copy(number->formatter.formatInt(value, status).toString(status), buffer, capacity);
}

struct ICUMatcher {
  LocaleMatcher matcher;
};

static LocaleMatcher make_matcher(const char *supported, UErrorCode &status) {
  return LocaleMatcher::Builder().setSupportedLocalesFromListString(supported).build(status);
}

ICUMatcher *opponent_matcher_open(const char *supported) {
  UErrorCode status = U_ZERO_ERROR;
  auto *matcher = new ICUMatcher{make_matcher(supported, status)};
  return U_SUCCESS(status) ? matcher : nullptr;
}

static int32_t match(const LocaleMatcher &matcher, const char *desired) {
  UErrorCode status = U_ZERO_ERROR;
  const Locale *best = matcher.getBestMatch(Locale::forLanguageTag(desired, status), status);
  return best == nullptr ? -1 : best->getLanguage()[0];
}

int32_t opponent_matcher_match(ICUMatcher *matcher, const char *desired) {
  return match(matcher->matcher, desired);
}

int32_t opponent_matcher_match_anew(const char *supported, const char *desired) {
  UErrorCode status = U_ZERO_ERROR;
  return match(make_matcher(supported, status), desired);
}
