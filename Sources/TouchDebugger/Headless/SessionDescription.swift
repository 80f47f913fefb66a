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
    Explanation.subjects(input).map { input.name(of: $0) }
  }

  /// What the tab Inspect shows of an object; nil where there is none of that name.
  package func lines(_ name: String, withSource: Bool) -> [String]? {
    var targets: [Target] = [.recognizer(name), .view(name), .responder(name)]
    if let number = Int(name) { targets.append(.finger(number)) }
    guard let target = targets.first(where: { input.handle(of: $0) != nil }) else { return nil }
    let model = InspectModel(
      of: target, input, SceneSourceReader().source(of: name, in: session.scene),
      PropertyReading.all(of: name, in: session.scene))
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
