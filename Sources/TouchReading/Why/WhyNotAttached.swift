import Foundation
import TouchGeometry
import TouchLanguage
import TouchTrace

/// Why a recognizer got no touch at all.
enum WhyNotAttached {
  typealias Sentence = Explanation.Sentence

  static func explain(_ handle: Handle, _ name: String, _ input: PictureInput) -> Explanation {
    guard let finger = input.reading.fingers.last else {
      return Explanation(
        handle, Text.why.nothingYet(name),
        WhyRecognizer.cycle(handle, input) + [
          Sentence(Text.why.noTouchYet(isPast: input.ahead != nil), .none)
        ])
    }
    let past = input.reading.recognizer(handle).map { WhyRecognizer.before($0, input) } ?? []
    let isRefused =
      input.snapshot.recognizer(handle).map { RefusedRecognizer.isRefused($0, input) } ?? false
    let title =
      isRefused ? Text.whyRecognizer.wasNotGiven(name) : Text.whyRecognizer.hadNoPart(name)
    return Explanation(
      handle, title, sentences(handle, finger, input) + past,
      refused: isRefused ? nil : refused(handle, finger, input))
  }

  /// The view that refused, so that the touch belongs to another one than the recognizer's; nil where that was not so.
  private static func refused(
    _ handle: Handle, _ finger: FingerReading, _ input: PictureInput
  ) -> Handle? {
    guard let own = input.snapshot.recognizer(handle)?.view, let view = input.snapshot.view(own)
    else { return nil }
    guard let hit = input.reading.hit(of: finger.handle), hit.winner != .none else {
      return WhyTouch.refusedWindow(finger, input)
    }
    return input.snapshot.isInside(hit.winner, own)
      ? nil : WhyView.miss(view, hit, input)?.refused
  }

  private static func sentences(
    _ handle: Handle, _ finger: FingerReading, _ input: PictureInput
  ) -> [Sentence] {
    let texts = Text.whyRecognizer
    if let refusal = input.reading.refusal(by: handle) {
      let touch = input.touchNumber(refusal.other)
      let text =
        switch refusal.rule {
        case .ar07: texts.typeNotAllowed(touch)
        case .ar08: texts.otherTypeThanFirst(touch)
        case .tap17: texts.buttonNotPressed(touch)
        default: texts.delegateRefused(touch)
        }
      return [Sentence(text, refusal.rule, refusal.seq)]
    }
    guard let recognizer = input.snapshot.recognizer(handle),
      let view = input.snapshot.view(recognizer.view)
    else { return [Sentence(texts.onNoView, .ar01)] }
    guard let hit = input.reading.hit(of: finger.handle), hit.winner != .none else {
      return [WhyTouch.nowhere(finger, input)]
    }
    guard input.snapshot.isInside(hit.winner, view.handle) else {
      return elsewhere(view, hit, finger, input)
    }
    if !recognizer.isEnabled {
      return [Sentence(texts.isDisabled, .ar02)]
    }
    if let reading = input.reading.recognizer(handle), reading.isOver || reading.isHeld {
      return [Sentence(texts.attemptNotOver, .ar02)]
    }
    return [Sentence(texts.leftOut, .none, isUnexplained: true)]
  }

  /// The touch belongs to a view that is not inside the recognizer's.
  private static func elsewhere(
    _ view: ViewSnapshot, _ hit: HitReading, _ finger: FingerReading, _ input: PictureInput
  ) -> [Sentence] {
    let text = Text.whyRecognizer.hitElsewhere(
      finger.number, hitView: input.marked(hit.winner), view: view.marked)
    let first = Sentence(text, .ar01, hit.lastEvent)
    guard let miss = WhyView.miss(view, hit, input) else { return [first] }
    return [
      first,
      Sentence(
        Text.whyRecognizer.notHit(view.marked, miss.why), miss.sentence.rule, miss.sentence.event),
    ]
  }
}

/// A recognizer that was not given a touch with which it could have recognized: what somebody asks about who made just its
/// gesture.
enum RefusedRecognizer {
  /// The one nearest to the hit view that is switched off, or whose delegate or settings refused the touch. Around a view of
  /// the app's own class, which may want its touches itself, what is switched off is so on purpose.
  static func find(_ input: PictureInput) -> Handle? {
    guard let hit = input.reading.hits.last, let finger = input.reading.fingers.last,
      finger.handle == hit.finger
    else { return nil }
    let isOwn = input.trace.lineage(of: hit.winner).ownCount > 0
    var view = hit.winner
    for _ in 0...input.snapshot.views.count {
      let refused = input.snapshot.recognizers.first {
        $0.view == view && isRefused($0, input) && isMade($0, finger, input)
          && ($0.isEnabled || view == hit.winner || !isOwn)
      }
      if let refused { return refused.handle }
      guard let next = input.snapshot.view(view)?.parent, next != .none else { return nil }
      view = next
    }
    return nil
  }

  /// Whether it is off, or its delegate or settings refused the touch.
  static func isRefused(_ recognizer: RecognizerSnapshot, _ input: PictureInput) -> Bool {
    guard input.reading.recognizer(recognizer.handle)?.wasInPlay != true else { return false }
    return !recognizer.isEnabled || input.reading.refusal(by: recognizer.handle) != nil
  }

  /// Whether the last touches did what it needs, as far as one can tell by how long they were down and how far they went.
  private static func isMade(
    _ recognizer: RecognizerSnapshot, _ finger: FingerReading, _ input: PictureInput
  ) -> Bool {
    let company = input.reading.fingers.count { $0.wasDown(with: finger) }
    let (way, isLifted) = (finger.start.distance(to: finger.at), finger.endTime != nil)
    let seconds = (finger.endTime ?? input.reading.now).since(finger.startTime)
    switch recognizer.need {
    case .tap(let count, let fingers):
      let isEnough = input.reading.fingers.count >= count * fingers
      return isLifted && isEnough && company == fingers && way <= GestureSize.tap
        && seconds <= GestureSize.tapTime
    case .press(let needed): return company == 1 && way <= GestureSize.drag && seconds >= needed
    case .drag(let fingers): return company >= fingers && way >= GestureSize.drag
    case .scroll: return way >= GestureSize.drag && isAlong(recognizer.axis, finger)
    case .swipe(_, let fingers): return company == fingers && way >= GestureSize.swipe
    case .pinch, .rotation: return company == 2 && way >= GestureSize.pinch
    case .edgeDrag, .hover, .zoom, .hold, .beginEditing, .toggle, .backSwipe, .systemGesture,
      .systemWatch, nil:
      return false
    }
  }

  private static func isAlong(_ axis: MovementAxis?, _ finger: FingerReading) -> Bool {
    let (x, y) = (abs(finger.at.x - finger.start.x), abs(finger.at.y - finger.start.y))
    return switch axis {
    case .horizontal: x > y
    case .vertical: y > x
    case .both, nil: true
    }
  }
}

/// What tells which gesture somebody made: the limits of UIKit's recognizers with their usual settings.
enum GestureSize {
  /// A tap stays within this (TAP-08), points.
  static let tap = 45.0
  /// And lasts no longer (TAP-07), seconds.
  static let tapTime = 0.75
  /// Pans and scroll views begin at it, presses end (PAN-02, LPR-01), points.
  static let drag = 10.0
  /// A quick swipe goes so far (SWP-09), points.
  static let swipe = 50.0
  /// Two fingers part or near each other by it (PIN-01), points.
  static let pinch = 8.0
}
