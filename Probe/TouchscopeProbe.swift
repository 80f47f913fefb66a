// Put this file into a debug build of an iOS app (docs/probe.md): it writes what the fingers did and what the app's recognizers made of
// it into a folder, which `touchscope check` and `touchscope replay` play on the engine. UIKit's public API only; nothing is sent anywhere.
#if DEBUG || TOUCHSCOPE_PROBE
import UIKit

/// Watches the touches of an app and writes a bundle: a scene, a recording and an observed log for each episode.
@MainActor
final class TouchscopeProbe: NSObject {
  /// What is written, and where.
  struct Options {
    /// Labels, titles and the like; what is in secure fields never.
    var includesTexts = false
    /// Whether delegates are asked about pairs of recognizers; it calls their code more often than UIKit does.
    var asksDelegates = true
    /// Whether views that override `point(inside:)` or `hitTest` are asked where they are touched.
    var samplesTouchAreas = true
    /// So many are kept, the last ones.
    var maximumEpisodes = 50
    /// Seconds without fingers and recognizers at work after which an episode is over.
    var pause: TimeInterval = 1
    /// The folder for bundles; nil for the app's Documents.
    var folder: URL?
  }

  static let shared = TouchscopeProbe()
  static let maximum = (views: 2000, recognizers: 500, depth: 200, lines: 100_000, bytes: 20_000_000)

  private(set) var bundleURL: URL?
  private(set) var options = Options()
  private(set) var isRunning = false
  private var episode: Episode?
  private var count = 0
  private var link: CADisplayLink?
  private var observer = "window"
  private var truncated: [String] = []
  private var limits: Set<String> = []
  private var isInside = false
  let names = Names()

  // MARK: Putting it in

  /// A window that tells the probe of its events, in place of `UIWindow(windowScene:)`.
  @available(iOS 13, *)
  static func window(windowScene: UIWindowScene) -> UIWindow {
    shared.startIfNeeded()
    return ProbeWindow(windowScene: windowScene)
  }

  /// The same for the getter of an app delegate's `window`.
  static func window() -> UIWindow {
    shared.startIfNeeded()
    return ProbeWindow(frame: UIScreen.main.bounds)
  }

  /// For a window that the app does not make: a recognizer that disturbs nobody. It does not see the end of an event.
  func observe(_ window: UIWindow) {
    startIfNeeded()
    observer = "recognizer"
    if window.gestureRecognizers?.contains(where: { $0 is ProbeRecognizer }) != true {
      let recognizer = ProbeRecognizer(target: nil, action: nil)
      recognizer.probe = self
      window.addGestureRecognizer(recognizer)
    }
  }

  private func startIfNeeded() { if !isRunning { start() } }

  /// Begins a bundle.
  func start(_ options: Options = Options()) {
    stop()
    self.options = options
    (count, truncated, limits, observer) = (0, [], [], "window")
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyyMMdd-HHmmss"
    let manager = FileManager.default
    let parent = options.folder ?? manager.urls(for: .documentDirectory, in: .userDomainMask).first
    guard let parent else { return }
    var url = parent.appendingPathComponent(format.string(from: Date()) + ".touchscope")
    var number = 1
    while manager.fileExists(atPath: url.path) {
      number += 1
      url = parent.appendingPathComponent("\(format.string(from: Date()))-\(number).touchscope")
    }
    do {
      try manager.createDirectory(at: url, withIntermediateDirectories: true)
      #if !os(Linux)
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try url.setResourceValues(values)
      #endif
    } catch { return Platform.say("touchscope probe: cannot write (\(error.localizedDescription))") }
    (bundleURL, isRunning) = (url, true)
    Platform.say("touchscope probe: \(url.path)")
  }

  /// Ends the episode and the bundle; the targets are taken away.
  func stop() {
    finish(areasLeft: .max)
    (isRunning, episode) = (false, nil)
  }

  /// A line in the log of the episode.
  func mark(_ name: String) {
    episode?.note("mark \(name.split(whereSeparator: \.isWhitespace).joined(separator: " "))", at: now)
  }

  // MARK: Events

  private var now: TimeInterval { CACurrentMediaTime() }

  /// Around the `super.sendEvent` of a window.
  func sending(_ event: UIEvent, to window: UIWindow, _ deliver: () -> Void) {
    guard isRunning, !isInside else { return deliver() }
    isInside = true
    before(event, in: window)
    isInside = false
    deliver()
    isInside = true
    after(event)
    isInside = false
  }

  func before(_ event: UIEvent, in window: UIWindow) {
    let touches = Array(event.allTouches ?? [])
    let begins = event.type == .touches && touches.contains { $0.phase == .began }
    if begins, episode == nil || episode?.isOver == true { begin(touches, event) }
    guard let episode, !episode.isOver else { return }
    episode.poll(at: now, isEvent: true)
    episode.take(event, in: window, at: now)
  }

  func after(_ event: UIEvent) {
    guard let episode, !episode.isOver else { return }
    episode.poll(at: now, isEvent: true)
    if event.type == .touches { episode.afterTouches(event, at: now) }
  }

  private func begin(_ touches: [UITouch], _ event: UIEvent) {
    finish(areasLeft: 0)
    count += 1
    episode = Episode(count, of: self, start: event.timestamp, options, names, hit: touches.compactMap(\.view))
    guard link == nil else { return }
    link = CADisplayLink(target: self, selector: Self.tick)
    link?.add(to: .main, forMode: .common)
  }

  private func ticked() {
    guard let episode else { return rest() }
    let time = now
    if !episode.isOver {
      episode.poll(at: time, isEvent: false)
      if episode.isToEnd(at: time, pause: options.pause) { episode.end(at: time) }
    } else if episode.sample(until: { CACurrentMediaTime() - time > 0.004 }) {
      finish(areasLeft: 0)
    }
  }

  private func rest() {
    link?.invalidate()
    link = nil
  }

  /// Writes the episode; areas that were not asked about yet are, up to a number.
  private func finish(areasLeft: Int) {
    guard let episode, let bundleURL else { return }
    if !episode.isOver { episode.end(at: now) }
    if areasLeft > 0 { while !episode.sample(until: { true }) {} }
    self.episode = nil
    rest()
    truncated += episode.truncated
    let name = String(format: "episode-%03d", count)
    let all = episode.files.map { ("\(name)/\($0.0)", $0.1) }
    var files = all.filter { $0.1.utf8.count <= TouchscopeProbe.maximum.bytes }
    truncated += all.filter { $0.1.utf8.count > TouchscopeProbe.maximum.bytes }.map { "bytes \($0.1.utf8.count) of \($0.0)" }
    limits.formUnion(episode.limits)
    files.append(("probe.txt", header(episode)))
    let old = count > options.maximumEpisodes ? String(format: "episode-%03d", count - options.maximumEpisodes) : nil
    Platform.write(files, removing: old, in: bundleURL) { [weak self] problem in
      Platform.say("touchscope probe: stopped (\(problem))")
      self?.isRunning = false
    }
  }

  private func header(_ episode: Episode) -> String {
    let screen = UIScreen.main
    let texts = [options.includesTexts ? "texts" : nil, options.asksDelegates ? "delegates" : nil, options.samplesTouchAreas ? "areas" : nil]
    var lines = [
      "touchscope probe 1", "app \(Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "app")",
      "system \(Platform.system)", "screen \(number(screen.bounds.width)) \(number(screen.bounds.height))",
      "scale \(number(screen.scale))", "observer \(observer)",
      "options \(texts.compactMap { $0 }.joined(separator: " "))", "episodes \(min(count, options.maximumEpisodes))",
      "snapshot \(String(format: "%.6f", episode.cost)) s",
    ]
    lines += truncated.map { "truncated \($0)" }
    lines += limits.sorted().map { "limits \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  func acted(_ recognizer: UIGestureRecognizer) { episode?.acted(recognizer, at: now) }

  #if os(Linux)
    static let recognize = Selector("recognized:", TouchscopeProbe.acted)
    private static let tick = Selector("tick", TouchscopeProbe.ticked)
  #else
    static let recognize = #selector(recognized(_:))
    private static let tick = #selector(tick(_:))
    @objc private func recognized(_ recognizer: UIGestureRecognizer) { acted(recognizer) }
    @objc private func tick(_ link: CADisplayLink) { ticked() }
  #endif
}

/// A window that tells the probe of its events.
final class ProbeWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    TouchscopeProbe.shared.sending(event, to: self) { super.sendEvent(event) }
  }
}

