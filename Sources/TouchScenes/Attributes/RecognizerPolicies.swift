import Foundation
import TouchEngine
import TouchGeometry
import TouchLanguage

/// Policies that replace a recognizer's delegate, subclass or action.
enum RecognizerPolicies {
  static var all: [SceneAttribute] {
    [
      .custom(
        "shouldBegin", .recognizer, UIGestureRecognizer.self,
        .choice(["true", "false", "horizontal", "vertical"]),
        kind: .choice(["true", "false", "horizontal", "vertical"]),
        Text.attributes.shouldBeginOfRecognizer
      ) { scope, recognizer, node in shouldBegin(scope, recognizer, node) },
      .custom(
        "shouldReceiveTouch", .recognizer, UIGestureRecognizer.self,
        .choice(["true", "false", "notOnControl", "{onlyOn: [ids]}"]),
        Text.attributes.shouldReceiveTouch
      ) { scope, recognizer, node in shouldReceive(scope, recognizer, node) },
      relation("simultaneousWith", Text.attributes.simultaneousWith) {
        $0.touchscopeHooks.simultaneousWith = $1
      },
      relation("requireFailureOf", Text.attributes.requireFailureOf) {
        $0.touchscopeHooks.requireFailureOf = $1
      },
      relation("beRequiredToFailBy", Text.attributes.beRequiredToFailBy) {
        $0.touchscopeHooks.beRequiredToFailBy = $1
      },
      relation("canPrevent", Text.attributes.canPrevent) {
        $0.touchscopeHooks.canPrevent = $1
      },
      relation("canBePreventedBy", Text.attributes.canBePreventedBy) {
        $0.touchscopeHooks.canBePreventedBy = $1
      },
      .custom(
        "delegate", .recognizer, UIGestureRecognizer.self, .id, order: 6, kind: .id,
        Text.attributes.delegate
      ) { scope, recognizer, node in delegate(scope, recognizer, node) },
      .custom(
        "drives", .recognizer, UIGestureRecognizer.self,
        .drivenView, kind: .readOnly,
        Text.attributes.drives
      ) { scope, recognizer, node in drives(scope, recognizer, node) },
      .custom(
        "whenAction", .recognizer, UIGestureRecognizer.self, .list(of: .changes),
        kind: .readOnly,
        Text.attributes.whenActionOfRecognizer
      ) { scope, recognizer, node in
        let changes = scope.changes(node)
        let old = recognizer.touchscopeHooks.action
        recognizer.touchscopeHooks.actionIsSeen = true
        recognizer.touchscopeHooks.action = { [unowned scope] recognizer in
          old?(recognizer)
          scope.perform(changes)
        }
      },
    ]
  }

  /// A list of ids, `all` or `none`.
  private static func relation(
    _ name: String, _ summary: String,
    _ set: @escaping (UIGestureRecognizer, ((UIGestureRecognizer) -> Bool)?) -> Void
  ) -> SceneAttribute {
    .custom(
      name, .recognizer, UIGestureRecognizer.self, .relation, kind: .ids,
      summary
    ) {
      scope, recognizer, node in
      if let word = node.text, word == "all" || word == "none" {
        // A delegate without this method is not asked; a subclass that can prevent nobody answers.
        let isAsked = word == "all" || name.hasPrefix("can")
        set(recognizer, isAsked ? { _ in word == "all" } : nil)
        return
      }
      guard let ids = scope.ids(node) else { return }
      var others: [UIGestureRecognizer] = []
      for id in ids {
        scope.whenLoaded(id, UIGestureRecognizer.self, at: node) { others.append($0) }
      }
      set(recognizer) { other in others.contains { $0 === other } }
    }
  }

