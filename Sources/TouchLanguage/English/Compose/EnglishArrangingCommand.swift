/// Commands that arrange what is composed, in English.
enum EnglishArrangingCommand {
  /// Those that `EnglishCommand` names as such, and no others.
  static func words(_ command: CommandID) -> CommandText {
    switch command {
    case .composeFront:
      CommandText(
        "Bring to front",
        "Moves the object behind all of its siblings in the file, so in front of them")
    case .composeBack:
      CommandText(
        "Send to back", "Moves the object before all of its siblings in the file, so behind them")
    case .composeAll:
      CommandText(
        "Select siblings",
        "Selects all siblings of the selection; again, what contains them and its siblings",
        synonyms: ["select all"])
    case .composeAlignLeft:
      CommandText(
        "Align left edges",
        "Aligns views with the one that was selected first, a single one with its parent",
        synonyms: ["align"])
    case .composeAlignCenter:
      CommandText(
        "Align centres",
        "Aligns the middles of views, left to right, with the one that was selected first",
        synonyms: ["align", "center"])
    case .composeAlignRight:
      CommandText(
        "Align right edges",
        "Aligns right edges with the view that was selected first",
        synonyms: ["align"])
    case .composeAlignTop:
      CommandText(
        "Align top edges",
        "Aligns top edges with the view that was selected first",
        synonyms: ["align"])
    case .composeAlignMiddle:
      CommandText(
        "Align middles",
        "Aligns the middles of views, top to bottom, with the one that was selected first",
        synonyms: ["align", "center"])
    case .composeAlignBottom:
      CommandText(
        "Align bottom edges",
        "Aligns bottom edges with the view that was selected first",
        synonyms: ["align"])
    case .composeSpreadAcross:
      CommandText(
        "Distribute across",
        "Makes the gaps between three or more views equal, left to right",
        synonyms: ["equal gaps", "spacing"])
    case .composeSpreadDown:
      CommandText(
        "Distribute down",
        "Makes the gaps between three or more views equal, top to bottom",
        synonyms: ["equal gaps", "spacing"])
    case .composeNarrowerFar: CommandText("Much narrower", "Moves the right edge left by 10 pt")
    case .composeWiderFar: CommandText("Much wider", "Moves the right edge right by 10 pt")
    case .composeLowerFar: CommandText("Much less high", "Moves the bottom edge up by 10 pt")
    case .composeHigherFar: CommandText("Much higher", "Moves the bottom edge down by 10 pt")
    case .composeRowUp: CommandText("Row up", "Moves the row of the tree before its sibling")
    case .composeRowDown:
      CommandText("Row down", "Moves the row of the tree behind its next sibling")
    case .composeRowIn:
      CommandText(
        "Row into the one above",
        "Moves the view into its sibling above; it keeps its place on the screen")
    case .composeRowOut:
      CommandText(
        "Row out", "Moves the object out of what contains it; a view keeps its place on the screen")
    case .composeDistances:
      CommandText(
        "Show distances",
        "Shows how far the selection is from what is around it, while the key is held",
        synonyms: ["measure", "spacing"])
    case .composeDragCopy:
      CommandText(
        "Drag a copy",
        "Leaves what is dragged where it was, and drags a copy of it",
        synonyms: ["duplicate"])
    case .composeDragInto:
      CommandText(
        "Drag into a view",
        "Puts what is dragged into the view under the pointer, while the key is held",
        synonyms: ["reparent"])
    case .composeProblem:
      CommandText(
        "Next problem", "Goes to the next line of the scene's text that does not load",
        synonyms: ["error"])
    case .composeComplete:
      CommandText(
        "Complete", "Lists the keys, words and ids that fit at the caret of the scene's text",
        synonyms: ["suggest", "autocomplete"])
    default: CommandText(command.rawValue, "")
    }
  }
}
