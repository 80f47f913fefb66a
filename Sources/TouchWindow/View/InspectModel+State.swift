import Foundation
import TouchGeometry
package import TouchInspection
import TouchLanguage
package import TouchReading
import TouchTrace

/// What the tab Inspect shows.
extension InspectModel {
  init(_ state: DebuggerState, _ reading: Reading) {
    self.init()
    rowHeight = state.input.touchMode == nil ? RowHeights.list : RowHeights.touch
    let gesture = reading.input.whole.reading.gestureStart
    difference = state.document.difference.flatMap {
      $0.gesture == gesture && $0.concerns(state.selection) ? $0.text.now : nil
    }
    comparesRuns = state.document.timeline.lanes.comparesRuns
    watched = state.document.instruments.watched
    if case .field(.property(let name, let text)) = state.prompt { editing = (name, text) }
    guard state.workspace.rightTab == .inspect else { return }
    selection = state.selection
    isComposed = state.compose.isOn
    guard let target = state.selection, let id = target.name else { return }
    describe(
      target, reading.input, reading.source, reading.properties,
      state.document.instruments.listing)
    let changed = reading.compose[id]?.changed ?? [:]
    for property in reading.properties {
      guard let index = rows.firstIndex(where: { $0.name == property.name }) else { continue }
      rows[index].isEdited =
        state.compose.isOn
        ? changed.keys.contains(property.name)
          || property.others.keys.contains {
            reading.compose[$0]?.changed.keys.contains(property.name) == true
          }
        : state.document.edits.value(of: property.path) != nil
      rows[index].problem = state.document.refusals[property.path]
    }
  }

  /// What a recognizer has of its touches, and what that is without one.
  private static let ofTouches = [
    "location": "[0, 0]", "translation": "[0, 0]", "velocity": "[0, 0]", "numberOfTouches": "0",
  ]

  /// An object as it is, without a window: nothing was edited.
  package init(
    of target: Target, _ input: PictureInput, _ source: SceneSource,
    _ properties: [PropertyReading]
  ) {
    self.init()
    describe(target, input, source, properties, ListingState())
  }

  private mutating func describe(
    _ target: Target, _ input: PictureInput, _ scene: SceneSource,
    _ properties: [PropertyReading], _ listing: ListingState
  ) {
    selection = target
    guard let id = target.name else { return }
    className =
      input.snapshot.recognizers.first { $0.name == id }?.className
      ?? input.snapshot.views.first { $0.name == id }?.className
      ?? input.handle(of: target).map { input.trace.lineage(of: $0).name } ?? ""
    let others = properties.first?.others.keys.sorted() ?? []
    if !others.isEmpty {
      title = Text.inspect.several(others.count + 1)
      className = Text.panels.list([id] + others)
    }
    rows = properties.compactMap { PropertyRow($0, isComposed: isComposed) }
    let isRecognizer = if case .recognizer = target { !isComposed } else { false }
    let classes = input.handle(of: target).map { input.trace.lineage(of: $0).names } ?? []
    rows = PropertyRow.ordered(
      rows, isComposed: isComposed, isRecognizer: isRecognizer, classes: classes)
    if !isComposed, let index = rows.firstIndex(where: { $0.name == "state" }) {
      describeState(at: index, of: id, input.handle(of: target), input)
    }
    if !isComposed, input.ahead != nil, case .view = target { leaveOutPlaces(of: id, input) }
    if lacksID { readOnly(properties) }
    // Listings and relations are those of one object.
    guard others.isEmpty else { return }
    source = SourceModel(of: target, input, scene, properties: properties, state: listing)
    guard let required = properties.first(where: { $0.kind == .relations }), !lacksID else {
      return
    }
    let now = EditUpdate.list(required.value)
    requireToFail = now
    canRequire = required.choices.filter { $0 != id && !now.contains($0) }
  }

  /// Where a view is by now is not where it was at the playhead: those of its places that differ are left out.
  private mutating func leaveOutPlaces(of id: String, _ input: PictureInput) {
    guard let view = input.snapshot.views.first(where: { $0.name == id }) else { return }
    let bounds = view.bounds
    var places = [
      "bounds": [bounds.minX, bounds.minY, bounds.width, bounds.height],
      "contentOffset": [bounds.minX, bounds.minY],
    ]
    if let parent = input.snapshot.view(view.parent)?.toScreen,
      parent.a * parent.d != parent.b * parent.c
    {
      let way = view.toScreen.concatenating(parent.inverted())
      let frame = bounds.applying(way)
      places["frame"] = [frame.minX, frame.minY, frame.width, frame.height]
      places["center"] = [frame.midX, frame.midY]
    }
    rows.removeAll { row in
      guard let then = places[row.name] else { return false }
      let now = row.value.split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap {
        Double($0)
      }
      return zip(now, then).contains { abs($0 - $1) > 0.5 }
    }
  }

