import Foundation
import Testing

/// `import UIKit` brings along what UIKit has: apps have helpers of their own, and two of one name are ambiguous.
@Suite struct LeakTests {
  /// Types of others that apps extend.
  private static let types: Set<String> = [
    "CGPoint", "CGRect", "CGSize", "CGVector", "CGAffineTransform", "CGFloat", "Double", "Float",
    "Int",
    "String", "Array", "Set", "Dictionary", "Sequence", "Collection", "Comparable", "Optional",
    "Date",
    "NSObject",
  ]
  /// UIKit's own members of them, and those of Objective-C's root class.
  private static let known: Set<String> = [
    "CGRect.inset", "NSObject.perform", "NSObject.cancelPreviousPerformRequests",
  ]

  /// The public members that the modules of `import UIKit` give to types of others, and public operators.
  private var found: [String] {
    ["TouchGeometry", "TouchEngine", "UIKit"].flatMap {
      RulesPage.files("Sources/\($0)", ".swift").flatMap { Self.members(in: $0.text) }
    }
  }

  private static let extended = /(?:public\ )?extension\ \[?([A-Za-z0-9_]+)/
  private static let member = /\bpublic\ .*?(?:func|var)\ ([^\ (:<]+)/

  private static func members(in text: String) -> [String] {
    var type: String?
    var found: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("extension ") || line.hasPrefix("public extension "),
        let match = line.prefixMatch(of: extended)
      {
        type = types.contains(String(match.output.1)) ? String(match.output.1) : nil
      } else if line.hasPrefix("}") {
        type = nil
      } else if line.has("public "), let match = line.firstMatch(of: member) {
        let name = String(match.output.1)
        if let type { found.append("\(type).\(name)") }
        if !line.hasPrefix(" "), name.allSatisfy({ "+-*/=<>!&|^~%".contains($0) }), name != "==" {
          found.append(name)
        }
      }
    }
    return found
  }

  @Test func nothingButUIKitsOwnComesAlong() {
    #expect(Set(found).subtracting(Self.known) == [])
    #expect(found.contains("CGRect.inset"))
  }

  @Test func membersAreFound() {
    let text = """
      extension CGPoint {
        @inlinable public func distance(to other: CGPoint) -> Double { 0 }
        package var length: Double { 0 }
      }
      extension UIView {
        public var middle: CGPoint { center }
      }
      public func + (a: CGPoint, b: CGPoint) -> CGPoint { a }
      """
    #expect(Self.members(in: text) == ["CGPoint.distance", "+"])
  }
}
