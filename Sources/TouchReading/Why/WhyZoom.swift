import TouchGeometry
import TouchLanguage
import TouchTrace

/// Why two fingers that move apart or together do not zoom a scroll view.
enum WhyZoom {
  /// That it has no pinch, said of the scroll view around the hit view, of its recognizers, and of what lies in it; empty where
  /// the fingers did not pinch.
  static func sentences(about subject: Handle, _ input: PictureInput) -> [Explanation.Sentence] {
    guard let scrollView = pinched(input) else { return [] }
    let view = input.snapshot.recognizer(subject)?.view ?? subject
    guard view == scrollView.handle || input.snapshot.isInside(view, scrollView.handle) else {
      return []
    }
    return [sentence(scrollView)]
  }

  private static func sentence(_ scrollView: ViewSnapshot) -> Explanation.Sentence {
    .init(Text.whyView.cannotZoom(scrollView.marked), .scr67, nil)
  }

  /// About the scroll view itself: what somebody asks whose two fingers did nothing.
  static func explain(_ scrollView: ViewSnapshot) -> Explanation {
    Explanation(
      scrollView.handle, Text.whyView.doesNotZoom(scrollView.marked), [sentence(scrollView)])
  }

  /// The scroll view that the last two fingers pinched and that cannot zoom; nil without one.
  static func pinched(_ input: PictureInput) -> ViewSnapshot? {
    guard isPinched(input.reading.fingers), let hit = input.reading.hits.last else { return nil }
    return scrollView(around: hit.winner, input.snapshot)
  }

  /// The innermost one, where it cannot zoom, and nothing in it takes pinches either.
  private static func scrollView(
    around view: Handle, _ snapshot: SceneSnapshot
  ) -> ViewSnapshot? {
    let pinching = snapshot.recognizers.filter { $0.need == .pinch || $0.need == .zoom }
    var current = snapshot.view(view)
    for _ in 0...snapshot.views.count {
      guard let one = current, !pinching.contains(where: { $0.view == one.handle }) else { break }
      if one.scrollTraits.contains(.cannotZoom) { return one }
      current = snapshot.view(one.parent)
    }
    return nil
  }

  /// Two of the last fingers were down at once, and their distance changed as a pinch needs it.
  private static func isPinched(_ fingers: [FingerReading]) -> Bool {
    guard let last = fingers.last,
      let other = fingers.dropLast().last(where: {
        $0.number != last.number && ($0.endTime.map { $0 > last.startTime } ?? true)
      })
    else { return false }
    let (before, after) = (other.start.distance(to: last.start), other.at.distance(to: last.at))
    return abs(after - before) >= GestureSize.pinch
  }
}
