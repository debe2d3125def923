// Includes nothing on purpose: Swift must never see an ICU header. ICU renames
// its functions, and Foundation carries an ICU of its own whose types clash.
// `ICUShims` includes ICU; this target only brings the flags and the libraries.
