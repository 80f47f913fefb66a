package import Foundation
import TouchGeometry
import TouchLanguage
package import TouchTrace

/// A view whose own `point(inside:with:)` refused a touch in its bounds.
package struct OwnRefusal {
  /// The view that refused.
  package let view: Handle
  /// What the hit test has of it.
  package let answer: HitReading.Rejection

  /// Nil where what lies under the touch refused for another reason, or where nothing there refused.
  package init?(_ hit: HitReading, _ input: PictureInput) {
    guard hit.rejected.contains(where: { Refusal($0) == .pointInside }),
      let refused = UnderTouch.find(hit, input)?.refused, let answer = hit.rejection(of: refused),
      Refusal(answer) == .pointInside
    else { return nil }
    (view, self.answer) = (refused, answer)
  }

  /// Where the view takes touches; nil where that is not known, and where it takes none.
  package func area(_ input: PictureInput) -> TouchArea? {
    input.missedArea.flatMap { $0.view == view && !$0.rows.isEmpty ? $0 : nil }
  }

  /// How far a touch was from there, points of the screen; nil where that is not known, and for less than is told.
  package func gap(from touch: CGPoint, _ input: PictureInput) -> Double? {
    area(input)?.nearest.map { $0.distance(to: touch) }.flatMap { $0 >= 0.05 ? $0 : nil }
  }

  /// The same in words; empty where it is not known.
  func sentences(_ hit: HitReading, _ input: PictureInput) -> [Explanation.Sentence] {
    guard let touch = input.reading.finger(of: hit), let gap = gap(from: touch.start, input)
    else { return [] }
    let text = Text.whyView.outsideArea(of: input.marked(view), by: gap)
    return [.init(text, .ht10, answer.event)]
  }
}
