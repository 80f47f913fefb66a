import TouchTrace

/// Puts samples that come faster than the display into one event a frame, the older ones as coalesced (TD-21).
enum FrameMerging {
  static func merge(_ samples: [RunSample], from start: Double, frameRate: Double) -> [RunSample] {
    var merged: [RunSample] = []
    for sample in samples {
      guard case .fingers(let later) = sample.what, let last = merged.last,
        case .fingers(let older) = last.what,
        (older + later).allSatisfy({ $0.phase == .moved }),
        frame(last.time - start, frameRate) == frame(sample.time - start, frameRate)
      else {
        merged.append(sample)
        continue
      }
      merged[merged.count - 1] = RunSample(
        time: sample.time,
        what: .fingers(older.merged(with: later, at: Instant(seconds: last.time))))
    }
    return merged
  }

  /// The frame that shows a sample: the first one that is not earlier.
  private static func frame(_ time: Double, _ rate: Double) -> Int {
    Int((time * rate - 1e-6).rounded(.up))
  }
}
