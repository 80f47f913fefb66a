import Foundation
import TouchCanvas
import TouchGeometry
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Tests that draw a timeline and look at what it has.
protocol TimelineDrawing {}

extension TimelineDrawing {
  var look: Look { Look(theme: .dark, metrics: FixedTextMetrics()) }

  func draw(
    _ input: PictureInput, width: Double = 1200, height: Double = 420, range: TimelineRange? = nil,
    selection: Target? = nil, offset: Double = 0, _ change: (inout TimelineModel) -> Void = { _ in }
  ) -> (picture: Picture, contentHeight: Double) {
    var model = TimelineModel()
    model.range = range
    model.selection = selection
    model.offset = offset
    change(&model)
    let content = TimelinePicture.draw(
      input, model, size: CGSize(width: width, height: height), look)
    return (content.picture, content.height)
  }

  func tap(until seconds: Double) -> PictureInput {
    let story = TapStory.trace()
    return PictureInput(
      reading: story.reading(until: seconds), snapshot: TapStory.snapshot(story),
      trace: story.trace)
  }

  /// Around the ends of a path's lines and curves.
  func box(_ path: Path) -> CGRect {
    CGRect(
      around: path.segments.flatMap { segment -> [CGPoint] in
        switch segment {
        case .move(let p), .line(let p), .cubic(_, _, let p): [p]
        case .close: []
        }
      })
  }

  func ids(_ picture: Picture, _ prefix: String) -> [String] {
    picture.regions.map(\.id).filter { $0.hasPrefix(prefix) }
  }
}
