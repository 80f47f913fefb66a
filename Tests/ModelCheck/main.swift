import Foundation
import ModelComparison

/// One part of the worlds that docs/trust.md counts: `model-check PART PARTS RANDOM`.
///
/// PART is a number from 0 below PARTS; RANDOM is how many of the larger worlds belong to each part.
let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
guard CommandLine.arguments.count == 4, numbers.count == 3, numbers[1] > 0, numbers[2] >= 0,
  (0..<numbers[1]).contains(numbers[0])
else {
  FileHandle.standardError.write(
    Data("model-check: say the part, the number of parts, and the random worlds of a part\n".utf8))
  exit(2)
}
var comparison = Comparison()
comparison.addPairs(first: numbers[0], step: numbers[1])
let first = UInt64(numbers[0]) * UInt64(numbers[2])
comparison.addRandom(first..<first + UInt64(numbers[2]))
for difference in comparison.examples { print(difference) }
print("\(comparison.worlds) worlds, \(comparison.differences) differences")
exit(comparison.differences == 0 ? 0 : 1)
