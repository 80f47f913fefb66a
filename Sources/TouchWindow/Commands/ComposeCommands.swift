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
    grow(.composeNarrowerFar, -10, 0), grow(.composeWiderFar, 10, 0),
    grow(.composeLowerFar, 0, -10), grow(.composeHigherFar, 0, 10),
    Command(
      .composeInside, .composing, unless: { $0.nothingComposed },
      { ComposeSelecting.selectInside(&$0) }),
    Command(
      .composeOutside, .composing, unless: { $0.nothingComposed },
      { ComposeSelecting.selectOutside(&$0) }),
    Command(
      .composeNext, .composing, repeats: true, unless: { $0.notComposing },
      { ComposeSelecting.selectNext(1, &$0) }),
    Command(
      .composePrevious, .composing, repeats: true, unless: { $0.notComposing },
      { ComposeSelecting.selectNext(-1, &$0) }),
    Command(
      .composeAll, .composing, unless: { $0.notComposing },
      { ComposeSelecting.selectSiblings(&$0) }),
    order(.composeForward, .forward), order(.composeBackward, .backward),
    order(.composeFront, .front), order(.composeBack, .back),
    order(.composeRowDown, .forward), order(.composeRowUp, .backward),
    Command(
      .composeRowIn, .composing, unless: { $0.nothingComposed },
      { ComposeOrdering.moveRowIn(&$0) }),
    Command(
      .composeRowOut, .composing, unless: { $0.nothingComposed },
      { ComposeOrdering.moveRowOut(&$0) }),
    align(.composeAlignLeft, .left), align(.composeAlignCenter, .center),
    align(.composeAlignRight, .right), align(.composeAlignTop, .top),
    align(.composeAlignMiddle, .middle), align(.composeAlignBottom, .bottom),
    Command(
      .composeSpreadAcross, .composing, unless: { $0.nothingComposed },
      { ComposeAligning.distribute(isAcross: true, &$0) }),
    Command(
      .composeSpreadDown, .composing, unless: { $0.nothingComposed },
      { ComposeAligning.distribute(isAcross: false, &$0) }),
    Command(
      .composeDistances, .composing, unless: { $0.nothingComposed },
      { $0.state.compose.hands.showsDistances = true }),
    Command(
      .composeDragCopy, .composing, unless: { $0.notComposing },
      { $0.state.compose.drag?.copies.toggle() }),
    Command(
      .composeDragInto, .composing, unless: { $0.notComposing },
      { $0.state.compose.drag?.goesInto = true }),
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
      .composeProblem, .composing, unless: { $0.notComposing },
      { SceneTextUpdate.goToNextProblem(&$0) }),
    Command(
      .composeComplete, .composing, unless: { $0.notComposing },
      { SceneTextUpdate.complete(&$0) }),
    Command(
      .composeText, .composing, unless: { $0.notComposing },
      { $0.state.compose.showsText.toggle() }),
  ]

  private static func nudge(_ id: CommandID, _ dx: Double, _ dy: Double) -> Command {
    Command(id, .composing, repeats: true, unless: { $0.nothingComposed }) {
      ComposeUpdate.nudge(dx, dy, &$0)
    }
  }

  private static func order(_ id: CommandID, _ order: SiblingOrder) -> Command {
    Command(id, .composing, repeats: true, unless: { $0.nothingComposed }) {
      ComposeOrdering.reorder(order, &$0)
    }
  }

  private static func align(_ id: CommandID, _ alignment: Alignment) -> Command {
    Command(id, .composing, unless: { $0.nothingComposed }) {
      ComposeAligning.align(alignment, &$0)
    }
  }

  private static func grow(_ id: CommandID, _ dx: Double, _ dy: Double) -> Command {
    Command(id, .composing, repeats: true, unless: { $0.nothingComposed }) {
      ComposeUpdate.grow(dx, dy, &$0)
    }
  }
}
