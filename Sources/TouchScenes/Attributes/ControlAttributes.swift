import TouchEngine

/// Properties of controls.
enum ControlAttributes {
  static var all: [SceneAttribute] {
    [
      .bool("isEnabled", "control", \UIControl.isEnabled, "A disabled control tracks nothing."),
      .bool("isSelected", "control", \UIControl.isSelected, "A flag of the look."),
      .bool("isHighlighted", "control", \UIControl.isHighlighted, "Pressed, in the look."),
      .bool("isOn", "switch", \UISwitch.isOn, "Whether the switch is on."),
      .reading("isTracking", "control", "True while it follows a touch.") { (control: UIControl) in
        .bool(control.isTracking)
      },
      .reading("isTouchInside", "control", "True while its touch is inside.") {
        (control: UIControl) in
        .bool(control.isTouchInside)
      },
      .custom(
        "action", "control", UIControl.self, "a name", "The name in 'actions'; the id unless given."
      ) { loader, control, node in
        if let name = loader.text(node) { loader.actionNames[control.touchscopeHandle] = name }
      },
      .custom(
        "controlEvents", "control", UIControl.self, "a list of events", kind: .readOnly,
        "Events that have a target; the trigger event unless given."
      ) { loader, control, node in
        var events: UIControl.Event = []
        for item in loader.list(node) {
          let names = UIControl.Event.touchscopeAll.map(\.name)
          if let name = loader.word(item, names), let event = UIControl.Event(touchscopeName: name)
          {
            events.formUnion(event)
          }
        }
        control.touchscopeAddTarget(for: events) {}
      },
      .custom(
        "whenAction", "control", UIControl.self, "a list of {set: ...} and {do: ...}",
        kind: .readOnly,
        "Changes that are made inside the action."
      ) { loader, control, node in
        let changes = RunParser(loader).changes(node)
        control.touchscopeAddTarget(for: control.touchscopeTriggerEvent) { [unowned loader] in
          loader.perform(changes)
        }
      },
    ]
  }
}
