import Foundation

// Everything in one run on one machine: only the ratios mean something elsewhere.
//
//     Benchmarks [GROUP]… [FILE.json]
let groups: KeyValuePairs<String, () throws -> [Measurement]> = [
  "text": TextBenchmarks.run,
  "match": MatchBenchmarks.run,
  "braille": BrailleBenchmarks.run,
  "load": LoadBenchmarks.run,
  "start": StartUpBenchmarks.run,
  "toasts": ToastBenchmarks.run,
  "transcripts": TranscriptBenchmarks.run,
  "report": ReportBenchmarks.run,
]
let arguments = CommandLine.arguments.dropFirst()
let wanted = arguments.filter { !$0.hasSuffix(".json") }
let names = groups.map(\.key)
if let unknown = wanted.first(where: { !names.contains($0) }) {
  throw BenchmarkError("there is no group ‘\(unknown)’; name \(names.joined(separator: ", "))")
}
let measurements = try groups.filter { wanted.isEmpty || wanted.contains($0.key) }.flatMap {
  try $0.value()
}
print(Report.table(measurements))
let file = URL(filePath: arguments.first { $0.hasSuffix(".json") } ?? "benchmarks.json")
try Report.json(measurements).write(to: file)
print("\nwritten to \(file.path)")
