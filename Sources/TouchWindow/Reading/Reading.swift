package import TouchLanguage
package import Foundation
package import TouchCanvas
package import TouchInspection
package import TouchReading
package import TouchTrace

/// What an update may look at beside the state: values of the session, of what shows, and of the panels.
package struct Reading {
  /// What stays the same while the window is open.
  package var configuration: WindowConfiguration
  package var session: SessionReading
  /// The scene at the playhead, as pictures take it.
  package var input: PictureInput {
    get { deferredInput.value }
    set { deferredInput = Deferred { newValue } }
  }
  private var deferredInput: Deferred<PictureInput>
  package var playhead: PlayheadReading
  /// The lines that the log shows.
  package var log = LogFilter()
  /// The scenes beside the open one.
  package var library = SceneLibraryReading()
  /// What is known of the articles: read when it is first asked for.
  package var articles: ArticlesReading {
    get { deferredArticles.value }
    set { deferredArticles = Deferred { newValue } }
  }
  private var deferredArticles = Deferred { ArticlesReading() }
  /// What the scene's text says; empty while nobody composes and nothing waits to be saved.
  package var compose = ComposeReading()
  /// The runs of the scene with their checks; read while the tab Runs shows.
  package var runs = RunsReading()
  /// What the scene's file says of the selection; read while the tab Inspect or System shows.
  package var source = SceneSource()
  /// What can be edited of the selection.
  package var properties: [PropertyReading] = []
  /// The same of any object, read when it is asked for.
  private var readProperties: (String) -> [PropertyReading] = { _ in [] }
  /// What the window showed last.
  package var shown = ShownPicture()
  package var panels = PanelsReading()
  /// How wide texts are.
  package var metrics: any TextMeasuring

  package init(
    configuration: WindowConfiguration, session: SessionReading,
    input: @autoclosure @escaping () -> PictureInput, playhead: PlayheadReading,
    metrics: any TextMeasuring
  ) {
    self.configuration = configuration
    self.session = session
    deferredInput = Deferred(input)
    self.playhead = playhead
    self.metrics = metrics
  }

  /// `read` is asked for the articles once something needs them.
  package mutating func deferArticles(_ read: @escaping () -> ArticlesReading) {
    deferredArticles = Deferred(read)
  }

  /// `read` is asked for what can be edited of an object that is not selected.
  package mutating func deferProperties(_ read: @escaping (String) -> [PropertyReading]) {
    readProperties = read
  }

  /// What can be edited of an object.
  package func properties(of id: String) -> [PropertyReading] { readProperties(id) }

  /// Colours and metrics for pictures.
  package func look(_ state: DebuggerState) -> Look {
    Look(theme: state.isLight ? .light : .dark, metrics: metrics)
  }
}

/// A value that is made when it is first asked for: most messages ask for few of them.
private final class Deferred<Value> {
  private let make: () -> Value
  private(set) lazy var value = make()

  init(_ make: @escaping () -> Value) { self.make = make }
}

/// What stays the same while the window is open.
package struct WindowConfiguration {
  /// The scene alone, without panels.
  package var isStage = false
  /// Pixels for each point before text and touch sizes.
  package var scale = 1.0
  /// The file that this session is written to as it happens.
  package var recordingPath: String?
  /// Something that the window lacks, as a font.
  package var warning: String?
  /// The folder that relative paths begin at.
  package var folder = "/"
  package var keymap: Keymap

  package init(keymap: Keymap) { self.keymap = keymap }
}

/// The session of the open scene.
package struct SessionReading {
  /// Tells sessions apart: each one that takes over has the next number.
  package var number = 0
  package var trace = Trace()
  package var steps: [SessionStep] = []
  package var finder = StepFinder()
  /// The moment that was reached.
  package var now = Instant.zero
  /// The event fetch thread is suspended, with how many events wait for it.
  package var isSuspended = false
  package var waitingEvents = 0
  /// What a replay has yet to feed; nil while hands do.
  package var replay: ReplayReading?
  /// The device's screen as it is held now, points.
  package var screen = CGSize.zero
  /// The same at the moment that shows.
  package var shownScreen = CGSize.zero
  /// How the device would be held after a quarter turn.
  package var turnedLeft = DeviceOrientation.unknown
  package var turnedRight = DeviceOrientation.unknown

  package init() {}

  /// The last step that is not after `time`; -1 when there is none.
  package func step(at time: Instant) -> Int { finder.at(time).step }
}

/// How far a recording or a run has come.
package struct ReplayReading: Equatable {
  /// When its next input is due.
  package var next: Instant
  /// When its last one is; nil for a run, which decides on the way.
  package var end: Instant?

  package init(next: Instant, end: Instant?) {
    self.next = next
    self.end = end
  }
}

/// Where the playhead stands.
package struct PlayheadReading {
  /// The step that it stands behind; -1 is the start.
  package var step = -1
  /// The newest event that shows; -1 at the start.
  package var lastEvent = -1
  /// It stands between two events of a step.
  package var isWithinStep = false

  package init(step: Int = -1, lastEvent: Int = -1, isWithinStep: Bool = false) {
    self.step = step
    self.lastEvent = lastEvent
    self.isWithinStep = isWithinStep
  }
}

