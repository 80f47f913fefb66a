import TouchTrace

/// What the engine writes down, and what a line that is written now gets as its cause and depth.
///
/// Its fields are read and changed where they lie: `kinds` is asked for every event, before anything is made for it.
struct Recorder {
  /// What was done since the engine was made.
  var trace = Trace()
  /// The kinds that are recorded at present, a bit for each; 0 makes every `record` free.
  private(set) var kinds = TraceLevel.full.kinds
  /// What objects that code printed have for addresses.
  var addresses = PrintedAddresses()
  /// How much of what is done goes into the trace.
  var level = TraceLevel.full { didSet { chooseKinds() } }
  /// False: nothing is recorded.
  var isOn = true { didSet { chooseKinds() } }
  /// True while a scene loads: nothing is recorded then.
  var isLoading = false { didSet { chooseKinds() } }
  /// False leaves out what the pipeline does before an event is sent.
  var includesPipeline = true
  /// True for a line when a touch is let go.
  var includesReleases = false
  /// Called after each line, in the middle of what it is about; nil unless a run reads values there.
  var onLine: (() -> Void)? { didSet { chooseKinds() } }
  /// While a probe runs: what it recorded, in place of the trace.
  private(set) var probed: [TraceEvent]?
  /// True while lines go into the trace alone: no probe takes them, and nobody hears of each.
  private(set) var isAlone = true
  /// The trace line that what happens now follows from, or `noCause`.
  var cause = TraceEvent.noCause
  /// How many calls deep what happens now is.
  var depth = 0

  private mutating func chooseKinds() {
    let level = probed != nil ? .full : isOn && !isLoading ? level : .off
    kinds = level.kinds
    isAlone = probed == nil && onLine == nil
  }

  // MARK: Probes

  /// From now on everything is kept for a probe, and nothing goes into the trace.
  mutating func beginProbe() {
    probed = []
    chooseKinds()
  }

  /// Keeps an event for the probe that runs; false when none does.
  mutating func takeForProbe(_ event: TraceEvent) -> Bool {
    probed?.append(event) != nil
  }

  /// What the probe has recorded; the trace goes on.
  mutating func endProbe() -> [TraceEvent] {
    defer {
      probed = nil
      chooseKinds()
    }
    return probed ?? []
  }
}
