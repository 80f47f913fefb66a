import TouchLanguage

/// The files of a new package: a recognizer, a scene, a test and a program.
struct PackageTemplate {
  let name: String
  /// A folder or URL.
  let touchscope: String

  /// Why a package cannot have this name; nil if it can.
  static func problem(withName name: String) -> String? {
    let taken = [
      "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Testing", "Swift", "Yams",
      "ArgumentParser", "DemoClasses",
    ]
    let letters = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard let first = name.first, letters, first.isLetter, first.isUppercase else {
      return Text.console.notAModule(name)
    }
    if taken.contains(name) || name.hasPrefix("Touch") {
      return Text.console.takenModule(name)
    }
    return nil
  }

  private var recognizer: String { name + "GestureRecognizer" }
  private var id: String { name.prefix(1).lowercased() + name.dropFirst() }
  var scenePath: String { "scenes/\(id).yaml" }

  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), (".gitignore", ".build/\n"),
      ("Sources/\(name)/\(recognizer).swift", recognizerSource),
      ("Sources/\(name)/EngineTime.swift", timeSource),
      ("Sources/\(name)App/main.swift", mainSource),
      ("Tests/\(name)Tests/\(recognizer)Tests.swift", testSource), (scenePath, scene),
    ]
  }

  private var dependency: String {
    touchscope.contains("://")
      ? ".package(url: \"\(touchscope)\", branch: \"main\")"
      : ".package(name: \"touchscope\", path: \"\(touchscope)\")"
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(name)",
      dependencies: [
        \(dependency)
      ],
      targets: [
        // Swift 5, so that code written for iOS compiles as it does there.
        .target(
          name: "\(name)", dependencies: [.product(name: "UIKit", package: "touchscope")],
          swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
          name: "\(name)App",
          dependencies: ["\(name)", .product(name: "TouchscopeApp", package: "touchscope")]),
        .testTarget(
          name: "\(name)Tests",
          dependencies: [
            "\(name)", .product(name: "UIKit", package: "touchscope"),
            .product(name: "TouchscopeTesting", package: "touchscope"),
          ]),
      ]
    )

    """
  }

  private var recognizerSource: String {
    """
    import UIKit
    import UIKit.UIGestureRecognizerSubclass

    /// Recognizes one finger that moves back and forth: three turns, each after 20 points.
    open class \(recognizer): UIGestureRecognizer {
      /// How far the finger must move before a turn counts, in points.
      public var minimumDistance: CGFloat = 20
      /// The number of turns so far.
      public private(set) var turns = 0

      private var direction: CGFloat = 0
      private var turningPoint = CGPoint.zero

      open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, numberOfTouches == 1 else {
          state = .failed
          return
        }
        turningPoint = touch.location(in: view)
      }

      open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first, state == .possible else { return }
        let location = touch.location(in: view)
        let distance = location.x - turningPoint.x
        if direction * distance > 0 {
          // Still in the same direction: a turn would start here.
          turningPoint = location
        } else if abs(distance) >= minimumDistance {
          if direction != 0 { turns += 1 }
          direction = distance < 0 ? -1 : 1
          turningPoint = location
          if turns == 3 { state = .recognized }
        }
      }

      open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible { state = .failed }
      }

      open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
      }

      open override func reset() {
        super.reset()
        turns = 0
        direction = 0
      }
    }

    """
  }

  private var timeSource: String {
    """
    import UIKit

    // Foundation has types with these names too. For all files of this module, these lines choose the engine's types, which
    // follow the scene's time.
    typealias Timer = UIKit.Timer
    typealias RunLoop = UIKit.RunLoop
    typealias DispatchQueue = UIKit.DispatchQueue
    typealias DispatchTime = UIKit.DispatchTime

    """
  }

  private var mainSource: String {
    """
    import \(name)
    import TouchscopeApp

    // The debugger with your classes, under the names that scene files use.
    Touchscope.main(register: [
      .init(recognizer: "\(recognizer)") { \(recognizer)() }
    ])

    """
  }

  private var testSource: String {
    """
    import \(name)
    import Testing
    import TouchscopeTesting
    import UIKit

    @MainActor
    @Suite struct \(recognizer)Tests {
      private let tester = GestureTester()

      private func makePad() {
        let pad = tester.view("pad", frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        tester.recognizer("\(id)", on: pad) { \(recognizer)() }
      }

      @Test func backAndForthIsRecognized() {
        makePad()
        tester.down(at: "pad")
        for distance in [40.0, -40, 40, -40] { tester.move(by: (distance, 0), over: 0.1) }
        tester.up()
        tester.expectActions(["\(id)"])
        tester.expectLines(
          ["\(id) possible -> ended setByProgram", "\(id) action ended"], .state, .action)
      }

      @Test func oneDirectionIsNot() {
        makePad()
        tester.drag(from: "pad", by: (80, 0))
        tester.expectStates(["failed"], of: "\(id)")
      }

      @Test func twoFingersAreNot() {
        makePad()
        tester.pinch(at: "pad")
        tester.expectStates(["failed"], of: "\(id)")
      }
    }

    """
  }

  private var scene: String {
    """
    touchscope: 1
    title: \(name)
    topic: own recognizers
    about: |
      Move one finger back and forth.
    screen: [375, 667]
    window:
      subviews:
        - id: pad
          class: UIView
          frame: [37, 183, 300, 300]
          backgroundColor: lightGray
          isMultipleTouchEnabled: true
          gestureRecognizers: [{id: \(id), class: \(recognizer)}]
    runs:
      - name: back and forth
        input:
          - down: {at: pad}
          - move: {along: [[227, 333], [187, 333], [227, 333], [187, 333]], over: 0.4}
          - up: 1
        expect:
          - actions: [\(id)]
          - states: {\(id): [ended]}
      - name: one direction only
        input: [{drag: {from: pad, by: [80, 0]}}]
        expect: [{states: {\(id): [failed]}}]

    """
  }
}
