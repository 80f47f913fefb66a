import TouchInspection
import TouchLanguage
import TouchReading

extension CommandCatalog {
  package static let keyboard: [Command] = [
    Command(
      .panelNext, .keyboard, { FocusUpdate.movePanel(1, &$0) }),
    Command(
      .panelPrevious, .keyboard, { FocusUpdate.movePanel(-1, &$0) }),
    Command(
      .focusNext, .keyboard, repeats: true,
      { FocusUpdate.moveGroup(1, &$0) }),
    Command(
      .focusPrevious, .keyboard, repeats: true, { FocusUpdate.moveGroup(-1, &$0) }),
    Command(
      .tabNext, .keyboard, { CommandUpdate.nextTab(1, &$0) }),
    Command(
      .tabPrevious, .keyboard, { CommandUpdate.nextTab(-1, &$0) }),
    Command(
      .moveUp, .keyboard, repeats: true,
      { CommandUpdate.move(.up, &$0) }),
    Command(
      .moveDown, .keyboard, repeats: true,
      { CommandUpdate.move(.down, &$0) }),
    Command(
      .moveLeft, .keyboard, repeats: true,
      { CommandUpdate.move(.left, &$0) }),
    Command(
      .moveRight, .keyboard, repeats: true,
      { CommandUpdate.move(.right, &$0) }),
    Command(
      .activate, .keyboard, { CommandUpdate.activate(&$0) }),
  ]
}
