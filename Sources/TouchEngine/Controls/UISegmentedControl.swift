public import Foundation
public import TouchTrace

/// A row of words of which one is chosen. The segment under the finger at the lift is it (CTL-51, CTL-52).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// Nothing is chosen.
  public static let noSegment = -1

  private struct Segment {
    var title: String
    var isEnabled = true
  }
  private var segments: [Segment] = []

  /// From the left, or `noSegment`. Setting it sends no event (CTL-46, documented).
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      let index = segments.indices.contains(newValue) ? newValue : Self.noSegment
      change("selectedSegmentIndex", from: storedIndex, to: index) { storedIndex = index }
    }
  }
  private var storedIndex = UISegmentedControl.noSegment

  /// True: the control shows no lasting choice (CTL-51, documented).
  open var isMomentary = false { didSet { touchscopeEngine.lookVersion += 1 } }

  /// The segment under the finger.
  private var pressed: Int? { didSet { touchscopeEngine.lookVersion += 1 } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// One segment for each text.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: "\($0)") }
  }

  // MARK: Segments

  /// How many segments it has.
  open var numberOfSegments: Int { segments.count }

  /// The titles from left to right; setting them keeps the choice where there is still a segment.
  public var touchscopeItems: [String] {
    get { segments.map(\.title) }
    set {
      segments = newValue.map { Segment(title: $0) }
      selectedSegmentIndex = storedIndex
      touchscopeEngine.lookVersion += 1
    }
  }

  /// An index beyond the end adds at the end (documented).
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(segment, 0), segments.count)
    segments.insert(Segment(title: title ?? ""), at: index)
    if storedIndex >= index { selectedSegmentIndex = storedIndex + 1 }
    touchscopeEngine.lookVersion += 1
  }

  /// An index beyond the end removes the last one (documented).
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(segment, 0), segments.count - 1)
    segments.remove(at: index)
    if storedIndex == index {
      selectedSegmentIndex = Self.noSegment
    } else if storedIndex > index {
      selectedSegmentIndex = storedIndex - 1
    }
    touchscopeEngine.lookVersion += 1
  }

  /// Takes all segments away.
  open func removeAllSegments() { touchscopeItems = [] }

  /// Sets the title of a segment; one that is not there changes nothing.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title ?? ""
    touchscopeEngine.lookVersion += 1
  }

  /// The title of a segment; nil when there is none.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// A segment that is not enabled cannot be chosen by touch.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    touchscopeEngine.lookVersion += 1
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  // MARK: Tracking

  open override var touchscopeTriggerEvent: UIControl.Event { .valueChanged }
  override var valueRule: Rule { .ctl51 }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, isOuterSingleTap(recognizer) else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return false
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch.location(in: self))
    return pressed != nil
  }

  /// The finger may slide to another segment (CTL-52, assumed).
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch.location(in: self))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { pressed = nil }
  open override func cancelTracking(with event: UIEvent?) { pressed = nil }

  open override func touchscopeLifted(at place: CGPoint, inside: Bool, for event: UIEvent?) {
    guard inside, let index = segment(at: place) else { return }
    guard isMomentary || index != storedIndex else { return }
    selectedSegmentIndex = index
    send(.valueChanged, for: event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// The enabled segment at a place in own coordinates; beside the control, the one at its edge. All are equally wide.
  private func segment(at place: CGPoint) -> Int? {
    guard !segments.isEmpty, bounds.width > 0 else { return nil }
    let share = (place.x - bounds.minX) / bounds.width
    let index = Int(min(max(share, 0) * CGFloat(segments.count), CGFloat(segments.count - 1)))
    return segments[index].isEnabled ? index : nil
  }

  // MARK: Look

  open override var touchscopeMarks: [Mark] {
    var marks: [Mark] = [
      .roundedRectangle(bounds, radius: 8, fill: RGBA(0.9, 0.91, 0.93), stroke: nil, width: 0)
    ]
    let width = bounds.width / CGFloat(max(1, segments.count))
    for (index, segment) in segments.enumerated() {
      let box = CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
        height: bounds.height)
      if index == storedIndex || index == pressed {
        let fill = index == pressed ? RGBA(0.8, 0.82, 0.86) : RGBA(1, 1, 1)
        marks.append(
          .roundedRectangle(
            box.insetBy(dx: 2, dy: 2), radius: 6, fill: fill, stroke: RGBA(0, 0, 0, 0.12), width: 1)
        )
      }
      let alpha = isEnabled && segment.isEnabled ? 1 : 0.35
      marks.append(
        .text(
          segment.title, box, size: min(14, bounds.height * 0.5), alignment: .center,
          color: RGBA(0.1, 0.12, 0.16, alpha)))
    }
    return marks
  }
}
