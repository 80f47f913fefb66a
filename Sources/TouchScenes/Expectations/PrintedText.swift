import Foundation
import TouchLanguage
import TouchTrace

/// What was printed in a run, against the text of an article.
struct PrintedText {
  let lines: [String]

  init(_ trace: Trace) { lines = trace.console.map(\.text) }

  /// The difference; nil if there is none. Addresses are equal to all others, and the article's text may have one pass of
  /// the hit test where two were printed (C-01).
  func difference(_ expected: [String], from first: String?) -> String? {
    let all = lines.map(Self.masked)
    let start = first.map { all.firstIndex(of: Self.masked($0)) ?? all.endIndex } ?? 0
    let actual = Array(all[start...])
    let wanted = expected.map(Self.masked)
    guard actual != wanted, Self.withoutSecondPass(actual) != wanted else { return nil }
    return LineDiff.text(Text.runs.printedLines, wanted, actual, equal: ==)
  }

  /// `<TSWindow: 0x…>`: where an object lies is different on each device.
  static func masked(_ line: String) -> String {
    line.replacing(/0x[0-9a-f]+/, with: "0x\u{2026}")
  }

  /// The lines without the first repetition of a hit test that another one of the same lines follows.
  static func withoutSecondPass(_ lines: [String]) -> [String] {
    let isHit = { (line: String) in
      line.hasSuffix(" hitTest:withEvent:]") || line.hasSuffix(" pointInside:withEvent:]")
    }
    guard let start = lines.firstIndex(where: isHit) else { return lines }
    let block = lines[start...].prefix(while: isHit)
    let half = block.count / 2
    guard block.count.isMultiple(of: 2), block.prefix(half) == block.suffix(half) else {
      return lines
    }
    return Array(lines[..<start] + block.dropFirst(half) + lines[block.endIndex...])
  }
}
