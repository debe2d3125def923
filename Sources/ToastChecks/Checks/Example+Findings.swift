extension Example {
  /// The bytes of the files that are marked, in order.
  package var marks: [Place] {
    files.flatMap { file in
      var places: [Place] = []
      var offset = 0
      for scalar in file.text.unicodeScalars {
        if scalar == Self.mark {
          places.append(Place(file: file.path, offset: offset))
        } else {
          offset += UTF8.width(scalar)
        }
      }
      return places
    }
  }

  /// Where a check finds something in the example.
  package func findings(of check: Check) -> [Place] {
    var configuration = configuration
    configuration.only.insert(check.id)
    let engine = CheckEngine(configuration: configuration, wantsExcerpts: false)
    let report = engine.check(
      files: files.map { file in
        (
          file.path,
          Array(
            String(String.UnicodeScalarView(file.text.unicodeScalars.filter { $0 != Self.mark }))
              .utf8)
        )
      })
    return report.findings.filter { $0.rule == check.id }.map {
      Place(file: $0.file, offset: $0.mark?.lowerBound ?? 0)
    }
  }

  /// A byte of a file of an example.
  package struct Place: Hashable, Sendable {
    /// The path of the file.
    package var file: String
    /// The byte.
    package var offset: Int
  }
}