/// The scenes beside the open one, with pictures of them as far as they are made.
package struct SceneLibraryReading {
  package var scenes: [SceneEntry] = []
  /// Pictures are still to be made.
  package var isReading = false

  package init() {}
}

/// A property of the selected object with its present value.
package struct PropertyReading: Equatable {
  package var name: String
  /// `pan.minimumNumberOfTouches`
  package var path: String
  package var value: String
  package var kind: Kind
  /// Ids that a list of relations may hold.
  package var choices: [String]

  /// What it may be, in words.
  package var hint: String
  /// The scene gives it a value; else it is what its class begins with.
  package var isGiven = false
  /// What it is in a new object of UIKit, empty for nothing; nil where that is not known.
  package var standard: String?
  /// The class of UIKit that declares it; empty where that is not known.
  package var declaredBy = ""
  /// What it is in the other selected objects, by their ids.
  package var others: [String: String] = [:]
  /// The selected objects do not agree.
  package var isMixed: Bool { others.values.contains { $0 != value } }

  package enum Kind: Equatable {
    case flag, text, readOnly, relations
    /// Whose the object is, or whom it tells; empty for nothing.
    case connection
    /// A table or list of its own form, which is given in a file alone.
    case structure
    case choice([String])
    /// One of these words, or none.
    case menu([String])
    /// Any of these words, in this order.
    case set([String])
    /// A list of numbers, one for each name.
    case numbers([String])
    case number(from: Double, to: Double, isWhole: Bool)
    case seconds(from: Double, to: Double)
    case color
    /// The ids of recognizers, and that of one object.
    case ids, id
    /// Rows of a table, or items of a list like it.
    case rows(RowList)
  }

  package init(
    name: String, path: String, value: String, kind: Kind, choices: [String] = [],
    hint: String = ""
  ) {
    self.hint = hint
    self.name = name
    self.path = path
    self.value = value
    self.kind = kind
    self.choices = choices
  }
}

/// What the window showed last.
package struct ShownPicture {
  /// From back to front.
  package var regions: [Picture.Region] = []
  package var scrolls: [WindowScroll] = []
  /// The window's size and scale that it was made for.
  package var size = CGSize.zero
  package var scale = 0.0

  package init() {}

  package init(_ parts: [WindowPart], _ state: DebuggerState) {
    regions = parts.flatMap(\.picture.regions)
    scrolls = parts.compactMap(\.scroll)
    size = state.input.size
    scale = state.input.scale
  }

  /// The topmost region of a target.
  package func region(_ target: Target) -> Picture.Region? { regions.last { $0.target == target } }

  /// Where the field is that takes what is typed, points of the window; nil for none.
  package func textField(_ state: DebuggerState) -> CGRect? {
    switch state.prompt {
    case .palette: region(.field(.palette))?.outline
    case .help: region(.field(.help))?.outline
    case .field(.hierarchy): region(.field(.hierarchy))?.outline
    case .field(.scenes): region(.field(.scenes))?.outline
    case .field(.articles): region(.field(.articles))?.outline
    case .field(.log): region(.field(.log))?.outline
    case .field(.library): region(.field(.library))?.outline
    case .field(.text(let caret)): region(.compose(.line(caret.line)))?.outline
    case .field(.find): region(.field(.text))?.outline
    case .field(.rename): region(.field(.rename))?.outline
    case .field(.runName): region(.field(.runName))?.outline
    case .field(.property(let name, _)): region(.property(name, .field))?.outline
    case .menu, .question, .work, nil: nil
    }
  }

  /// It was made for another size or scale than the window has now.
  package func isOld(for state: DebuggerState) -> Bool {
    size != state.input.size || scale != state.input.scale
  }
}

/// The views that take touches for the panels.
package struct PanelsReading {
  /// Where splitters take touches, points of the window.
  package var splitters: [(edge: SplitterEdge, frame: CGRect)] = []
  /// Lists that a finger moves, or that decelerate, by key.
  package var movingLists: Set<String> = []

  package init() {}
}

/// The edge between two parts of the window.
package enum SplitterEdge: String, CaseIterable, Sendable { case left, right, timeline }

extension [PropertyReading] {
  /// Those that other objects have too, with what they are there.
  package func shared(with others: [(id: String, properties: [PropertyReading])]) -> Self {
    compactMap { property in
      var shared = property
      for other in others {
        guard property.kind.isShared,
          let same = other.properties.first(where: { $0.name == property.name }),
          same.kind == property.kind
        else { return nil }
        shared.others[other.id] = same.value
      }
      return shared
    }
  }
}

extension PropertyReading.Kind {
  /// Several objects can get it at once.
  fileprivate var isShared: Bool {
    switch self {
    case .flag, .text, .choice, .menu, .set, .numbers, .number, .seconds, .color: true
    case .readOnly, .relations, .connection, .structure, .ids, .id, .rows: false
    }
  }
}
