import TouchInspection
import TouchReading

extension CommandCatalog {
  package static let keyboard: [Command] = [
    Command(
      .panelNext, .keyboard, "Next panel", "Moves keyboard focus to the next panel",
      { FocusUpdate.movePanel(1, &$0) }),
    Command(
      .panelPrevious, .keyboard, "Previous panel", "Moves keyboard focus to the previous panel",
      { FocusUpdate.movePanel(-1, &$0) }),
    Command(
      .focusNext, .keyboard, "Next group",
      "Moves keyboard focus to the next group: a list, a card, a row of buttons", repeats: true,
      { FocusUpdate.moveGroup(1, &$0) }),
    Command(
      .focusPrevious, .keyboard, "Previous group", "Moves keyboard focus to the previous group",
      repeats: true, { FocusUpdate.moveGroup(-1, &$0) }),
    Command(
      .tabNext, .keyboard, "Next tab", "Shows the next tab of the panel",
      { CommandUpdate.nextTab(1, &$0) }),
    Command(
      .tabPrevious, .keyboard, "Previous tab", "Shows the previous tab of the panel",
      { CommandUpdate.nextTab(-1, &$0) }),
    Command(
      .moveUp, .keyboard, "Up", "Moves up within a group, or scrolls", repeats: true,
      { CommandUpdate.move(.up, &$0) }),
    Command(
      .moveDown, .keyboard, "Down", "Moves down within a group, or scrolls", repeats: true,
      { CommandUpdate.move(.down, &$0) }),
    Command(
      .moveLeft, .keyboard, "Left", "Moves left within a group, or closes a row", repeats: true,
      { CommandUpdate.move(.left, &$0) }),
    Command(
      .moveRight, .keyboard, "Right", "Moves right within a group, or opens a row", repeats: true,
      { CommandUpdate.move(.right, &$0) }),
    Command(
      .activate, .keyboard, "Activate", "Does what a click on the focus would do",
      { CommandUpdate.activate(&$0) }),
  ]
}
