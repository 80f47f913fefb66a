import Foundation
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// Trying the scene while it is composed, and keeping what was tried.
extension ComposeUpdate {
  /// A key that is held longer than this lets touches through only as long, seconds.
  private static let tap = 0.4

  /// Touches reach the scene, or no longer do.
  package static func toggleTrial(_ c: inout Context) {
    guard c.state.compose.trial == nil else { return endTrial(&c) }
    c.state.compose.trial = c.now
    c.state.compose.drag = nil
    c.state.compose.hands.armed = nil
    FieldUpdate.leave(&c)
    PlaybackUpdate.goLive(&c)
    // What was tried before is over: a run begins where the scene does.
    if !c.reading.session.steps.isEmpty { c.add(.compose(.beginTrial)) }
  }

  /// The scene begins anew.
  static func beginTrial(_ c: inout Context) {
    BranchUpdate.take(time: .zero, [], &c)
    c.state.document.difference = nil
    c.state.document.hasPreviousRun = false
    if c.state.compose.trial != nil { PlaybackUpdate.goLive(&c) }
  }

  /// The key was let go: a short press stays on until the next one.
  package static func releaseTrial(_ c: inout Context) {
    guard let since = c.state.compose.trial, c.now.seconds(since: since) > tap else { return }
    endTrial(&c)
  }

  private static func endTrial(_ c: inout Context) {
    FingerUpdate.cancelAll(.edit, &c)
    c.state.compose.trial = nil
    PlaybackUpdate.pause(&c)
    c.add(.compose(.settle))
  }

  /// A change comes between: the touches so far run again with it.
  static func interruptTrial(_ c: inout Context) {
    guard c.state.compose.trial != nil else { return }
    endTrial(&c)
  }

  /// What a trial came to.
  static func settle(
    _ sentence: InEveryLanguage<String>?, _ target: Target?, _ c: inout Context
  ) {
    PlaybackUpdate.catchUp(&c)
    c.state.compose.isRefusal = false
    c.state.compose.told = sentence
    c.state.compose.outcomeOf = target
    if c.state.compose.isOn { rest(&c) }
  }

  /// Shows why the last outcome came, at the end of the last gesture.
  static func showDetails(_ c: inout Context) {
    if let target = c.state.compose.outcomeOf {
      c.state.compose.others = []
      c.state.selection = target
    }
    c.state.playback.position = .newest
    CommandUpdate.show(RightTab.why, &c)
  }

  package static func keepRun(_ c: inout Context) {
    interruptTrial(&c)
    c.add(.compose(.keepRun))
  }

  // MARK: The clipboard

  package static func copy(cuts: Bool, _ c: inout Context) {
    if cuts, let refusal = refusal(c) { return refuse(refusal, &c) }
    c.add(.compose(.copy(c.composeSelection)))
    if cuts { delete(&c) }
  }

  package static func paste(_ c: inout Context) {
    if let refusal = refusal(c) { return refuse(refusal, &c) }
    interruptTrial(&c)
    let scene = ComposeScene(c)
    guard let holder = scene.holder(of: .view, at: c.composeSelection.first) else {
      return refuse(Text.compose.noFile, &c)
    }
    c.add(.compose(.paste(into: holder)))
  }

  // MARK: Menus

  /// The recognizers of a view, to select one.
  static func openRecognizers(of view: String, _ c: inout Context) {
    let found = c.reading.compose.children(of: view, .recognizer)
    guard !found.isEmpty,
      let at = c.reading.shown.region(.compose(.recognizers(of: view)))?.outline
    else { return }
    let items = found.map {
      MenuModel.Item(.select(.recognizer($0.id)), $0.id, detail: $0.className)
    }
    MenuUpdate.open(
      [.heading(Text.arranging.recognizers(of: view))] + items,
      at: CGPoint(x: at.minX, y: at.maxY), &c)
    if case .menu(var menu) = c.state.prompt {
      menu.recognizersOf = view
      c.state.prompt = .menu(menu)
    }
  }

  /// The groups of the library.
  static func openGroups(_ c: inout Context) {
    guard let at = c.reading.shown.region(.compose(.groups))?.outline else { return }
    let items = LibraryGroup.allCases.map { group in
      MenuModel.Item(
        .press(.compose(.group(group))), Text.compose.title(group),
        isOn: group == c.state.compose.group)
    }
    MenuUpdate.open(items, at: CGPoint(x: at.minX, y: at.maxY), &c)
  }
}
