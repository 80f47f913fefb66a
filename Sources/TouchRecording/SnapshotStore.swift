import TouchTrace

/// Stores snapshots of a scene compactly: a full one now and then, and between them only the views that changed.
///
/// Only the newest of them are in memory: every full chunk goes to an unnamed file. If the file cannot be written, as
/// on a full disk, chunks stay in memory.
nonisolated struct SnapshotStore: Sendable {
  private enum Entry {
    case whole(SceneSnapshot)
    case changes(views: [(index: Int, view: ViewSnapshot)], recognizers: [RecognizerSnapshot]?)
  }

  /// A full row of entries; the first one is whole.
  private enum Chunk {
    case memory([Entry])
    case file(offset: Int, count: Int)
  }

  /// The entries of a chunk.
  private static let chunk = 64
  private let file: ScratchFile
  private var full: [Chunk] = []
  /// Those behind the last full chunk.
  private var newest: [Entry] = []
  /// The last snapshot that was stored.
  private var last: SceneSnapshot
  /// The last snapshot taken, and its index.
  private var made: (index: Int, snapshot: SceneSnapshot)
  /// The last chunk that was read from the file.
  private var loaded: (number: Int, entries: [Entry])?

  init(_ first: SceneSnapshot, _ file: ScratchFile = ScratchFile()) {
    self.file = file
    last = first
    made = (0, first)
    newest = [.whole(first)]
  }

  var count: Int { full.count * Self.chunk + newest.count }

  /// The number of views in memory.
  var viewCount: Int {
    let kept = full.flatMap { chunk -> [Entry] in
      if case .memory(let entries) = chunk { entries } else { [] }
    }
    return (kept + newest).reduce(0) { sum, entry in
      switch entry {
      case .whole(let snapshot): sum + snapshot.views.count
      case .changes(let views, _): sum + views.count
      }
    }
  }

  /// Stores a snapshot; one that equals the last takes no space.
  mutating func append(_ snapshot: SceneSnapshot) {
    guard snapshot.screen == last.screen, snapshot.views.count == last.views.count,
      count % Self.chunk != 0
    else {
      guard snapshot != last else { return }
      last = snapshot
      return add(.whole(snapshot))
    }
    var changed: [(index: Int, view: ViewSnapshot)] = []
    for (index, view) in snapshot.views.enumerated() where view != last.views[index] {
      changed.append((index, view))
      last.views[index] = view
    }
    let recognizers = snapshot.recognizers == last.recognizers ? nil : snapshot.recognizers
    guard !changed.isEmpty || recognizers != nil else { return }
    if let recognizers { last.recognizers = recognizers }
    add(.changes(views: changed, recognizers: recognizers))
  }

  private mutating func add(_ entry: Entry) {
    newest.append(entry)
    guard newest.count == Self.chunk else { return }
    let bytes = Self.bytes(newest)
    if let offset = bytes.withUnsafeBytes(file.append) {
      full.append(.file(offset: offset, count: bytes.count))
    } else {
      full.append(.memory(newest))
    }
    newest.removeAll(keepingCapacity: true)
  }

  mutating func snapshot(_ index: Int) -> SceneSnapshot {
    if index == count - 1 { return last }
    if index == made.index { return made.snapshot }
    let number = index / Self.chunk
    let entries = entries(number)
    let first = number * Self.chunk
    // From the last snapshot taken, if it lies before this one in the same chunk.
    let isNear = made.index >= first && made.index < index
    var snapshot = made.snapshot
    for entry in entries[(isNear ? made.index + 1 - first : 0)..<(index + 1 - first)] {
      switch entry {
      case .whole(let whole): snapshot = whole
      case .changes(let views, let recognizers):
        for (place, view) in views { snapshot.views[place] = view }
        if let recognizers { snapshot.recognizers = recognizers }
      }
    }
    made = (index, snapshot)
    return snapshot
  }

  private mutating func entries(_ number: Int) -> [Entry] {
    guard number < full.count else { return newest }
    switch full[number] {
    case .memory(let entries): return entries
    case .file(let offset, let count):
      if let loaded, loaded.number == number { return loaded.entries }
      // A disk that no longer gives what it took leaves nothing better to show than the newest views.
      let entries =
        file.read(at: offset, count: count).map(Self.entries)
        ?? [Entry](repeating: .whole(last), count: Self.chunk)
      loaded = (number, entries)
      return entries
    }
  }

  // MARK: Bytes

  private static func bytes(_ entries: [Entry]) -> [UInt8] {
    var writer = SnapshotWriter()
    for entry in entries {
      switch entry {
      case .whole(let snapshot):
        writer.add(UInt8(0))
        writer.add(snapshot)
      case .changes(let views, let recognizers):
        writer.add(UInt8(recognizers == nil ? 1 : 2))
        writer.add(UInt32(views.count))
        for (index, view) in views {
          writer.add(UInt32(index))
          writer.add(view)
        }
        if let recognizers { writer.add(recognizers) }
      }
    }
    return writer.bytes
  }

  private static func entries(_ bytes: [UInt8]) -> [Entry] {
    var reader = SnapshotReader(bytes)
    return (0..<chunk).map { _ in
      let kind = reader.integer(UInt8.self)
      guard kind != 0 else { return .whole(reader.snapshot()) }
      let count = reader.integer(UInt32.self)
      let views = (0..<count).map { _ in (Int(reader.integer(UInt32.self)), reader.view()) }
      return .changes(views: views, recognizers: kind == 2 ? reader.recognizers() : nil)
    }
  }
}
