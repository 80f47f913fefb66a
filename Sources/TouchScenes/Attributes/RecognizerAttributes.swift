import Foundation
import TouchEngine
import TouchLanguage

/// Properties of recognizers.
enum RecognizerAttributes {
  static var all: [SceneAttribute] { shared + specific + readings }

  private static var shared: [SceneAttribute] {
    [
      .bool(
        "isEnabled", .recognizer, \UIGestureRecognizer.isEnabled,
        Text.attributes.isEnabledOfRecognizer
      ),
      .bool(
        "cancelsTouchesInView", .recognizer, \UIGestureRecognizer.cancelsTouchesInView,
        Text.attributes.cancelsTouchesInView),
      .bool(
        "delaysTouchesBegan", .recognizer, \UIGestureRecognizer.delaysTouchesBegan,
        Text.attributes.delaysTouchesBegan),
      .bool(
        "delaysTouchesEnded", .recognizer, \UIGestureRecognizer.delaysTouchesEnded,
        Text.attributes.delaysTouchesEnded),
      .bool(
        "requiresExclusiveTouchType", .recognizer, \UIGestureRecognizer.requiresExclusiveTouchType,
        Text.attributes.requiresExclusiveTouchType),
      .custom(
        "allowedTouchTypes", .recognizer, UIGestureRecognizer.self,
        .list(of: .words(["direct", "indirect", "pencil", "indirectPointer"])),
        Text.attributes.allowedTouchTypes
      ) { scope, recognizer, node in
        let names = ["direct", "indirect", "pencil", "indirectPointer"]
        recognizer.allowedTouchTypes = scope.list(node).compactMap { item in
          scope.word(item, names).flatMap { names.firstIndex(of: $0) }.map { NSNumber(value: $0) }
        }
      },
      .custom(
        "requireToFail", .recognizer, UIGestureRecognizer.self, .list(of: .ids), kind: .ids,
        Text.attributes.requireToFail,
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
        "action", .recognizer, UIGestureRecognizer.self, .name,
        Text.attributes.actionOfRecognizer
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
        "numberOfTapsRequired", .tap, \UITapGestureRecognizer.numberOfTapsRequired, in: 1...100,
        Text.attributes.numberOfTapsRequiredOfTap),
      .integer(
        "numberOfTouchesRequired", .tap, \UITapGestureRecognizer.numberOfTouchesRequired,
        in: 1...10,
        Text.attributes.numberOfTouchesRequiredOfTap),
      .integer(
        "numberOfTapsRequired", .longPress, \UILongPressGestureRecognizer.numberOfTapsRequired,
        in: 0...100, Text.attributes.numberOfTapsRequiredOfLongPress),
      .integer(
        "numberOfTouchesRequired", .longPress,
        \UILongPressGestureRecognizer.numberOfTouchesRequired,
        in: 1...10, Text.attributes.numberOfTouchesRequiredOfLongPress),
      tapCounting,
      .custom(
        "minimumPressDuration", .longPress, UILongPressGestureRecognizer.self, .seconds,
        kind: .seconds(from: 0, to: 3600),
        Text.attributes.minimumPressDuration,
        read: { .number($0.minimumPressDuration) }
      ) { scope, press, node in
        if let seconds = scope.number(node, in: 0...3600) { press.minimumPressDuration = seconds }
      },
      .number(
        "allowableMovement", .longPress, \UILongPressGestureRecognizer.allowableMovement,
        in: 0...10_000, Text.attributes.allowableMovement),
      .integer(
        "minimumNumberOfTouches", .pan, \UIPanGestureRecognizer.minimumNumberOfTouches, in: 1...10,
        Text.attributes.minimumNumberOfTouches),
      .integer(
        "maximumNumberOfTouches", .pan, \UIPanGestureRecognizer.maximumNumberOfTouches,
        in: 1...100,
        Text.attributes.maximumNumberOfTouches),
    ]
  }

  /// The same for an app's own classes.
  private static var tapCounting: SceneAttribute {
    SceneAttribute(
      name: "numberOfTapsRequired", subject: Text.attributes.subject(.tapCounter),
      values: Text.attributes.values(.integer(1...100)),
      summary: Text.attributes.numberOfTapsRequiredOfTapCounter,
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
      .reading("state", .recognizer, Text.attributes.state) { (r: UIGestureRecognizer) in
        .text("\(r.state)")
      },
      .reading("numberOfTouches", .recognizer, Text.attributes.numberOfTouches) {
        (r: UIGestureRecognizer) in
        .number(Double(r.numberOfTouches))
      },
      .reading("location", .recognizer, Text.attributes.location) {
        (r: UIGestureRecognizer) in
        point(r.location(in: r.view))
      },
      .reading("translation", .pan, Text.attributes.translation) {
        (r: UIPanGestureRecognizer) in
        point(r.translation(in: r.view?.superview))
      },
      .reading("velocity", .pan, Text.attributes.velocityOfPan) {
        (r: UIPanGestureRecognizer) in
        point(r.velocity(in: r.view?.superview))
      },
      .custom(
        "scale", .pinch, UIPinchGestureRecognizer.self, .number, kind: .readOnly,
        Text.attributes.scale,
        read: { .number($0.scale) }
      ) { scope, pinch, node in
        if let scale = scope.number(node, in: 0.0001...10_000) { pinch.scale = scale }
      },
      .reading("velocity", .pinch, Text.attributes.velocityOfPinch) {
        (r: UIPinchGestureRecognizer) in
        .number(r.velocity)
      },
    ]
  }

  private static func point(_ p: CGPoint) -> SceneValue { .numbers([p.x, p.y]) }
}
