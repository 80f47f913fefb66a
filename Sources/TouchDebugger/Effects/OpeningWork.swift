import TouchLanguage
import TouchRecording
import TouchWindow

/// Reads the lines of a recording.
final class OpeningWork: Work {
  let kind = WorkKind.opening
  private var reader: RecordingReader
  private let finish: (RecordingReader) -> [Message]

  /// `finish` gets the reader once it has read all lines.
  init(_ text: String, path: String, finish: @escaping (RecordingReader) -> [Message]) {
    reader = RecordingReader(text: text, path: path)
    self.finish = finish
  }

  var share: Double { reader.share }

  /// A line takes a few microseconds.
  func run(_ units: Int) -> [Message]? { reader.run(units * 16) ? finish(reader) : nil }

  func stop() -> [Message] { [.said(Text.over.workStopped(kind))] }
}