/// Sees the touches of a window, and disturbs nobody.
final class ProbeRecognizer: UIGestureRecognizer {
  weak var probe: TouchscopeProbe?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    (cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded) = (false, false, false)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { see(event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { see(event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { see(event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { see(event) }

  private func see(_ event: UIEvent) {
    guard let window = view as? UIWindow, let probe, probe.isRunning else { return }
    probe.before(event, in: window)
    probe.after(event)
    if event.allTouches?.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) == true { state = .failed }
  }
}

extension UITouch {
  /// The recognizers that get it, without the probe's.
  var recognizers: [UIGestureRecognizer] { (gestureRecognizers ?? []).filter { !($0 is ProbeRecognizer) } }
}

/// Up to six decimals, none where there are none.
func number(_ value: CGFloat) -> String {
  let digits = "\(value)"
  return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
}

func list(_ values: CGFloat...) -> String { "[" + values.map(number).joined(separator: ", ") + "]" }

/// From the first finger on the glass until all is quiet.
@MainActor
final class Episode {
  /// A recognizer that got a touch, and what was seen of it.
  @MainActor private final class Watched {
    let recognizer: UIGestureRecognizer
    let id: String
    var state = UIGestureRecognizer.State.possible
    var seen: TimeInterval
    /// When its last touch began.
    var touched: TimeInterval
    var hasTouch = false
    var isTold = false
    /// Where its view was before it began.
    var from = (center: CGPoint.zero, transform: CGAffineTransform.identity)
    /// What of the recognizer its view went with, until it went another way.
    var follows: String?
    var strays = false

    init(_ recognizer: UIGestureRecognizer, _ id: String, _ time: TimeInterval) {
      (self.recognizer, self.id, seen, touched) = (recognizer, id, time, time)
      rest()
    }

    func rest() { if let view = recognizer.view { from = (view.center, view.transform) } }
  }

  private(set) var isOver = false
  private unowned let owner: TouchscopeProbe
  private(set) var limits: Set<String> = []
  private(set) var truncated: [String] = []
  private(set) var cost: TimeInterval = 0
  private let start: TimeInterval
  private let options: TouchscopeProbe.Options
  private let names: Names
  private let scene: Snapshot
  private var log = ["touchscope observed 1"]
  private var inputs: [String] = []
  private var watched: [Watched] = []
  private var fingers: [ObjectIdentifier: (finger: Int, count: Int, touch: UITouch)] = [:]
  private var gathered: [Int: [UIGestureRecognizer]] = [:]
  private var touchCount = 0
  private var lastLift: TimeInterval
  private var lastEvent: (time: TimeInterval, windows: [ObjectIdentifier]) = (-1, [])
  /// The first responder, and the control that acted last in this event.
  private weak var first: UIResponder?
  private weak var pressed: UIControl?
  private var controls: [(control: UIControl, actions: [String])] = []
  private var offsets: [ObjectIdentifier: (view: UIView, values: [String])] = [:]

  init(_ number: Int, of owner: TouchscopeProbe, start: TimeInterval, _ options: TouchscopeProbe.Options, _ names: Names, hit: [UIView]) {
    self.owner = owner
    (self.start, self.options, self.names, lastLift) = (start, options, names, start)
    let before = CACurrentMediaTime()
    scene = Snapshot(names, options, hit)
    truncated = scene.truncated
    cost = CACurrentMediaTime() - before
    first = scene.responders.first { $0.isFirstResponder }
    for view in scene.included.prefix(50) { offsets[ObjectIdentifier(view)] = (view, places(of: view)) }
  }

  // MARK: The log

  private func seconds(_ time: TimeInterval) -> String { String(format: "%.6f", max(0, time - start)) }

  func note(_ line: String, at time: TimeInterval) {
    if log.count < TouchscopeProbe.maximum.lines { log.append("\(seconds(time)) \(line)") } else { truncated = truncated.filter { !$0.hasPrefix("lines") } + ["lines \(TouchscopeProbe.maximum.lines)"] }
  }

  /// What an event is about, before it is delivered.
  func take(_ event: UIEvent, in window: UIWindow, at time: TimeInterval) {
    let isNew = event.timestamp != lastEvent.time || lastEvent.windows.contains(ObjectIdentifier(window))
    lastEvent = isNew ? (event.timestamp, [ObjectIdentifier(window)]) : (event.timestamp, lastEvent.windows + [ObjectIdentifier(window)])
    guard isNew else { return }
    pressed = nil
    let stamp = abs(event.timestamp - time) < 0.000_000_5 ? "" : " at=\(seconds(event.timestamp))"
    let prefix = seconds(time) + stamp + " "
    if let presses = event as? UIPressesEvent {
      for press in presses.allPresses {
        guard let name = Words.presses[press.type.rawValue], let phase = Words.phases[press.phase.rawValue] else { continue }
        inputs.append("\(seconds(time)) button \(name) \(phase)")
      }
    } else if event.type == .motion {
      if inputs.last != "\(seconds(time)) motion shake" { inputs.append("\(seconds(time)) motion shake") }
    } else if event.type == .touches {
      take(Array(event.allTouches ?? []), event, prefix, at: time)
    }
  }

  private func take(_ all: [UITouch], _ event: UIEvent, _ prefix: String, at time: TimeInterval) {
    for touch in all where touch.phase == .began && fingers[ObjectIdentifier(touch)] == nil {
      let used = Set(fingers.values.map(\.finger))
      touchCount += 1
      // Sets have no order: those that come together are told apart by their place.
      fingers[ObjectIdentifier(touch)] = ((1...).first { !used.contains($0) } ?? 1, touchCount, touch)
    }
    let changed = all.filter { $0.phase != .stationary && fingers[ObjectIdentifier($0)] != nil }
      .sorted { fingers[ObjectIdentifier($0)]!.finger < fingers[ObjectIdentifier($1)]!.finger }
    guard !changed.isEmpty else { return }
    let isTakenAway = changed.count == fingers.count && changed.allSatisfy { $0.phase == .cancelled }
    if isTakenAway {
      // A view that has left its window, or was hidden, lost its touches by the program's doing.
      if changed.allSatisfy({ $0.view?.window != nil && $0.window?.isHidden == false }) { inputs.append("\(seconds(time)) interrupt") } else { limits.insert("changes") }
    } else {
      inputs.append(prefix + changed.map { finger($0, event) }.joined(separator: " | "))
    }
    for touch in changed {
      let contact = fingers[ObjectIdentifier(touch)]!.count
      let place = screen(touch.location(in: nil), touch.window)
      let phase = Words.phases[touch.phase.rawValue == 2 ? 1 : touch.phase.rawValue] ?? "moved"
      note("touch \(contact) \(phase) \(number(place.x)) \(number(place.y)) hit \(touch.view.map { names.id($0) } ?? "nil") window \(touch.window.map { names.id($0) } ?? "nil")", at: time)
      guard touch.phase == .began else { continue }
      var view = touch.view
      for recognizer in touch.recognizers { watch(recognizer, at: time, hasTouch: true) }
      while let one = view {
        for recognizer in one.gestureRecognizers ?? [] { watch(recognizer, at: time, hasTouch: false) }
        if let control = one as? UIControl { watch(control) }
        view = one.superview
      }
      gathered[contact] = touch.recognizers
      note("gathers \(contact) " + touch.recognizers.map { names.id($0) }.joined(separator: " "), at: time)
      scene.noteTouch(touch, refused: refused(touch))
    }
  }

  /// `down 1 187.5 260 force 1 radius 20`
  private func finger(_ touch: UITouch, _ event: UIEvent) -> String {
    let place = screen(touch.location(in: nil), touch.window)
    let verb = ["down", "move", "move", "up", "cancel"][min(4, touch.phase.rawValue)]
    var line = "\(verb) \(fingers[ObjectIdentifier(touch)]!.finger) \(number(place.x)) \(number(place.y))"
    if touch.force != 0 { line += " force \(number(touch.force))" }
    if touch.majorRadius != 0 { line += " radius \(number(touch.majorRadius))" }
    if let type = Words.types[touch.type.rawValue] { line += " type \(type)" }
    for sample in (event.coalescedTouches(for: touch) ?? []).dropLast() where touch.phase == .moved {
      let place = screen(sample.location(in: nil), touch.window)
      line += " was \(seconds(sample.timestamp)) \(number(place.x)) \(number(place.y))"
      if sample.force != 0 || sample.majorRadius != 0 { line += " \(number(sample.force)) \(number(sample.majorRadius))" }
    }
    return line
  }

  private func screen(_ point: CGPoint, _ window: UIWindow?) -> CGPoint {
    guard let window else { return point }
    return CGPoint(x: point.x - window.bounds.minX + window.frame.minX, y: point.y - window.bounds.minY + window.frame.minY)
  }

  /// Recognizers on the way from the hit view up that could have got the touch, and did not.
  private func refused(_ touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = touch.view
    while let one = view {
      found += (one.gestureRecognizers ?? []).filter { recognizer in
        recognizer.isEnabled && !touch.recognizers.contains { $0 === recognizer }
          && recognizer.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
      }
      view = one.superview
    }
    return found
  }

  // MARK: Recognizers and controls

  private func watch(_ recognizer: UIGestureRecognizer, at time: TimeInterval, hasTouch: Bool) {
    if let old = watched.first(where: { $0.recognizer === recognizer }) {
      if hasTouch, !old.hasTouch { old.touched = time }
      old.hasTouch = old.hasTouch || hasTouch
      return
    }
    guard watched.count < TouchscopeProbe.maximum.recognizers, !(recognizer is ProbeRecognizer) else { return }
    let one = Watched(recognizer, names.id(recognizer), time)
    one.hasTouch = hasTouch
    watched.append(one)
    if !"\(type(of: recognizer))".hasPrefix("_") { recognizer.addTarget(owner, action: TouchscopeProbe.recognize) }
    scene.meets(recognizer)
  }

  func acted(_ recognizer: UIGestureRecognizer, at time: TimeInterval) {
    guard let one = watched.first(where: { $0.recognizer === recognizer }), !isOver else { return }
    (one.state, one.seen, one.isTold) = (recognizer.state, time, true)
    note("state \(one.id) \(Words.state(recognizer.state)) action", at: time)
    follow(one)
  }

  /// Whether a recognizer's view went with it: as far, as much larger, or turned as much.
  private func follow(_ one: Watched) {
    guard let view = one.recognizer.view, let parent = view.superview else { return }
    let (center, now, old) = (view.center, view.transform, one.from.transform)
    let went = CGPoint(x: center.x - one.from.center.x, y: center.y - one.from.center.y)
    let (word, change, error): (String, CGFloat, CGFloat)
    switch one.recognizer {
    case let pinch as UIPinchGestureRecognizer:
      let ratio = hypot(now.a, now.b) / hypot(old.a, old.b)
      (word, change, error) = ("scale", ratio - 1, ratio - pinch.scale)
    case let turn as UIRotationGestureRecognizer:
      let angle = atan2(now.b, now.a) - atan2(old.b, old.a)
      (word, change, error) = ("rotation", angle, remainder(angle - turn.rotation, 2 * .pi))
    case let pan as UIPanGestureRecognizer:
      let way = pan.translation(in: parent)
      (word, change, error) = ("translation", hypot(went.x, went.y), hypot(went.x - way.x, went.y - way.y))
    default:
      let place = one.recognizer.location(in: parent)
      (word, change, error) = ("location", hypot(went.x, went.y), hypot(center.x - place.x, center.y - place.y))
    }
    if abs(error) > 0.01 { one.strays = true } else if abs(change) > 0.001 { one.follows = word }
  }

  /// A state that differs from the last one seen.
  func poll(at time: TimeInterval, isEvent: Bool) {
    for one in watched {
      let state = one.recognizer.state
      defer { (one.state, one.seen) = (state, time) }
      if isEvent, state == .possible { one.rest() }
      guard state != one.state else { continue }
      let span = "polled \(seconds(one.seen))"
      switch state {
      case .began, .ended:
        if !one.isTold || one.state == .possible { note("ready \(one.id) \(Words.state(state)) \(span)", at: time) }
      case .possible:
        if one.hasTouch, !one.isTold, one.state != .failed, one.state != .cancelled { note("over \(one.id) possible \(span)", at: time) }
        (one.isTold, one.hasTouch) = (false, false)
      default: note("state \(one.id) \(Words.state(state)) \(span)", at: time)
      }
    }
    guard isEvent else { return }
    let new = scene.responders.first { $0.isFirstResponder }
    if new !== first {
      note("responder \(first.map { names.id($0) } ?? "nil") -> \(new.map { names.id($0) } ?? "nil")", at: time)
      // What came of a control, and not by itself as with a text field.
      if let control = pressed, control !== new, control !== first { scene.changes(control, first, new) }
      first = new
    }
    for (view, old) in offsets.values.map({ ($0.view, $0.values) }) {
      let new = places(of: view)
      guard new != old else { continue }
      for (value, was) in zip(new, old) where value != was { note(value, at: time) }
      offsets[ObjectIdentifier(view)] = (view, new)
    }
  }

  private func places(of view: UIView) -> [String] {
    let id = names.id(view)
    let offset = (view as? UIScrollView)?.contentOffset ?? view.bounds.origin
    let t = view.transform
    return [
      "offset \(id) \(number(offset.x)) \(number(offset.y))",
      "transform \(id) \([t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: " "))",
      "frame \(id) \(number(view.center.x)) \(number(view.center.y)) \(number(view.bounds.width)) \(number(view.bounds.height))",
    ]
  }

  private func watch(_ control: UIControl) {
    guard #available(iOS 14, *), !controls.contains(where: { $0.control === control }) else { return }
    var actions: [String] = []
    for (name, event) in Words.controlEvents {
      let id = UIAction.Identifier("touchscope.\(name)")
      let action = UIAction(title: "", identifier: id) { [weak self, weak control] _ in
        guard let self, let control, !self.isOver else { return }
        note("control \(names.id(control)) \(name)", at: CACurrentMediaTime())
        pressed = control
      }
      control.addAction(action, for: event)
      actions.append(name)
    }
    controls.append((control, actions))
  }

  /// After an event was delivered: who has left a touch, and what delegates say of pairs.
  func afterTouches(_ event: UIEvent, at time: TimeInterval) {
    for (_, contact, touch) in Array(fingers.values).sorted(by: { $0.count < $1.count }) {
      let present = touch.recognizers
      for recognizer in gathered[contact] ?? [] where !present.contains(where: { $0 === recognizer }) {
        note("leaves \(contact) \(names.id(recognizer))", at: time)
      }
      gathered[contact] = present
      if touch.phase == .began, options.asksDelegates { scene.ask(among: present) }
      guard touch.phase == .ended || touch.phase == .cancelled else { continue }
      fingers[ObjectIdentifier(touch)] = nil
      gathered[contact] = nil
      lastLift = time
    }
  }

  // MARK: The end

  func isToEnd(at time: TimeInterval, pause: TimeInterval) -> Bool {
    if watched.contains(where: { $0.recognizer.state != .possible }) { lastLift = max(lastLift, time) }
    return fingers.isEmpty && time - lastLift > pause || time - start > 60
  }

  func end(at time: TimeInterval) {
    guard !isOver else { return }
    poll(at: time, isEvent: true)
    for one in watched where one.hasTouch && !one.isTold && one.recognizer.state == .possible && one.state == .possible {
      note("over \(one.id) possible polled \(seconds(one.touched))", at: time)
    }
    for one in watched { if let word = one.follows, !one.strays { scene.drives(one.recognizer, word) } }
    isOver = true
    inputs.append("\(seconds(time)) wait")
    for one in watched { one.recognizer.removeTarget(owner, action: TouchscopeProbe.recognize) }
    guard #available(iOS 14, *) else { return }
    for (control, actions) in controls {
      for name in actions { control.removeAction(identifiedBy: UIAction.Identifier("touchscope.\(name)"), for: .allEvents) }
    }
  }

  /// Asks about touch areas until time is up; true when nothing is left to ask.
  func sample(until isUp: () -> Bool) -> Bool { !options.samplesTouchAreas || scene.sample(until: isUp) }

  var files: [(String, String)] {
    let yaml = scene.text
    limits.formUnion(scene.limits)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in yaml.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digest = String(repeating: "0", count: 16 - String(hash, radix: 16).count) + String(hash, radix: 16)
    let recording = ["touchscope recording 1", "scene scene.yaml", "digest \(digest)"] + inputs
    return [
      ("scene.yaml", yaml), ("fingers.rec", recording.joined(separator: "\n") + "\n"),
      ("observed.log", log.joined(separator: "\n") + "\n"), ("objects.txt", scene.objects),
    ]
  }
}

/// What objects are called in the bundle; weak, as addresses are used again.
@MainActor
final class Names {
  private struct Known {
    weak var object: AnyObject?
    let id: String
    let source: String
  }
  private var known: [ObjectIdentifier: Known] = [:]
  private var taken: Set<String> = []
  private var properties: [ObjectIdentifier: String] = [:]

  func id(_ object: AnyObject) -> String {
    if let old = known[ObjectIdentifier(object)], old.object === object { return old.id }
    var (name, source) = given(object)
    name = String(name.unicodeScalars.map { CharacterSet.whitespacesAndNewlines.contains($0) || $0 == "\"" ? "_" : Character($0) })
    var id = name.isEmpty ? "object" : name
    var number = 1
    while taken.contains(id) {
      number += 1
      id = "\(name)\(number)"
    }
    taken.insert(id)
    known[ObjectIdentifier(object)] = Known(object: object, id: id, source: source)
    return id
  }

  func source(_ object: AnyObject) -> String {
    _ = id(object)
    return known[ObjectIdentifier(object)]?.source ?? "made"
  }

  /// The names of what a controller holds in its properties, for what has no name of its own.
  func learnProperties(of controller: UIViewController) {
    for child in Mirror(reflecting: controller).children {
      guard let label = child.label, let object = child.value as? NSObject, object is UIView || object is UIGestureRecognizer else { continue }
      properties[ObjectIdentifier(object)] = label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label
    }
  }

  private func given(_ object: AnyObject) -> (String, String) {
    switch object {
    case let view as UIView:
      if let name = view.accessibilityIdentifier, !name.isEmpty { return (name, "identifier") }
    case let recognizer as UIGestureRecognizer:
      if let name = recognizer.name, !name.isEmpty { return (name, "name") }
      if let own = recognizer.view.flatMap({ Platform.ownName(of: recognizer, in: $0) }) { return ("\(id(recognizer.view!)).\(own)", "made") }
    case let controller as UIViewController:
      if let name = controller.restorationIdentifier, !name.isEmpty { return (name, "identifier") }
    default: break
    }
    if let name = properties[ObjectIdentifier(object)] { return (name, "property") }
    let name = "\(type(of: object))".split(separator: "<")[0].drop { $0 == "_" }
    let plain = name.hasPrefix("UI") ? name.dropFirst(2) : name
    let short = plain.hasSuffix("GestureRecognizer") ? plain.dropLast(17) : plain
    return (short.prefix(1).lowercased() + short.dropFirst(), "made")
  }
}

/// One object of a scene file: its keys in order, and the objects in it.
@MainActor
final class Entry {
  private(set) var keys: [(name: String, value: String)] = []
  private var inner: [(name: String, entry: Entry)] = []
  private var lists: [(name: String, entries: [Entry])] = []

  func set(_ name: String, _ value: String) { keys.append((name, value)) }
  func set(_ name: String, _ value: Bool, unless usual: Bool) { if value != usual { set(name, "\(value)") } }
  func set(_ name: String, _ value: CGFloat, unless usual: CGFloat) { if value != usual { set(name, number(value)) } }
  func set(_ name: String, ids: [String]) { set(name, "[" + ids.map(Entry.quoted).joined(separator: ", ") + "]") }
  func set(_ name: String, _ entry: Entry) { inner.append((name, entry)) }
  func set(_ name: String, _ entries: [Entry]) { if !entries.isEmpty { lists.append((name, entries)) } }

  static func quoted(_ word: String) -> String {
    let isPlain = word.first?.isLetter == true && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
    if isPlain, !["true", "false", "null", "yes", "no", "on", "off", "none", "all", "nil"].contains(word.lowercased()) { return word }
    var text = ""
    for scalar in word.unicodeScalars {
      text += scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : scalar.value < 32 ? String(format: "\\x%02x", scalar.value) : String(scalar)
    }
    return "\"\(text)\""
  }

  func lines(_ indent: String = "") -> [String] {
    var lines = keys.map { "\(indent)\($0.name): \($0.value)" }
    for (name, entry) in inner { lines += ["\(indent)\(name):"] + entry.lines(indent + "  ") }
    for (name, entries) in lists {
      lines.append("\(indent)\(name):")
      for entry in entries {
        let own = entry.lines(indent + "    ")
        guard let first = own.first else { lines.append("\(indent)  - {}"); continue }
        lines.append("\(indent)  - " + first.dropFirst(indent.count + 4))
        lines += own.dropFirst()
      }
    }
    return lines
  }
}

/// The app's windows as they were, as a scene file.
@MainActor
final class Snapshot {
  /// A view that answers for itself where it can be touched, and what was asked.
  @MainActor private final class Area {
    let view: UIView
    let isHit: Bool
    let bounds: CGRect
    let step: CGFloat
    let entry: Entry
    var rows: [String] = []
    var letters: [String: Character] = [:]
    var isCrowded = false
    var exact: [(CGPoint, Character)] = []
    var places: [CGPoint] = []

    init(_ view: UIView, isHit: Bool, _ entry: Entry) {
      (self.view, self.isHit, self.entry, bounds) = (view, isHit, entry, view.bounds.insetBy(dx: -44, dy: -44))
      var step: CGFloat = 4
      while max(bounds.width, bounds.height) / step > 128 { step *= 2 }
      self.step = step
    }
  }

  private(set) var limits: Set<String> = []
  private(set) var truncated: [String] = []
  private(set) var included: [UIView] = []
  private let names: Names
  private let options: TouchscopeProbe.Options
  private let root = Entry()
  private var chosen: Set<ObjectIdentifier> = []
  /// Actions that controls send along the chain, and classes that scenes need not know.
  private var sought: Set<String> = []
  private var standIns: [String: String] = [:]
  private var met: [UIGestureRecognizer] = []
  private var table: [String] = []
  private var recognizers: [(recognizer: UIGestureRecognizer, entry: Entry)] = []
  private var areas: [Area] = []
  /// What may be the first responder, and what controls did about it.
  private(set) var responders: [UIResponder] = []
  private var controls: [(control: UIControl, entry: Entry)] = []
  private var changes: [ObjectIdentifier: [String]] = [:]
  private var isFinished = false
  private var asked = 0
  private var answers: [ObjectIdentifier: [String: (said: [String], heard: Int)]] = [:]
  private var received: [ObjectIdentifier: (yes: [String], no: [String])] = [:]

  init(_ names: Names, _ options: TouchscopeProbe.Options, _ hit: [UIView]) {
    (self.names, self.options) = (names, options)
    let windows = Platform.windows.filter { !$0.isHidden }
    choose(windows, hit)
    root.set("touchscope", "1")
    root.set("title", Entry.quoted(Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "app"))
    let screen = UIScreen.main.bounds
    root.set("screen", list(screen.width, screen.height))
    if let profile = Platform.profile { root.set("profile", profile) }
    for view in included { view.next.flatMap { $0 as? UIViewController }.map(names.learnProperties) }
    for view in included {
      guard let control = view as? UIControl, control.allTargets.contains(where: { $0.base is NSNull }) else { continue }
      sought.formUnion(control.actions(forTarget: nil, forControlEvent: .allEvents) ?? [])
    }
    let application = Platform.application(names, &table)
    implement(UIApplication.shared, application)
    standIn(Platform.chain(of: UIApplication.shared))
    if let delegate = UIApplication.shared.delegate, "\(type(of: delegate))" != "AppDelegate" { standIns["\(type(of: delegate))"] = "AppDelegate" }
    if !application.lines().isEmpty { root.set("application", application) }
    root.set("windows", windows.map { window($0) })
    for (recognizer, entry) in recognizers { require(recognizer, entry) }
  }

  var text: String {
    for (recognizer, entry) in recognizers { policies(recognizer, entry) }
    recognizers = []
    for (control, entry) in controls {
      if let changes = changes[ObjectIdentifier(control)] { entry.set("whenAction", "[\(changes.joined(separator: ", "))]") }
    }
    for area in areas { write(area) }
    areas = []
    let classes = standIns.sorted { $0.key < $1.key }.map { "\(Entry.quoted($0.key)): \($0.value)" }
    if !isFinished { root.set("captured", "{\(classes.joined(separator: ", "))}") }
    isFinished = true
    return root.lines().joined(separator: "\n") + "\n"
  }

  var objects: String { (table + [""]).joined(separator: "\n") }

  /// In breadth first order as many as may be, and always the way to what was hit.
  private func choose(_ windows: [UIView], _ hit: [UIView]) {
    var level = windows
    var (depth, total) = (0, 0)
    while !level.isEmpty {
      total += level.count
      for view in level where included.count < TouchscopeProbe.maximum.views && depth < TouchscopeProbe.maximum.depth { include(view) }
      level = depth < 1000 ? level.flatMap(\.subviews) : []
      depth += 1
    }
    for view in hit {
      var one: UIView? = view
      while let view = one {
        include(view)
        one = view.superview
      }
    }
    if included.count < total { truncated.append("views \(included.count) of \(total)") }
  }

  private func include(_ view: UIView) { if chosen.insert(ObjectIdentifier(view)).inserted { included.append(view) } }

  // MARK: Views

  private func name(_ object: NSObject, _ entry: Entry, usual: String? = nil) {
    let id = names.id(object)
    entry.set("id", Entry.quoted(id))
    let chain = Platform.chain(of: object)
    if chain[0] != usual { entry.set("class", chain[0]) }
    standIn(chain)
    table.append("\(id) \(chain.joined(separator: " ")) \(names.source(object))")
  }

  private func standIn(_ chain: [String]) { if chain.count > 1 { standIns[chain[0]] = chain[chain.count - 1] } }

  /// The actions of controls without a target that an object has.
  private func implement(_ object: UIResponder, _ entry: Entry) {
    let own = sought.filter { Platform.performs($0, object) }.sorted()
    if !own.isEmpty { entry.set("implements", ids: own) }
    guard Platform.mayBeFirst(object) else { return }
    responders.append(object)
    if !(object is UITextField) { entry.set("canBecomeFirstResponder", "true") }
  }

  private func window(_ window: UIWindow) -> Entry {
    let entry = Entry()
    name(window, entry, usual: "UIWindow")
    look(window, entry)
    if window.gestureRecognizers?.contains(where: { Platform.ownName(of: $0, in: window) == "gate" }) == true { entry.set("systemGates", "true") }
    if window.windowLevel != .normal { entry.set("windowLevel", number(window.windowLevel.rawValue)) }
    let root = window.rootViewController
    if let root { entry.set("rootViewController", controller(root)) }
    gestures(window, entry)
    let others = window.subviews.filter { view in root?.viewIfLoaded?.isDescendant(of: view) != true }
    if root != nil, !others.isEmpty { limits.insert("presented") }
    if root == nil { entry.set("subviews", others.compactMap(view)) }
    return entry
  }

  private func controller(_ controller: UIViewController) -> Entry {
    let entry = Entry()
    name(controller, entry, usual: "UIViewController")
    if options.includesTexts, let title = controller.title { entry.set("title", Entry.quoted(title)) }
    implement(controller, entry)
    if let button = controller.navigationItem.rightBarButtonItem { entry.set("rightBarButton", Platform.barButton(button, names, texts: options.includesTexts)) }
    let inner = Entry()
    if let view = controller.viewIfLoaded {
      inner.set("id", Entry.quoted(names.id(view)))
      let chain = Platform.chain(of: view)
      table.append("\(names.id(view)) \(chain.joined(separator: " ")) \(names.source(view))")
    }
    let edges = Words.edges.filter { controller.preferredScreenEdgesDeferringSystemGestures.contains($0.1) }.map(\.0)
    if !edges.isEmpty { entry.set("deferSystemGestures", ids: edges) }
    let children = Platform.stack(of: controller, entry)
    if children != nil { met += controller.viewIfLoaded?.gestureRecognizers ?? [] }
    // Of those that wait in a container the views are in no window.
    var hidden = [controller.viewIfLoaded].compactMap { $0 }.filter { children == nil && !chosen.contains(ObjectIdentifier($0)) }
    while let view = hidden.popLast(), included.count < TouchscopeProbe.maximum.views {
      include(view)
      hidden += view.subviews
    }
    if children == nil, let view = controller.viewIfLoaded {
      let chain = Platform.chain(of: view)
      if chain[0] != "UIView" { inner.set("class", chain[0]) }
      standIn(chain)
      look(view, inner)
      gestures(view, inner)
      inside(view, inner)
    }
    entry.set("view", inner)
    if let children { entry.set("controllers", children.map { self.controller($0) }) }
    return entry
  }

  private func view(_ view: UIView) -> Entry? {
    guard chosen.contains(ObjectIdentifier(view)) else { return nil }
    let entry = Entry()
    name(view, entry, usual: "UIView")
    look(view, entry)
    gestures(view, entry)
    if let owner = view.next as? UIViewController {
      let inner = Entry()
      name(owner, inner, usual: "UIViewController")
      entry.set("controller", inner)
    }
    inside(view, entry)
    return entry
  }

  private func inside(_ view: UIView, _ entry: Entry) {
    guard !Platform.isClosed(view) else { return }
    entry.set("subviews", view.subviews.filter { !Platform.isPart($0, of: view) }.compactMap { self.view($0) })
  }

  private func look(_ view: UIView, _ entry: Entry) {
    if view.transform == .identity {
      entry.set("frame", list(view.frame.minX, view.frame.minY, view.frame.width, view.frame.height))
      if !(view is UIScrollView), view.bounds.origin != .zero { entry.set("bounds", list(view.bounds.minX, view.bounds.minY, view.bounds.width, view.bounds.height)) }
    } else {
      let t = view.transform
      entry.set("center", list(view.center.x, view.center.y))
      entry.set("bounds", list(view.bounds.minX, view.bounds.minY, view.bounds.width, view.bounds.height))
      entry.set("transform", list(t.a, t.b, t.c, t.d, t.tx, t.ty))
    }
    let isText = view is UILabel || view is UIImageView
    entry.set("isUserInteractionEnabled", view.isUserInteractionEnabled, unless: !isText)
    entry.set("isMultipleTouchEnabled", view.isMultipleTouchEnabled, unless: false)
    entry.set("isExclusiveTouch", view.isExclusiveTouch, unless: false)
    if !(view is UIWindow) { entry.set("isHidden", view.isHidden, unless: false) }
    entry.set("alpha", view.alpha, unless: 1)
    entry.set("clipsToBounds", view.clipsToBounds, unless: view is UIScrollView)
    if view.tag != 0 { entry.set("tag", "\(view.tag)") }
    entry.set("cornerRadius", view.layer.cornerRadius, unless: 0)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    if let color = view.backgroundColor, color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha > 0.5 {
      let parts = [red, green, blue].map { String(format: "%02x", Int((min(max($0, 0), 1) * 255).rounded())) }
      entry.set("backgroundColor", "\"#\(parts.joined())\"")
    }
    implement(view, entry)
    if let control = view as? UIControl { controls.append((control, entry)) }
    if Platform.overridesBegin(view) {
      entry.set("shouldBegin", "true")
      limits.insert("shouldBegin \(names.id(view))")
    }
    let mask = Words.resizing.filter { view.autoresizingMask.contains($0.1) }.map(\.0)
    if !mask.isEmpty { entry.set("autoresizingMask", ids: mask) }
    if let next = Platform.nextResponder(of: view) { entry.set("nextResponder", Entry.quoted(names.id(next))) }
    if view.layer.zPosition != 0 { limits.insert("zPosition \(names.id(view))") }
    if Platform.isAnimated(view) { limits.insert("animated view \(names.id(view))") }
    Platform.details(of: view, entry, names, texts: options.includesTexts)
    if let table = view as? UITableView { rows(table, entry) }
    if options.samplesTouchAreas {
      if Platform.overridesPoint(view) { areas.append(Area(view, isHit: false, entry)) }
      if Platform.overridesHit(view) { areas.append(Area(view, isHit: true, entry)) }
    }
  }

  /// A number of rows where cells have one text, or what is in those that are visible.
  private func rows(_ table: UITableView, _ entry: Entry) {
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    let hasEdges = counts.indices.map { section -> (Bool, Bool) in
      guard counts[section] > 0 else { return (false, false) }
      let (whole, last) = (table.rect(forSection: section), IndexPath(row: counts[section] - 1, section: section))
      return (table.rectForRow(at: IndexPath(row: 0, section: section)).minY > whole.minY, table.rectForRow(at: last).maxY < whole.maxY)
    }
    if counts.count == 1, hasEdges[0] == (false, false) { return rows(table, section: 0, counts[0], entry) }
    entry.set("sections", counts.enumerated().map { section, count in
      let one = Entry()
      if hasEdges[section].0 { one.set("title", "title") }
      if hasEdges[section].1 { one.set("footer", "footer") }
      rows(table, section: section, count, one)
      return one
    })
  }

  private func rows(_ table: UITableView, section: Int, _ count: Int, _ entry: Entry) {
    let cells = (0..<min(count, 200)).map { table.cellForRow(at: IndexPath(row: $0, section: section)) }
    let labels = cells.map { ($0?.contentView.subviews ?? []).filter { type(of: $0) == UILabel.self || "\(type(of: $0))" == "UITableViewLabel" } }
    let isPlain = zip(cells, labels).allSatisfy { cell, labels in cell == nil || labels.count < 2 && cell?.contentView.subviews.count == labels.count && cell?.accessoryType == UITableViewCell.AccessoryType.none }
    guard !isPlain, count <= 200 else { return entry.set("rows", "\(count)") }
    entry.set("rows", zip(cells, labels).map { cell, labels in
      let row = Entry()
      if cell == nil || !labels.isEmpty { row.set("text", options.includesTexts ? Entry.quoted((labels.first as? UILabel)?.text ?? "") : "row") }
      if labels.count > 1 { row.set("detail", options.includesTexts ? Entry.quoted((labels[1] as? UILabel)?.text ?? "") : "detail") }
      guard let cell else { return row }
      if let kind = Words.accessories[cell.accessoryType.rawValue] { row.set("accessoryType", kind) }
      if cell.selectionStyle == .none { row.set("selectionStyle", "none") }
      row.set("subviews", cell.contentView.subviews.filter { one in !labels.contains { $0 === one } }.compactMap { view($0) })
      return row
    })
  }

  private func gestures(_ view: UIView, _ entry: Entry) {
    var entries: [Entry] = []
    for recognizer in view.gestureRecognizers ?? [] where !(recognizer is ProbeRecognizer) {
      met.append(recognizer)
      guard recognizers.count < TouchscopeProbe.maximum.recognizers else { truncated = truncated.filter { !$0.hasPrefix("recognizers") } + ["recognizers \(recognizers.count)"]; break }
      let one = Entry()
      name(recognizer, one)
      table.append("# \(names.id(recognizer)) " + described(recognizer))
      guard Platform.ownName(of: recognizer, in: view) == nil else { continue }
      settings(recognizer, one)
      recognizers.append((recognizer, one))
      entries.append(one)
    }
    entry.set("gestureRecognizers", entries)
  }

  private func settings(_ recognizer: UIGestureRecognizer, _ entry: Entry) {
    entry.set("isEnabled", recognizer.isEnabled, unless: true)
    entry.set("cancelsTouchesInView", recognizer.cancelsTouchesInView, unless: true)
    entry.set("delaysTouchesBegan", recognizer.delaysTouchesBegan, unless: false)
    entry.set("delaysTouchesEnded", recognizer.delaysTouchesEnded, unless: true)
    entry.set("requiresExclusiveTouchType", recognizer.requiresExclusiveTouchType, unless: true)
    let types = recognizer.allowedTouchTypes.map(\.intValue)
    if !Set([0, 1, 2, 3]).isSubset(of: Set(types)) { entry.set("allowedTouchTypes", ids: types.compactMap { Words.types[$0] ?? ($0 == 0 ? "direct" : nil) }) }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      entry.set("numberOfTapsRequired", CGFloat(tap.numberOfTapsRequired), unless: 1)
      entry.set("numberOfTouchesRequired", CGFloat(tap.numberOfTouchesRequired), unless: 1)
    case let press as UILongPressGestureRecognizer:
      entry.set("numberOfTapsRequired", CGFloat(press.numberOfTapsRequired), unless: 0)
      entry.set("numberOfTouchesRequired", CGFloat(press.numberOfTouchesRequired), unless: 1)
      entry.set("minimumPressDuration", CGFloat(press.minimumPressDuration), unless: 0.5)
      entry.set("allowableMovement", press.allowableMovement, unless: 10)
    case let edge as UIScreenEdgePanGestureRecognizer:
      entry.set("edges", ids: Words.edges.filter { edge.edges.contains($0.1) }.map(\.0))
    case let pan as UIPanGestureRecognizer:
      entry.set("minimumNumberOfTouches", CGFloat(pan.minimumNumberOfTouches), unless: 1)
      if pan.maximumNumberOfTouches < 100 { entry.set("maximumNumberOfTouches", CGFloat(pan.maximumNumberOfTouches), unless: 0) }
    case let swipe as UISwipeGestureRecognizer:
      entry.set("direction", ids: Words.directions.filter { swipe.direction.contains($0.1) }.map(\.0))
      entry.set("numberOfTouchesRequired", CGFloat(swipe.numberOfTouchesRequired), unless: 1)
    default: break
    }
  }

  // MARK: Requirements and delegates

  /// A recognizer's description with ids in place of addresses.
  private func described(_ recognizer: UIGestureRecognizer) -> String {
    var text = ""
    var rest = recognizer.description.replacingOccurrences(of: "\n", with: " ")[...]
    while let start = rest.range(of: "0x") {
      text += rest[..<start.lowerBound] + "0x"
      rest = rest[start.upperBound...].drop { $0.isHexDigit }
    }
    return text + rest
  }

  /// `must-fail = {...}` of its description: there is no getter.
  private func require(_ recognizer: UIGestureRecognizer, _ entry: Entry) {
    let description = recognizer.description
    guard description.contains("state = ") else { limits.insert("requirements unknown"); return }
    let found = TouchscopeProbe.required(in: description)
    let ids = met.filter { found.contains(UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque())) }
    if !ids.isEmpty { entry.set("requireToFail", ids: ids.map { names.id($0) }) }
  }

  /// A control's action made another responder the first one.
  func changes(_ control: UIControl, _ old: UIResponder?, _ new: UIResponder?) {
    guard let object = new ?? old else { return }
    let change = "{do: {\(new == nil ? "resign" : "become")FirstResponder: \(Entry.quoted(names.id(object)))}}"
    if changes[ObjectIdentifier(control)]?.contains(change) != true { changes[ObjectIdentifier(control), default: []].append(change) }
    limits.insert("responder \(names.id(object)) after \(names.id(control))")
  }

  /// A recognizer's view went with it.
  func drives(_ recognizer: UIGestureRecognizer, _ word: String) {
    guard let view = recognizer.view, let entry = recognizers.first(where: { $0.recognizer === recognizer })?.entry else { return }
    entry.set("drives", "{view: \(Entry.quoted(names.id(view))), with: \(word)}")
    limits.insert("drives \(names.id(view)) with \(names.id(recognizer))")
  }

  /// A recognizer that got or might have got a touch.
  func meets(_ recognizer: UIGestureRecognizer) {
    if !recognizers.contains(where: { $0.recognizer === recognizer }), recognizer.view.map({ Platform.ownName(of: recognizer, in: $0) == nil }) == true { limits.insert("added \(names.id(recognizer))") }
  }

  func noteTouch(_ touch: UITouch, refused: [UIGestureRecognizer]) {
    let id = touch.view.map { names.id($0) } ?? "nil"
    for recognizer in touch.recognizers { received[ObjectIdentifier(recognizer), default: ([], [])].yes.append(id) }
    for recognizer in refused { received[ObjectIdentifier(recognizer), default: ([], [])].no.append(id) }
    for area in areas { area.places.append(touch.location(in: area.view)) }
  }

  /// Once for each pair of a touch.
  func ask(among all: [UIGestureRecognizer]) {
    var count = 0
    for one in all {
      for other in all where other !== one && count < 200 {
        for question in Question.pairs where Platform.implements(one, question) {
          count += 1
          var known = answers[ObjectIdentifier(one)] ?? [:]
          let old = known[question.rawValue] ?? ([], 0)
          let id = names.id(other)
          known[question.rawValue] = (Platform.ask(one, question, other) && !old.said.contains(id) ? old.said + [id] : old.said, old.heard + 1)
          answers[ObjectIdentifier(one)] = known
        }
      }
    }
  }

  private func policies(_ recognizer: UIGestureRecognizer, _ entry: Entry) {
    for question in Question.pairs where Platform.implements(recognizer, question) {
      guard let answer = answers[ObjectIdentifier(recognizer)]?[question.rawValue] else { entry.set(question.rawValue, ids: []); continue }
      entry.set(question.rawValue, ids: answer.said)
    }
    if Platform.implements(recognizer, .shouldBegin) {
      entry.set("shouldBegin", "true")
      limits.insert("shouldBegin \(names.id(recognizer))")
    }
    guard Platform.implements(recognizer, .shouldReceiveTouch) else { return }
    let (yes, no) = received[ObjectIdentifier(recognizer)] ?? ([], [])
    if no.isEmpty { entry.set("shouldReceiveTouch", "true") } else if yes.isEmpty { entry.set("shouldReceiveTouch", "false") } else {
      if !Set(yes).isDisjoint(with: no) { limits.insert("shouldReceive \(names.id(recognizer))") }
      entry.set("shouldReceiveTouch", "{onlyOn: [\(Set(yes).sorted().map(Entry.quoted).joined(separator: ", "))]}")
    }
  }

  // MARK: Touch areas

  func sample(until isUp: () -> Bool) -> Bool {
    while asked < areas.count {
      let area = areas[asked]
      guard area.view.window != nil else { asked += 1; continue }
      for place in area.places { area.exact.append((place, ask(area, place))) }
      area.places = []
      let y = area.bounds.minY + (CGFloat(area.rows.count) + 0.5) * area.step
      if y > area.bounds.maxY { asked += 1; continue }
      let columns = Int((area.bounds.width / area.step).rounded(.up))
      area.rows.append(String((0..<columns).map { ask(area, CGPoint(x: area.bounds.minX + (CGFloat($0) + 0.5) * area.step, y: y)) }))
      if isUp() { return asked == areas.count }
    }
    return true
  }

  private func ask(_ area: Area, _ point: CGPoint) -> Character {
    guard area.isHit else { return Platform.contains(area.view, point) ? "#" : "." }
    guard let hit = Platform.hit(area.view, point) else { return "." }
    let id = names.id(hit)
    if let letter = area.letters[id] { return letter }
    // What has more views in it than there are letters is not told.
    guard area.letters.count < Words.letters.count else { area.isCrowded = true; return "." }
    let letter = Words.letters[area.letters.count]
    area.letters[id] = letter
    return letter
  }

  private func write(_ area: Area) {
    guard !area.rows.isEmpty, !area.isCrowded else { limits.insert("touch area of \(names.id(area.view))"); return }
    var parts = ["origin: \(list(area.bounds.minX, area.bounds.minY))", "step: \(number(area.step))"]
    if area.isHit { parts.append("ids: {" + area.letters.sorted { $0.value < $1.value }.map { "\($0.value): \(Entry.quoted($0.key))" }.joined(separator: ", ") + "}") }
    parts.append("rows: [" + area.rows.map { "\"\($0)\"" }.joined(separator: ", ") + "]")
    if !area.exact.isEmpty { parts.append("exact: [" + area.exact.map { "[\(number($0.0.x)), \(number($0.0.y)), \"\($0.1)\"]" }.joined(separator: ", ") + "]") }
    area.entry.set(area.isHit ? "hitTest" : "pointInside", "{sampled: {" + parts.joined(separator: ", ") + "}}")
    limits.insert("sampled \(names.id(area.view))")
  }
}

extension TouchscopeProbe {
  /// The addresses in `must-fail = {...}` of a recognizer's description.
  nonisolated static func required(in description: String) -> Set<UInt> {
    guard let start = description.range(of: "must-fail = {"), let end = description[start.upperBound...].firstIndex(of: "}") else { return [] }
    let words = description[start.upperBound..<end].components(separatedBy: "<").dropFirst()
    return Set(words.compactMap { word in
      word.range(of: ": 0x").flatMap { UInt(word[$0.upperBound...].prefix { $0.isHexDigit }, radix: 16) }
    })
  }
}

/// What a recognizer's delegate, or its class, may be asked.
enum Question: String {
  case simultaneousWith, requireFailureOf, beRequiredToFailBy, canPrevent, canBePreventedBy, shouldBegin, shouldReceiveTouch
  static let pairs: [Question] = [.simultaneousWith, .requireFailureOf, .beRequiredToFailBy, .canPrevent, .canBePreventedBy]
}

/// The words of scenes and recordings.
@MainActor
enum Words {
  static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  static let phases = [0: "began", 1: "moved", 2: "stationary", 3: "ended", 4: "cancelled"]
  static let accessories = [1: "disclosureIndicator", 3: "checkmark", 4: "detailButton"]
  static let types = [1: "indirect", 2: "pencil", 3: "indirectPointer"]
  static let presses = [0: "upArrow", 1: "downArrow", 2: "leftArrow", 3: "rightArrow", 4: "select", 5: "menu", 6: "playPause", 30: "pageUp", 31: "pageDown"]
  static let resizing: [(String, UIView.AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth), ("flexibleRightMargin", .flexibleRightMargin),
    ("flexibleTopMargin", .flexibleTopMargin), ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
  static let edges: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
  static let directions: [(String, UISwipeGestureRecognizer.Direction)] = [("right", .right), ("left", .left), ("up", .up), ("down", .down)]
  static let controlEvents: [(String, UIControl.Event)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
    ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
    ("touchCancel", .touchCancel), ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
  ]
  static func state(_ state: UIGestureRecognizer.State) -> String {
    ["possible", "began", "changed", "ended", "cancelled", "failed"][min(5, state.rawValue)]
  }
}

/// What UIKit brings along, and what cannot be asked in the same words everywhere.
@MainActor
enum Platform {
  /// The class and those above it up to the first of UIKit's that scenes know.
  static func chain(of object: NSObject) -> [String] {
    var names: [String] = []
    var type: AnyClass? = Swift.type(of: object)
    while let one = type, names.last.map({ known.contains($0) }) != true {
      if !(object is ProbeWindow), !isUIKit(one) || known.contains("\(one)") { names.append(name(of: one)) }
      type = superclass(of: one)
    }
    return names.isEmpty ? [object is UIWindow ? "UIWindow" : object is UIViewController ? "UIViewController" : "UIView"] : names
  }

  /// Without its module, and with the types around it.
  private static func name(of type: AnyClass) -> String {
    let whole = String(reflecting: type)
    return whole.contains("(") ? "\(type)" : whole.split(separator: ".").dropFirst().joined(separator: ".")
  }

  private static let known: Set<String> = [
    "UIView", "UILabel", "UIImageView", "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
    "UITextField", "UIScrollView", "UITableView", "UICollectionView", "UIWindow", "UIViewController", "UINavigationController",
    "UITabBarController", "UIPageViewController", "UIApplication", "UITapGestureRecognizer", "UILongPressGestureRecognizer",
    "UIPanGestureRecognizer", "UIPinchGestureRecognizer", "UISwipeGestureRecognizer", "UIRotationGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
  ]

  /// Views whose inside is UIKit's own.
  static func isClosed(_ view: UIView) -> Bool {
    view is UISwitch || view is UISlider || view is UIStepper || view is UISegmentedControl || view is UIPageControl || view is UITextField
      || view is UITableView || view is UICollectionView || view is UINavigationBar || view is UITabBar
  }

  /// Subviews that a view makes itself.
  static func isPart(_ view: UIView, of parent: UIView) -> Bool {
    let name = "\(type(of: view))"
    return isUIKit(type(of: view)) && (name.hasPrefix("_UIScroll") || name == "UIButtonLabel" || parent is UIButton && view is UIImageView)
  }

  /// The last part of the name of a recognizer that a view brings along.
  static func ownName(of recognizer: UIGestureRecognizer, in view: UIView) -> String? {
    if let scroll = view as? UIScrollView {
      if recognizer === scroll.panGestureRecognizer { return "pan" }
      if recognizer === scroll.pinchGestureRecognizer { return "pinch" }
    }
    let name = "\(type(of: recognizer))"
    guard isUIKit(type(of: recognizer)), !known.contains(name) else { return nil }
    return name.contains("Delayed") ? "delay" : name.contains("Gate") ? "gate" : name.contains("Tap") ? "tap" : "pan"
  }

  /// The controllers that a container shows one after the other; nil for others.
  static func stack(of controller: UIViewController, _ entry: Entry) -> [UIViewController]? {
    switch controller {
    case let navigation as UINavigationController:
      entry.set("isNavigationBarHidden", navigation.isNavigationBarHidden, unless: false)
      return navigation.viewControllers
    case let tabs as UITabBarController:
      if tabs.selectedIndex > 0 { entry.set("selectedIndex", "\(tabs.selectedIndex)") }
      return tabs.viewControllers ?? []
    case let pages as UIPageViewController: return pages.viewControllers ?? []
    default: return nil
    }
  }

  static func application(_ names: Names, _ table: inout [String]) -> Entry {
    let application = UIApplication.shared
    let entry = Entry()
    let chain = chain(of: application)
    if chain[0] != "UIApplication" { entry.set("class", chain[0]) }
    table.append("application \(chain.joined(separator: " ")) system")
    guard let delegate = application.delegate else { return entry }
    let inner = Entry()
    inner.set("class", "\(type(of: delegate))")
    inner.set("isResponder", delegate is UIResponder, unless: true)
    entry.set("delegate", inner)
    table.append("delegate \(type(of: delegate)) AppDelegate system")
    return entry
  }

  static func barButton(_ item: UIBarButtonItem, _ names: Names, texts: Bool) -> Entry {
    let entry = Entry()
    if let id = item.accessibilityIdentifier { entry.set("id", Entry.quoted(id)) }
    entry.set("title", texts ? Entry.quoted(item.title ?? "") : "button")
    return entry
  }

  static func details(of view: UIView, _ entry: Entry, _ names: Names, texts: Bool) {
    if let scroll = view as? UIScrollView { details(scroll, entry, names) }
    if let control = view as? UIControl {
      entry.set("isEnabled", control.isEnabled, unless: true)
      entry.set("isSelected", control.isSelected, unless: false)
      if control.allTargets.contains(where: { $0.base is NSNull }) {
        entry.set("target", "nil")
        if let action = control.actions(forTarget: nil, forControlEvent: .allEvents)?.first { entry.set("action", Entry.quoted(action)) }
      }
    }
    switch view {
    case let label as UILabel: if texts, let text = label.text { entry.set("text", Entry.quoted(text)) }
    case let button as UIButton: if texts, let title = button.title(for: .normal) { entry.set("title", Entry.quoted(title)) }
    case let field as UITextField: if texts, !field.isSecure, let text = field.text { entry.set("text", Entry.quoted(text)) }
    case let toggle as UISwitch: entry.set("isOn", toggle.isOn, unless: false)
    case let slider as UISlider:
      entry.set("minimumValue", CGFloat(slider.minimumValue), unless: 0)
      entry.set("maximumValue", CGFloat(slider.maximumValue), unless: 1)
      entry.set("value", CGFloat(slider.value), unless: 0)
      entry.set("isContinuous", slider.isContinuous, unless: true)
    case let stepper as UIStepper:
      entry.set("minimumValue", CGFloat(stepper.minimumValue), unless: 0)
      entry.set("maximumValue", CGFloat(stepper.maximumValue), unless: 100)
      entry.set("stepValue", CGFloat(stepper.stepValue), unless: 1)
      entry.set("value", CGFloat(stepper.value), unless: 0)
      entry.set("wraps", stepper.wraps, unless: false)
      entry.set("autorepeat", stepper.autorepeat, unless: true)
      entry.set("isContinuous", stepper.isContinuous, unless: true)
    case let segments as UISegmentedControl:
      entry.set("items", ids: (0..<segments.numberOfSegments).map { texts ? segments.titleForSegment(at: $0) ?? "" : "\($0 + 1)" })
      entry.set("selectedSegmentIndex", CGFloat(segments.selectedSegmentIndex), unless: -1)
      entry.set("isMomentary", segments.isMomentary, unless: false)
    case let pages as UIPageControl:
      entry.set("numberOfPages", CGFloat(pages.numberOfPages), unless: 0)
      entry.set("currentPage", CGFloat(pages.currentPage), unless: 0)
    default: break
    }
  }

  private static func details(_ scroll: UIScrollView, _ entry: Entry, _ names: Names) {
    if let table = scroll as? UITableView {
      if table.rowHeight > 0 { entry.set("rowHeight", table.rowHeight, unless: 44) }
      entry.set("allowsSelection", table.allowsSelection, unless: true)
      entry.set("allowsMultipleSelection", table.allowsMultipleSelection, unless: false)
    } else if let grid = scroll as? UICollectionView {
      if let flow = grid.collectionViewLayout as? UICollectionViewFlowLayout { entry.set("itemSize", list(flow.itemSize.width, flow.itemSize.height)) }
      entry.set("items", "\((0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) }.reduce(0, +))")
      entry.set("allowsMultipleSelection", grid.allowsMultipleSelection, unless: false)
    } else if scroll.contentSize != .zero {
      entry.set("contentSize", list(scroll.contentSize.width, scroll.contentSize.height))
    }
    let inset = scroll.contentInset
    if inset != .zero { entry.set("contentInset", list(inset.top, inset.left, inset.bottom, inset.right)) }
    if scroll.contentOffset != .zero { entry.set("contentOffset", list(scroll.contentOffset.x, scroll.contentOffset.y)) }
    if scroll.decelerationRate == .fast { entry.set("decelerationRate", "fast") }
    entry.set("isScrollEnabled", scroll.isScrollEnabled, unless: true)
    entry.set("isPagingEnabled", scroll.isPagingEnabled, unless: false)
    entry.set("isDirectionalLockEnabled", scroll.isDirectionalLockEnabled, unless: false)
    entry.set("bounces", scroll.bounces, unless: true)
    entry.set("alwaysBounceVertical", scroll.alwaysBounceVertical, unless: scroll is UITableView)
    entry.set("alwaysBounceHorizontal", scroll.alwaysBounceHorizontal, unless: false)
    entry.set("delaysContentTouches", scroll.delaysContentTouches, unless: true)
    entry.set("canCancelContentTouches", scroll.canCancelContentTouches, unless: true)
    entry.set("minimumZoomScale", scroll.minimumZoomScale, unless: 1)
    entry.set("maximumZoomScale", scroll.maximumZoomScale, unless: 1)
    entry.set("bouncesZoom", scroll.bouncesZoom, unless: true)
    if scroll.minimumZoomScale < scroll.maximumZoomScale, let zoomed = zoomed(scroll) { entry.set("viewForZooming", Entry.quoted(names.id(zoomed))) }
  }

  /// Writes the files of an episode, beside the app's own work.
  static func write(_ files: [(String, String)], removing old: String?, in folder: URL, _ failed: @escaping @MainActor @Sendable (String) -> Void) {
    let work: @Sendable () -> String? = {
      do {
        for (name, text) in files {
          let url = folder.appendingPathComponent(name)
          try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
          #if os(Linux)
            try Data(text.utf8).write(to: url)
          #else
            try Data(text.utf8).write(to: url, options: .completeFileProtection)
          #endif
        }
        if let old { try? FileManager.default.removeItem(at: folder.appendingPathComponent(old)) }
        return nil
      } catch { return error.localizedDescription }
    }
    #if os(Linux)
      if let problem = work() { failed(problem) }
    #else
      DispatchQueue.global(qos: .utility).async {
        if let problem = work() { DispatchQueue.main.async { failed(problem) } }
      }
    #endif
  }
}

#if !os(Linux)
  /// What the runtime of a device answers.
  extension Platform {
    static func mayBeFirst(_ object: UIResponder) -> Bool { object.canBecomeFirstResponder }
    static var system: String { "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)" }
    /// Since iOS 13 two views lie between a window and its root view.
    static var profile: String? { "ios14" }
    static func performs(_ action: String, _ object: UIResponder) -> Bool { object.responds(to: NSSelectorFromString(action)) }
    static var windows: [UIWindow] {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        .filter { type(of: $0) == UIWindow.self || !isUIKit(type(of: $0)) }.sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
    }
    static func say(_ line: String) { print(line) }
    static func isUIKit(_ type: AnyClass) -> Bool { Bundle(for: type).bundlePath.contains("/System/") }
    static func superclass(of type: AnyClass) -> AnyClass? { (type as? NSObject.Type)?.superclass() }
    static func isAnimated(_ view: UIView) -> Bool { view.layer.animationKeys()?.isEmpty == false }
    static func overridesPoint(_ view: UIView) -> Bool { overrides(view, #selector(UIView.point(inside:with:))) }
    static func overridesBegin(_ view: UIView) -> Bool { overrides(view, #selector(UIView.gestureRecognizerShouldBegin(_:))) }
    static func overridesHit(_ view: UIView) -> Bool { overrides(view, #selector(UIView.hitTest(_:with:))) }
    private static func overrides(_ view: UIView, _ method: Selector) -> Bool {
      !isUIKit(type(of: view)) && type(of: view).instanceMethod(for: method) != UIView.instanceMethod(for: method)
    }
    static func contains(_ view: UIView, _ point: CGPoint) -> Bool { view.point(inside: point, with: nil) }
    static func hit(_ view: UIView, _ point: CGPoint) -> UIView? { view.hitTest(point, with: nil) }
    static func zoomed(_ scroll: UIScrollView) -> UIView? { scroll.delegate?.viewForZooming?(in: scroll) }
    static func nextResponder(of view: UIView) -> UIResponder? {
      guard let next = view.next, !(next is UIViewController), let parent = view.superview, next !== parent else { return nil }
      return next
    }
    static func implements(_ one: UIGestureRecognizer, _ question: Question) -> Bool {
      let has = { (method: String) in one.delegate?.responds(to: NSSelectorFromString(method)) == true }
      let overrides = { (method: Selector) in !isUIKit(type(of: one)) && type(of: one).instanceMethod(for: method) != UIGestureRecognizer.instanceMethod(for: method) }
      switch question {
      case .simultaneousWith: return has("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")
      case .requireFailureOf: return has("gestureRecognizer:shouldRequireFailureOfGestureRecognizer:")
      case .beRequiredToFailBy: return has("gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:")
      case .shouldBegin: return has("gestureRecognizerShouldBegin:")
      case .shouldReceiveTouch: return has("gestureRecognizer:shouldReceiveTouch:")
      case .canPrevent: return overrides(#selector(UIGestureRecognizer.canPrevent(_:)))
      case .canBePreventedBy: return overrides(#selector(UIGestureRecognizer.canBePrevented(by:)))
      }
    }
    static func ask(_ one: UIGestureRecognizer, _ question: Question, _ other: UIGestureRecognizer) -> Bool {
      switch question {
      case .simultaneousWith: return one.delegate?.gestureRecognizer?(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      case .requireFailureOf: return one.delegate?.gestureRecognizer?(one, shouldRequireFailureOf: other) ?? false
      case .beRequiredToFailBy: return one.delegate?.gestureRecognizer?(one, shouldBeRequiredToFailBy: other) ?? false
      case .canPrevent: return one.canPrevent(other)
      case .canBePreventedBy: return one.canBePrevented(by: other)
      case .shouldBegin, .shouldReceiveTouch: return false
      }
    }
  }
  extension UITextField { fileprivate var isSecure: Bool { isSecureTextEntry } }
#endif
#endif
