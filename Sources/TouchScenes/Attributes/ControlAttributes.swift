import TouchEngine
import TouchLanguage

/// Properties of controls.
enum ControlAttributes {
  static var all: [SceneAttribute] {
    [
      .bool("isEnabled", .control, \UIControl.isEnabled, Text.attributes.isEnabledOfControl),
      .bool(
        "isSelected", .control, \UIControl.isSelected, Text.attributes.isSelectedOfControl),
      .bool(
        "isHighlighted", .control, \UIControl.isHighlighted,
        Text.attributes.isHighlightedOfControl),
      .bool(
        "changesSelectionAsPrimaryAction", .button, \UIButton.changesSelectionAsPrimaryAction,
        Text.attributes.changesSelectionAsPrimaryAction),
      .bool("isOn", .toggle, \UISwitch.isOn, Text.attributes.isOn),
      .reading("isTracking", .control, Text.attributes.isTrackingOfControl) {
        (control: UIControl) in
        .bool(control.isTracking)
      },
      .reading("isTouchInside", .control, Text.attributes.isTouchInside) {
        (control: UIControl) in
        .bool(control.isTouchInside)
      },
      .custom(
        "action", .control, UIControl.self, .name, Text.attributes.actionOfControl
      ) { scope, control, node in
        if let name = scope.text(node) { scope.actionNames[control.touchscopeHandle] = name }
      },
      .custom(
        "controlEvents", .control, UIControl.self, .list(of: .events), kind: .readOnly,
        Text.attributes.controlEvents
      ) { scope, control, node in
        var events: UIControl.Event = []
        for item in scope.list(node) {
          let names = UIControl.Event.touchscopeAll.map(\.name)
          if let name = scope.word(item, names), let event = UIControl.Event(touchscopeName: name) {
            events.formUnion(event)
          }
        }
        control.touchscopeAddTarget(for: events) {}
      },
      .custom(
        "whenAction", .control, UIControl.self, .list(of: .changes),
        kind: .readOnly,
        Text.attributes.whenActionOfControl
      ) { scope, control, node in
        let changes = scope.changes(node)
        control.touchscopeAddTarget(for: control.touchscopeTriggerEvent) { [unowned scope] in
          scope.perform(changes)
        }
      },
    ]
  }
}