  /// Shows the values without what sets them.
  private mutating func readOnly(_ properties: [PropertyReading]) {
    rows = rows.filter { !$0.value.isEmpty }.map { row in
      var row = row
      row.kind = .readonly
      return row
    }
    rows += properties.filter { $0.kind == .relations && !EditUpdate.list($0.value).isEmpty }.map {
      PropertyRow($0.name, $0.value, .readonly)
    }
  }

  /// How a recognizer came out, as its card says it, before its state, which is possible again after the reset.
  private mutating func describeState(
    at index: Int, of id: String, _ handle: Handle?, _ input: PictureInput
  ) {
    let reading = handle.flatMap { input.reading.recognizer($0) }
    func seconds(_ time: Instant?) -> Double? { time?.since(input.reading.gestureStart) }
    let end = reading.flatMap { $0.isOver ? $0.transitions.last : nil }
    let word = end == nil ? nil : input.stateWord(ofRecognizer: id)
    var outcome = PropertyRow(
      Text.inspect.lastOutcome,
      word.map { Text.inspect.outcome($0, at: seconds(end?.time)) } ?? Text.inspect.noneYet,
      .readonly)
    (outcome.role, outcome.isReadOnly) = (.outcome, true)
    guard input.ahead == nil else {
      // What it has now is not what it had at the playhead.
      rows[index] = outcome
      return rows.removeAll { Self.ofTouches[$0.name] != nil }
    }
    rows[index].role = .stateNow
    if let reading, reading.isOver, !reading.isInPlay {
      rows[index].value = Text.inspect.reset(rows[index].value, at: seconds(reading.resetTime))
      // A place of no touch would be read as one.
      rows.removeAll { Self.ofTouches[$0.name] == $0.value }
    }
    rows.insert(outcome, at: index)
  }
}

extension PropertyRow {
  /// Nil for what has no row of its own.
  fileprivate init?(_ property: PropertyReading, isComposed: Bool) {
    let kind: Kind
    var value = property.value
    switch property.kind {
    case .flag: kind = .flag
    case .number: kind = .number
    case .choice(let words): kind = .choice(words)
    case .menu(let words): kind = .menu(words)
    case .set(let words): kind = .set(words)
    case .text: kind = .text
    case .numbers(let names): kind = isComposed ? .numbers(names) : .text
    case .readOnly: kind = .readonly
    case .connection:
      // A composer sets them where the file has them.
      if isComposed { return nil }
      kind = .readonly
      if value.isEmpty { value = Text.inspect.none }
    case .structure: kind = isComposed ? .text : .readonly
    case .color: kind = .color
    case .seconds:
      kind = .number
      if !value.isEmpty { value += " s" }
    case .ids: kind = isComposed ? .ids(EditUpdate.list(property.value)) : .text
    case .id: kind = isComposed ? .ids(value.isEmpty ? [] : [value]) : .text
    case .rows(let list): kind = isComposed ? .rows(list) : .readonly
    case .relations: return nil
    }
    // What was never given has nothing to start from, but a choice has; in a file it begins with what it may be.
    if value.isEmpty, kind == .readonly || !isComposed && (kind == .text || kind == .color) {
      return nil
    }
    guard property.isMixed else {
      self.init(property.name, value, kind, hint: property.hint)
      declaredBy = property.declaredBy
      isGiven = property.isGiven
      standard = property.standard
      if case .seconds = property.kind, let seconds = standard, !seconds.isEmpty {
        standard = seconds + " s"
      }
      isReadOnly = property.kind == .readOnly
      return
    }
    if case .numbers(let names) = property.kind {
      // Of each number for itself.
      value = names.indices.map {
        let number = EditUpdate.number($0, of: property)
        return number.isEmpty ? "\u{2013}" : number
      }.joined(separator: ", ")
    } else if case .set(let words) = property.kind {
      // What all of them have.
      value =
        property.others.values.reduce(into: WordSet(property.value, of: words)) {
          $0.formIntersection(WordSet($1, of: words))
        }.text
    } else {
      value = ""
    }
    self.init(property.name, value, kind, hint: Text.inspect.mixed)
    declaredBy = property.declaredBy
    isMixed = true
    isReadOnly = property.kind == .readOnly
  }
}