  private static func delegate(
    _ scope: any AttributeScope, _ recognizer: UIGestureRecognizer, _ node: SceneNode
  ) {
    guard let id = scope.text(node) else { return }
    let hooks = recognizer.touchscopeHooks
    let hasPolicy =
      hooks.simultaneousWith != nil || hooks.requireFailureOf != nil
      || hooks.beRequiredToFailBy != nil || hooks.shouldBegin != nil
      || hooks.shouldReceiveTouch != nil
    guard !hasPolicy else { return scope.issues.add(node, Text.values.delegateBesidePolicy) }
    let isOwn =
      recognizer is UIScrollViewPanGestureRecognizer
      || recognizer is UIScrollViewPinchGestureRecognizer
    guard !isOwn else { return scope.issues.add(node, Text.values.delegateIsOwn) }
    scope.whenLoaded(id, UIResponder.self, at: node) { responder in
      guard let delegate = responder as? any UIGestureRecognizerDelegate else {
        let type = "\(Swift.type(of: responder))"
        return scope.issues.add(node, Text.values.delegateNotAdopted(id, type))
      }
      recognizer.delegate = delegate
    }
  }

  private static func shouldBegin(
    _ scope: any AttributeScope, _ recognizer: UIGestureRecognizer, _ node: SceneNode
  ) {
    guard let word = scope.word(node, ["true", "false", "horizontal", "vertical"]) else { return }
    recognizer.touchscopeHooks.shouldBegin = { [unowned recognizer] in
      guard word == "horizontal" || word == "vertical" else { return word == "true" }
      guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
      let way = pan.translation(in: nil)
      return word == "horizontal" ? abs(way.x) >= abs(way.y) : abs(way.y) > abs(way.x)
    }
  }

  private static func shouldReceive(
    _ scope: any AttributeScope, _ recognizer: UIGestureRecognizer, _ node: SceneNode
  ) {
    if node.text != nil {
      guard let word = scope.word(node, ["true", "false", "notOnControl"]) else { return }
      recognizer.touchscopeHooks.shouldReceiveTouch = { touch in
        word == "notOnControl" ? !(touch.view is UIControl) : word == "true"
      }
      return
    }
    guard let (_, value) = scope.singleEntry(node, ["onlyOn"]), let ids = scope.ids(value) else {
      return
    }
    var views: [UIView] = []
    for id in ids { scope.whenLoaded(id, UIView.self, at: value) { views.append($0) } }
    recognizer.touchscopeHooks.shouldReceiveTouch = { touch in
      views.contains { touch.view?.isDescendant(of: $0) == true }
    }
  }

  private static func drives(
    _ scope: any AttributeScope, _ recognizer: UIGestureRecognizer, _ node: SceneNode
  ) {
    guard let id = node["view"].flatMap({ scope.text($0) }),
      let with = node["with"].flatMap({
        scope.word($0, ["translation", "location", "scale", "rotation"])
      })
    else {
      scope.issues.add(
        node, Text.values.drivesLacksValue)
      return
    }
    scope.whenLoaded(id, UIView.self, at: node) { view in
      var start = view.center
      // Of scale and rotation only what is new is added, so that two recognizers can drive one view.
      var applied = 0.0
      let old = recognizer.touchscopeHooks.action
      recognizer.touchscopeHooks.actionIsSeen = true
      recognizer.touchscopeHooks.action = { [unowned view] recognizer in
        old?(recognizer)
        if recognizer.state == .began {
          start = view.center
          applied = with == "scale" ? 1 : 0
        }
        switch (with, recognizer) {
        case ("translation", let pan as UIPanGestureRecognizer):
          let way = pan.translation(in: view.superview)
          view.center = CGPoint(x: start.x + way.x, y: start.y + way.y)
        case ("scale", let pinch as UIPinchGestureRecognizer):
          guard applied != 0 else { return }
          view.transform = view.transform.scaledBy(
            x: pinch.scale / applied, y: pinch.scale / applied)
          applied = pinch.scale
        case ("rotation", let turn as UIRotationGestureRecognizer):
          let angle = turn.rotation - applied
          let (c, s) = (Angle.cosine(angle), Angle.sine(angle))
          view.transform = CGAffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
            .concatenating(view.transform)
          applied = turn.rotation
        default: view.center = recognizer.location(in: view.superview)
        }
      }
    }
  }
}
