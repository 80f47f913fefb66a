public import UIKit

/// A slider with two thumbs: a range from 0 to 1.
open class RangeSlider: UIControl {
  /// The lower end of the range.
  open var lowerValue: CGFloat = 0.25 { didSet { setNeedsLayout() } }
  /// The upper end of the range.
  open var upperValue: CGFloat = 0.75 { didSet { setNeedsLayout() } }

  private let track = CALayer()
  private let lowerThumb = CALayer()
  private let upperThumb = CALayer()
  private var draggedThumb: CALayer?
  private var previousLocation = CGPoint.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    track.backgroundColor = UIColor.lightGray.cgColor
    layer.addSublayer(track)
    for thumb in [lowerThumb, upperThumb] {
      thumb.backgroundColor = UIColor.blue.cgColor
      layer.addSublayer(thumb)
    }
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var thumbSize: CGFloat { bounds.height }

  // Where the thumbs are is known here alone; touches ask their frames.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // A slider narrower than a thumb has a track without a width.
    let inset = min(thumbSize, bounds.width) / 2
    track.frame = bounds.insetBy(dx: inset, dy: bounds.height * 0.42)
    track.cornerRadius = track.bounds.height / 2
    for (thumb, value) in [(lowerThumb, lowerValue), (upperThumb, upperValue)] {
      let x = (bounds.width - thumbSize) * value
      thumb.frame = CGRect(x: x, y: 0, width: thumbSize, height: thumbSize)
      thumb.cornerRadius = thumbSize / 2
    }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    previousLocation = touch.location(in: self)
    if lowerThumb.frame.contains(previousLocation) {
      draggedThumb = lowerThumb
    } else if upperThumb.frame.contains(previousLocation) {
      draggedThumb = upperThumb
    }
    return draggedThumb != nil
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let room = bounds.width - thumbSize
    let delta = room > 0 ? (location.x - previousLocation.x) / room : 0
    previousLocation = location
    if draggedThumb === lowerThumb {
      lowerValue = min(upperValue, max(0, lowerValue + delta))
    } else {
      upperValue = max(lowerValue, min(1, upperValue + delta))
    }
    sendActions(for: .valueChanged)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    draggedThumb = nil
    print("range \(Int((lowerValue * 100).rounded())) \(Int((upperValue * 100).rounded()))")
  }

  open override func cancelTracking(with event: UIEvent?) { draggedThumb = nil }
}
