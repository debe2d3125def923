import Foundation

// Everything in one run on one machine: only the ratios mean something elsewhere.
let measurements =
  try TextBenchmarks.run() + MatchBenchmarks.run() + BrailleBenchmarks.run() + LoadBenchmarks.run()
  + StartUpBenchmarks.run()
print(Report.table(measurements))
let file = URL(
  filePath: CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "benchmarks.json")
try Report.json(measurements).write(to: file)
print("\nwritten to \(file.path)")
