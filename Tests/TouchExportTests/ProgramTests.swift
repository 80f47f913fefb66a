import SceneStories
import Testing
import TouchEngine
import TouchExport
import TouchScenes

/// What a program says of a scene; that all programs do what their scenes do is the business of
/// `Tests/EndToEnd/exports.py`.
@MainActor
@Suite struct ProgramTests {
  private static let head = "touchscope: 1\nscreen: [375, 667]\n"

  private func export(_ scene: String, variant: String? = nil) throws -> SceneExport {
    let scene = try LiveScene.load(
      text: Self.head + scene, path: "cards.yaml", variant: variant)
    defer { scene.engine.tearDown() }
    return SceneExport.program(scene)
  }

  private static let card = """
    window:
      rootViewController: {id: root}
      subviews:
        - id: card
          class: UIView
          frame: [40, 120, 255, 160]
          gestureRecognizers:
            - {id: tap, class: UITapGestureRecognizer, requireToFail: [double]}
            - {id: double, class: UITapGestureRecognizer, numberOfTapsRequired: 2}
            - {id: pan, class: UIPanGestureRecognizer, simultaneousWith: [double], drives: {view: card, with: translation}}
    variants:
      - {name: no wait, set: {tap.requireToFail: [], card.alpha: 0.5}}
    """

  @Test func viewsRecognizersAndDelegatesAreStatements() throws {
    let program = try export(Self.card)
    #expect(program.warnings == [])
    let lines = program.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    for line in [
      "final class RootViewController: UIViewController, UIGestureRecognizerDelegate {",
      "card.frame = CGRect(x: 40, y: 120, width: 255, height: 160)",
      "card.accessibilityIdentifier = \"card\"", "double.numberOfTapsRequired = 2",
      "tap.addTarget(self, action: #selector(handleTap(_:)))", "tap.require(toFail: double)",
      "otherGestureRecognizer === double",
      "if recognizer.state == .began { panStart = card.center }",
    ] {
      #expect(lines.contains(line[...]), "\(line)")
    }
  }

  @Test func aVariantReplacesWhatItSets() throws {
    let program = try export(Self.card, variant: "no wait")
    #expect(program.text.contains("//  Variant: no wait\n"))
    #expect(program.text.contains("card.alpha = 0.5\n"))
    #expect(!program.text.contains("require(toFail:"))
  }

  @Test func whatUIKitDoesNotHaveIsAWarningWithItsLine() throws {
    let program = try export(
      """
      constants: {tapMaximumDuration: 1}
      window:
        subviews: [{id: a, class: UIView, frame: [0, 0, 9, 9]}]
      """)
    #expect(
      program.warnings.map { "\($0.line): \($0.sentence)" } == [
        "3: UIKit's own thresholds count; the scene had tapMaximumDuration = 1",
        "5: UIKit stops an app whose window has no rootViewController when it has launched",
      ])
    #expect(program.text.contains("// Not in UIKit: UIKit stops an app"))
  }

  @Test func idsBecomeNamesThatSwiftTakes() throws {
    let program = try export(
      """
      window:
        rootViewController: {id: root}
        subviews:
          - {id: view, class: UIView, frame: [0, 0, 9, 9]}
          - {id: switch, class: UISwitch, frame: [0, 0, 9, 9]}
          - {id: é-2, class: UILabel, frame: [0, 0, 9, 9], text: "say \\"hi\\""}
      """)
    #expect(program.text.contains("private let mainView = UIView()\n"))
    #expect(program.text.contains("private let mainSwitch = UISwitch()\n"))
    #expect(program.text.contains("private let n2 = UILabel()\n"))
    #expect(program.text.contains("n2.accessibilityIdentifier = \"é-2\"\n"))
    #expect(program.text.contains("n2.text = \"say \\\"hi\\\"\"\n"))
  }

  @Test func aRunIsATest() throws {
    let scene = try LiveScene.load(
      text: Self.head + Self.card + """

        runs:
          - name: one tap
            variant: no wait
            input: [{tap: {at: card, count: 2}}, {drag: {from: card, by: [0, -90]}}, {wait: idle}, {set: {card.alpha: 1}}]
            expect: [{actions: [tap, pan]}, {values: {card.alpha: 1}}, {values: {card.alpha: 0.5}, at: 0.1}]
        """, path: "cards.yaml")
    defer { scene.engine.tearDown() }
    let test = try SceneExport.test(scene, runs: ["one tap"])
    #expect(
      test.text.contains(
        """
          @Test("one tap") func oneTap() {
            let tester = makeNoWait()
            tester.tap("card", count: 2)
            tester.drag(from: "card", by: (0, -90))
            tester.waitUntilIdle()
            tester.play("- set: {card.alpha: 1}")
            tester.expectActions(["tap", "pan"])
            tester.expect("- values: {card.alpha: 1}")
            // Not in a test: values in the middle of a run are read by scenes alone.
          }
        """))
    let selector = "Selector(\"handleTap:\", Self.handleTap)"
    #expect(test.text.contains("tap.addTarget(self, action: \(selector))"))
  }

  /// Long lines are texts of the scene, which cannot be broken.
  @Test func linesAreShort() throws {
    Stories.register()
    var lines = 0
    for path in Stories.paths {
      let scene = try LiveScene.load(path: path)
      defer { scene.engine.tearDown() }
      for line in SceneExport.program(scene).text.split(separator: "\n") {
        lines += 1
        #expect(line.count <= 120 || line.contains("\""), "\(path): \(line)")
      }
    }
    #expect(lines > 7000)
  }
}
