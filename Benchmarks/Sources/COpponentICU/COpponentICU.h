// Includes nothing: this target only brings the flags and the libraries.
