import TouchInspection
import TouchLanguage
import TouchReading

/// Which of the scene's views are drawn.
package enum SceneFocusUpdate {
  /// Only the selected view with what is in it; a second time all views again.
  package static func isolate(_ c: inout Context) {
    guard let name = selectedView(c) else { return c.say(Text.notices.selectView) }
    c.state.document.instruments.focus.isolated =
      c.state.document.instruments.focus.isolated == name ? nil : name
  }

  package static func hide(_ c: inout Context) {
    guard let name = selectedView(c) else { return c.say(Text.notices.selectView) }
    c.state.document.instruments.focus.hidden.formSymmetricDifference([name])
  }

  private static func selectedView(_ c: Context) -> String? {
    if case .view(let name) = c.state.selection { name } else { nil }
  }
}
