import Foundation
import Testing

/// The listings that the window shows are those of the sources. `RULES_UPDATE=1` writes them anew.
@Suite struct ListingsPageTests {
  @Test func listingsAreCurrent() throws {
    #expect(ListingsPage.all.count == 2)
    for page in ListingsPage.all {
      if ProcessInfo.processInfo.environment["RULES_UPDATE"] == "1" {
        try page.text.write(toFile: page.path, atomically: true, encoding: .utf8)
      }
      #expect(
        RulesPage.text(page.path) == page.text,
        "assets/\(page.name) is out of date: run scripts/docs")
    }
  }

  /// What UIKit does is told for each of its classes that the articles open up, and for the words of scene files.
  @Test func theArticlesListingsAreThere() {
    let originals = RulesPage.text("\(RulesPage.root)/assets/listings.md")
      .matches(of: /(?m)^- for: (.+)$/).map { String($0.output.1) }
    #expect(Set(originals).count == originals.count)
    for name in [
      "UIResponder", "UIView", "UIControl", "UIWindow", "UIApplication", "UITapGestureRecognizer",
      "pointInside: circle", "pointInside: inset", "pointInside: minimum", "pointInside: leftHalf",
      "pointInside: rightHalf", "pointInside: anySubview", "pointInside: selfOrSubview",
      "pointInside: notOver", "hitTest: passThrough", "hitTest: view", "hitTest: detached",
      "touches: swallow",
    ] { #expect(originals.contains(name), "no listing for \(name)") }
  }

  @Test func classesAreFoundInTheirFile() {
    let text = """
      public import UIKit

      /// Two words.
      open class A: UIView {}
      public enum Names {
        /// Inside.
        open class B: A {
          open override func f() {
            if true {
            }
          }
        }
        case one
      }
      public struct C {}
      final class D: B {
        var x = 1
      }
      """
    #expect(
      ClassSource.all(in: text, file: "F.swift") == [
        ClassSource(
          name: "A", file: "F.swift", line: 3, lines: ["/// Two words.", "open class A: UIView {}"]),
        ClassSource(
          name: "Names.B", file: "F.swift", line: 6,
          lines: [
            "/// Inside.", "open class B: A {", "  open override func f() {", "    if true {",
            "    }", "  }", "}",
          ]),
        ClassSource(
          name: "D", file: "F.swift", line: 16, lines: ["final class D: B {", "  var x = 1", "}"]),
      ])
  }
}
