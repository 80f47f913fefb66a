import TouchInspection
import TouchLanguage
import TouchReading

extension CommandCatalog {
  package static let composing: [Command] = [
    Command(
      .composeToggle, .composing, unless: { $0.noScene }, { ComposeUpdate.toggle(&$0) }),
    Command(
      .modeCompose, .composing, isPaletteOnly: true, unless: { $0.noScene },
      { ComposeUpdate.setOn(true, &$0) }),
    Command(
      .composeAdd, .composing, unless: { $0.notComposing },
      {
        CommandUpdate.show(LeftTab.hierarchy, &$0)
        FieldUpdate.focus(.library, &$0)
      }),
    Command(
      .composeTry, .composing, unless: { $0.notComposing }, { ComposeUpdate.toggleTrial(&$0) }),
    Command(
      .composeKeepRun, .composing, unless: { $0.notComposing },
      { ComposeUpdate.keepRun(&$0) }),
    nudge(.composeLeft, -1, 0), nudge(.composeRight, 1, 0),
    nudge(.composeUp, 0, -1), nudge(.composeDown, 0, 1),
    nudge(.composeLeftFar, -10, 0), nudge(.composeRightFar, 10, 0),
    nudge(.composeUpFar, 0, -10), nudge(.composeDownFar, 0, 10),
    grow(.composeNarrower, -1, 0), grow(.composeWider, 1, 0),
    grow(.composeLower, 0, -1), grow(.composeHigher, 0, 1),
    Command(
      .composeInside, .composing, unless: { $0.nothingComposed },
      { ComposeUpdate.selectInside(&$0) }),
    Command(
      .composeOutside, .composing, unless: { $0.nothingComposed },
      { ComposeUpdate.selectOutside(&$0) }),
    Command(
      .composeNext, .composing, repeats: true, unless: { $0.notComposing },
      { ComposeUpdate.selectNext(1, &$0) }),
    Command(
      .composePrevious, .composing, repeats: true, unless: { $0.notComposing },
      { ComposeUpdate.selectNext(-1, &$0) }),
    Command(
      .composeForward, .composing, unless: { $0.nothingComposed },
      { ComposeUpdate.reorder(1, &$0) }),
    Command(
      .composeBackward, .composing, unless: { $0.nothingComposed },
      { ComposeUpdate.reorder(-1, &$0) }),
    Command(
      .composeDuplicate, .composing, unless: { $0.nothingComposed },
      { ComposeUpdate.duplicate(&$0) }),
    Command(
      .composeCopy, .composing, unless: { $0.nothingComposed },
      { ComposeUpdate.copy(cuts: false, &$0) }),
    Command(
      .composeCut, .composing, unless: { $0.nothingComposed },
      { ComposeUpdate.copy(cuts: true, &$0) }),
    Command(
      .composePaste, .composing, unless: { $0.notComposing }, { ComposeUpdate.paste(&$0) }),
    Command(
      .composeRename, .composing, unless: { $0.nothingComposed },
      { ComposeUpdate.beginRenaming(&$0) }),
    Command(
      .composeDelete, .composing, unless: { $0.nothingComposed },
      { ComposeUpdate.delete(&$0) }),
    Command(
      .composeWrap, .composing, unless: { $0.nothingComposed }, { ComposeUpdate.wrap(&$0) }),
    Command(
      .composeUnwrap, .composing, unless: { $0.nothingComposed },
      { ComposeUpdate.unwrap(&$0) }),
    Command(
      .composeRelate, .composing, unless: { $0.nothingComposed },
      { ComposeUpdate.openRelations(&$0) }),
    Command(
      .composeZoomIn, .composing, repeats: true, unless: { $0.notComposing },
      { ComposeUpdate.zoom(1, &$0) }),
    Command(
      .composeZoomOut, .composing, repeats: true, unless: { $0.notComposing },
      { ComposeUpdate.zoom(-1, &$0) }),
    Command(
      .composeZoomFit, .composing, unless: { $0.notComposing }, { ComposeUpdate.zoom(0, &$0) }),
    Command(
      .composeText, .composing, unless: { $0.notComposing },
      { $0.state.compose.showsText.toggle() }),
  ]

  private static func nudge(_ id: CommandID, _ dx: Double, _ dy: Double) -> Command {
    Command(id, .composing, repeats: true, unless: { $0.nothingComposed }) {
      ComposeUpdate.nudge(dx, dy, &$0)
    }
  }

  private static func grow(_ id: CommandID, _ dx: Double, _ dy: Double) -> Command {
    Command(id, .composing, repeats: true, unless: { $0.nothingComposed }) {
      ComposeUpdate.grow(dx, dy, &$0)
    }
  }
}
