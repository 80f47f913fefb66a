import Foundation
import FuzzTargets
import Testing

/// What the fuzzers start from, and all that they have found, is played in every test.
@Suite(.serialized) struct FuzzTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The inputs of a folder of `Fuzz`, by name.
  private func inputs(_ folder: String, _ target: FuzzTarget) throws -> [(String, Data)] {
    let path = "\(Self.root)/Fuzz/\(folder)/\(target.rawValue)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return try names.sorted().map { name in
      (name, try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
    }
  }

  private nonisolated static let targets = FuzzTarget.allCases.filter { $0 != .canary }

  @Test(arguments: targets) func seedsAreTaken(_ target: FuzzTarget) throws {
    let seeds = try inputs("Seeds", target)
    #expect(seeds.count >= 2)
    for (name, bytes) in seeds {
      #expect(throws: Never.self, "\(target.rawValue)/\(name)") { try target.run(bytes) }
    }
  }

  @Test(arguments: targets) func whatWasFoundIsMended(_ target: FuzzTarget) throws {
    for (name, bytes) in try inputs("Findings", target) {
      #expect(throws: Never.self, "\(target.rawValue)/\(name)") { try target.run(bytes) }
    }
  }

  /// Bytes that are no seeds: cut at every place, and with one byte changed.
  @Test(arguments: targets) func cutAndChangedSeedsAreTaken(_ target: FuzzTarget) throws {
    for (name, bytes) in try inputs("Seeds", target) {
      let step = max(1, bytes.count / 40)
      for place in stride(from: 0, to: bytes.count, by: step) {
        var changed = bytes
        changed[changed.startIndex + place] ^= UInt8(1 + place % 255)
        for input in [bytes.prefix(place), changed] {
          #expect(throws: Never.self, "\(target.rawValue)/\(name) at \(place)") {
            try target.run(Data(input))
          }
        }
      }
    }
  }
}
