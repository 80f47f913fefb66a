import Foundation
import TouchEngine

/// Properties of recognizers.
enum RecognizerAttributes {
  static var all: [SceneAttribute] { shared + specific + readings }

  private static var shared: [SceneAttribute] {
    [
      .bool(
        "isEnabled", "recognizer", \UIGestureRecognizer.isEnabled,
        "A disabled recognizer gets no touches."
      ),
      .bool(
        "cancelsTouchesInView", "recognizer", \UIGestureRecognizer.cancelsTouchesInView,
        "When it recognizes, its touches are cancelled in their views."),
      .bool(
        "delaysTouchesBegan", "recognizer", \UIGestureRecognizer.delaysTouchesBegan,
        "Views get no touches until it has failed."),
      .bool(
        "delaysTouchesEnded", "recognizer", \UIGestureRecognizer.delaysTouchesEnded,
        "Views get the end of a touch only after it has recognized or failed."),
      .bool(
        "requiresExclusiveTouchType", "recognizer", \UIGestureRecognizer.requiresExclusiveTouchType,
        "Accepts only touches of the same type as its first one."),
      .custom(
        "allowedTouchTypes", "recognizer", UIGestureRecognizer.self,
        "a list of direct, indirect, pencil, indirectPointer",
        "The touch types that it accepts."
      ) { scope, recognizer, node in
        let names = ["direct", "indirect", "pencil", "indirectPointer"]
        recognizer.allowedTouchTypes = scope.list(node).compactMap { item in
          scope.word(item, names).flatMap { names.firstIndex(of: $0) }.map { NSNumber(value: $0) }
        }
      },
      .custom(
        "requireToFail", "recognizer", UIGestureRecognizer.self, "a list of ids", kind: .ids,
        "It waits for these to fail: require(toFail:).",
        read: { .text("[" + $0.touchscopeRequirements.map(name).joined(separator: ", ") + "]") }
      ) { scope, recognizer, node in
        recognizer.touchscopeRemoveRequirements()
        for id in scope.ids(node) ?? [] {
          scope.whenLoaded(id, UIGestureRecognizer.self, at: node) {
            recognizer.require(toFail: $0)
          }
        }
      },
      .custom(
        "action", "recognizer", UIGestureRecognizer.self, "a name",
        "The name in 'actions'; by default the id."
      ) { scope, recognizer, node in
        if let name = scope.text(node) { scope.actionNames[recognizer.touchscopeHandle] = name }
      },
    ]
  }

  private static func name(_ recognizer: UIGestureRecognizer) -> String {
    OneLine.text(recognizer.touchscopeName ?? "\(type(of: recognizer))", inFlow: true)
  }

  private static var specific: [SceneAttribute] {
    [
      .integer(
        "numberOfTapsRequired", "tap", \UITapGestureRecognizer.numberOfTapsRequired, in: 1...100,
        "The number of taps in a row."),
      .integer(
        "numberOfTouchesRequired", "tap", \UITapGestureRecognizer.numberOfTouchesRequired,
        in: 1...10,
        "The number of fingers in each tap."),
      .integer(
        "numberOfTapsRequired", "long press", \UILongPressGestureRecognizer.numberOfTapsRequired,
        in: 0...100, "The number of complete taps before the press."),
      .integer(
        "numberOfTouchesRequired", "long press",
        \UILongPressGestureRecognizer.numberOfTouchesRequired,
        in: 1...10, "The number of fingers that press."),
      tapCounting,
      .custom(
        "minimumPressDuration", "long press", UILongPressGestureRecognizer.self, "seconds",
        kind: .number(from: 0, to: 3600, isWhole: false),
        "How long the fingers must press, in seconds.",
        read: { .number($0.minimumPressDuration) }
      ) { scope, press, node in
        if let seconds = scope.number(node, in: 0...3600) { press.minimumPressDuration = seconds }
      },
      .number(
        "allowableMovement", "long press", \UILongPressGestureRecognizer.allowableMovement,
        in: 0...10_000, "How far the fingers may move before it begins, in points."),
      .integer(
        "minimumNumberOfTouches", "pan", \UIPanGestureRecognizer.minimumNumberOfTouches, in: 1...10,
        "The number of fingers that must be down."),
      .integer(
        "maximumNumberOfTouches", "pan", \UIPanGestureRecognizer.maximumNumberOfTouches,
        in: 1...100,
        "The number of fingers that it follows; it ignores others."),
    ]
  }

  /// The same for an app's own classes.
  private static var tapCounting: SceneAttribute {
    SceneAttribute(
      name: "numberOfTapsRequired", subject: "recognizer that counts taps",
      values: "a whole number from 1 to 100", summary: "Its meaning depends on the class.",
      kind: .number(from: 1, to: 100, isWhole: true), order: 5,
      accepts: { $0 is any TouchscopeTapCounting },
      apply: { scope, object, node in
        guard let count = scope.integer(node, in: 1...100) else { return }
        (object as? any TouchscopeTapCounting)?.numberOfTapsRequired = count
      }, check: { scope, node in _ = scope.integer(node, in: 1...100) },
      read: { ($0 as? any TouchscopeTapCounting).map { .number(Double($0.numberOfTapsRequired)) } })
  }

  /// Values that `values` of a run can compare.
  private static var readings: [SceneAttribute] {
    [
      .reading("state", "recognizer", "Its state, by name.") { (r: UIGestureRecognizer) in
        .text("\(r.state)")
      },
      .reading("numberOfTouches", "recognizer", "The number of its touches.") {
        (r: UIGestureRecognizer) in
        .number(Double(r.numberOfTouches))
      },
      .reading("location", "recognizer", "Its location in its view, in points.") {
        (r: UIGestureRecognizer) in
        point(r.location(in: r.view))
      },
      .reading("translation", "pan", "Its translation in its view's superview, in points.") {
        (r: UIPanGestureRecognizer) in
        point(r.translation(in: r.view?.superview))
      },
      .reading("velocity", "pan", "Its velocity in its view's superview, in points per second.") {
        (r: UIPanGestureRecognizer) in
        point(r.velocity(in: r.view?.superview))
      },
      .custom(
        "scale", "pinch", UIPinchGestureRecognizer.self, "a number", kind: .readOnly,
        "The scale since it began.",
        read: { .number($0.scale) }
      ) { scope, pinch, node in
        if let scale = scope.number(node, in: 0.0001...10_000) { pinch.scale = scale }
      },
      .reading("velocity", "pinch", "The change of the scale per second.") {
        (r: UIPinchGestureRecognizer) in
        .number(r.velocity)
      },
    ]
  }

  private static func point(_ p: CGPoint) -> SceneValue { .numbers([p.x, p.y]) }
}
