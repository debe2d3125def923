/// A String Catalog with a choice by device, for examples.
enum DeviceExample {
  /// The catalog with a text for a kind of device.
  static func catalog(_ device: String) -> String {
    """
    { "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : { "de" : { "variations" : {
      "device" : { "\(device)" : { "stringUnit" : { "state" : "translated", "value" : "Tippen" } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : "Klicken" } } } } } } } },
      "version" : "1.0" }
    """
  }
}
