package import TouchInspection
package import TouchReading
package import TouchRecording
import TouchScenes
import TouchWindow

/// What is known at the end of a session, without a window: its objects as text, and its diagrams.
package struct SessionDescription {
  private let session: Session
  package let input: PictureInput

  package init(_ session: Session) {
    self.session = session
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    input = view.input
  }

  /// The names of all that can be described.
  package var names: [String] {
    Explanation.subjects(input).map { input.printedName(of: $0) }
  }

  /// What the tab Inspect shows of an object; nil where there is none of that name.
  package func lines(_ name: String, withSource: Bool) -> [String]? {
    guard let target = input.target(named: name) else { return nil }
    let id = session.scene.id(of: target, input)
    let model = InspectModel(
      of: target, input, SceneSourceReader().source(of: id, in: session.scene),
      PropertyReading.all(of: id, in: session.scene))
    return DescriptionText.lines(model, input, withSource: withSource)
  }

  /// The calls that one touch led to; nil where there was none.
  package func sequence(touch: Int?) -> SequenceDiagram? {
    SequenceDiagram(input, selection: touch.map(Target.finger))
  }

  package var classes: ClassDiagram {
    let written = SceneSourceReader().source(of: nil, in: session.scene).classes
    return ClassDiagram(input, ShippedListings.all, written: written)
  }
}
