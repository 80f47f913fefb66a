// Put this file into a debug build of an iOS app (docs/probe.md): it writes what the fingers did and what the app's recognizers made of
// it into a folder, which `touchscope check` and `touchscope replay` play on the engine. UIKit's public API only; nothing is sent anywhere.
#if DEBUG || TOUCHSCOPE_PROBE
import UIKit

/// Watches the touches of an app and writes a bundle: a capture for each episode, from which Touchscope makes a scene, a recording and a log.
@MainActor
final class TouchscopeProbe: NSObject {
  /// What is written, and where.
  struct Options {
    var includesTexts = false  // Labels, titles and the like; what is in secure fields never.
    var includesImages = false  // A picture of each window at the end of an episode.
    var asksDelegates = true  // About pairs of recognizers; it calls their code more often than UIKit does.
    var samplesTouchAreas = true  // Asks views that override `point(inside:)` or `hitTest` where they are touched.
    var maximumEpisodes = 50  // The last ones are kept.
    var pause: TimeInterval = 1  // Seconds without fingers and recognizers at work after which an episode is over.
    var folder: URL?  // For bundles; nil for the app's Documents.
  }

  static let shared = TouchscopeProbe()
  nonisolated static let maximum = (views: 2000, recognizers: 500, depth: 200, lines: 100_000, bytes: 20_000_000)

  private(set) var bundleURL: URL?, options = Options(), isRunning = false
  private var episode: ProbeEpisode?, link: CADisplayLink?
  private var count = 0, observer = "window", truncated: [String] = [], isInside = false
  let numbers = ProbeNumbers()

  /// A window that tells the probe of its events, in place of `UIWindow(windowScene:)`.
  static func window(windowScene: UIWindowScene) -> UIWindow { shared.started { ProbeWindow(windowScene: windowScene) } }

  /// The same for the getter of an app delegate's `window`.
  static func window() -> UIWindow { shared.started { ProbeWindow(frame: UIScreen.main.bounds) } }

  /// For a window that the app does not make: a recognizer that disturbs nobody. It does not see the end of an event.
  func observe(_ window: UIWindow) {
    guard window.gestureRecognizers?.contains(where: { $0 is ProbeRecognizer }) != true else { return }
    let recognizer = started { ProbeRecognizer(target: nil, action: nil) }
    (recognizer.cancelsTouchesInView, recognizer.delaysTouchesBegan, recognizer.delaysTouchesEnded) = (false, false, false)
    (observer, recognizer.probe) = ("recognizer", self)
    window.addGestureRecognizer(recognizer)
  }

  private func started<Made>(_ make: () -> Made) -> Made {
    if !isRunning { start() }
    return make()
  }

  /// Begins a bundle.
  func start(_ options: Options = Options()) {
    stop()
    self.options = options
    (count, truncated, observer) = (0, [], "window")
    let parts: ISO8601DateFormatter.Options = [.withYear, .withMonth, .withDay, .withTime, .withFractionalSeconds]
    let time = ISO8601DateFormatter.string(from: Date(), timeZone: .current, formatOptions: parts).replacingOccurrences(of: "T", with: "-")
    guard let parent = options.folder ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first else { return }
    let url = parent.appendingPathComponent("\(time).touchscope")
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try ProbePlatform.keepFromBackup(url)
    } catch { return ProbePlatform.say("touchscope probe: cannot write (\(error.localizedDescription))") }
    (bundleURL, isRunning) = (url, true)
    ProbePlatform.say("touchscope probe: \(url.path)")
  }

  /// Ends the episode and the bundle; the targets are taken away.
  func stop() {
    finish(asksAll: true)
    (isRunning, episode) = (false, nil)
  }

  /// A line in the log of the episode.
  func mark(_ name: String) { episode?.write("mark", ["name": name], at: now) }

  private var now: TimeInterval { CACurrentMediaTime() }

  /// Around the `super.sendEvent` of a window.
  func sending(_ event: UIEvent, to window: UIWindow, _ deliver: () -> Void) {
    guard isRunning, !isInside else { return deliver() }
    before(event, in: window)
    deliver()
    after(event)
  }

  func before(_ event: UIEvent, in window: UIWindow) {
    isInside = true
    defer { isInside = false }
    let touches = event.type == .touches ? event.allTouches ?? [] : []
    if touches.contains(where: { $0.phase == .began }), episode?.isOver != false { begin(touches, event) }
    guard let episode, !episode.isOver else { return }
    episode.look(at: now, isEvent: true)
    episode.take(event, in: window, at: now)
  }
  func after(_ event: UIEvent) {
    isInside = true
    defer { isInside = false }
    guard let episode, !episode.isOver else { return }
    episode.look(at: now, isEvent: true)
    episode.afterTouches(event, at: now)
  }

  private func begin(_ touches: Set<UITouch>, _ event: UIEvent) {
    finish(asksAll: false)
    count += 1
    episode = ProbeEpisode(of: self, start: event.timestamp, hit: touches.compactMap(\.view))
    link = CADisplayLink(target: self, selector: Self.tick)
    link?.add(to: .main, forMode: .common)
  }

  func ticked() {
    let time = now
    guard let episode else { return }
    if !episode.isOver {
      episode.look(at: time, isEvent: false)
      if episode.isToEnd(at: time) { episode.end(at: time) }
    } else if episode.sample(until: { CACurrentMediaTime() - time > 0.004 }) {
      finish(asksAll: false)
    }
  }

  /// Writes the episode.
  private func finish(asksAll: Bool) {
    guard let episode, let bundleURL else { return }
    if !episode.isOver { episode.end(at: now) }
    if asksAll { _ = episode.sample { false } }
    link?.invalidate()
    (self.episode, link) = (nil, nil)
    truncated += episode.truncated.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let name = { String(format: "episode-%03d", $0) }
    var files = ProbePlatform.pictures(options.includesImages).map { ("\(name(count))/\($0.0)", $0.1) }
    files += [("\(name(count))/capture.jsonl", Data(episode.text.utf8)), ("probe.txt", Data(header(episode).utf8))]
    let old = count > options.maximumEpisodes ? name(count - options.maximumEpisodes) : nil
    let problem = { @MainActor @Sendable [weak self] (problem: String) in
      ProbePlatform.say("touchscope probe: stopped (\(problem))")
      self?.isRunning = false
    }
    ProbePlatform.beside(problem) { [files] in
      for (name, data) in files {
        let url = bundleURL.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: ProbePlatform.protection)
      }
      if let old { try? FileManager.default.removeItem(at: bundleURL.appendingPathComponent(old)) }
    }
  }

  private func header(_ episode: ProbeEpisode) -> String {
    let (screen, chosen) = (UIScreen.main, options)
    let lines = [
      "touchscope probe 1", "app \(ProbePlatform.appName)", "system \(ProbePlatform.system)", "device \(ProbePlatform.device)",
      "screen \(Int(screen.bounds.width)) \(Int(screen.bounds.height))", "scale \(Int(screen.scale))", "observer \(observer)",
      "options texts \(chosen.includesTexts) images \(chosen.includesImages) delegates \(chosen.asksDelegates) areas \(chosen.samplesTouchAreas)",
      "episodes \(min(count, chosen.maximumEpisodes))", "snapshot \(String(format: "%.6f", episode.cost)) s",
    ]
    return (lines + truncated.map { "truncated \($0)" } + [""]).joined(separator: "\n")
  }
  func acted(_ recognizer: UIGestureRecognizer) { episode?.acted(recognizer, at: now) }
}

/// A window that tells the probe of its events.
final class ProbeWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) { TouchscopeProbe.shared.sending(event, to: self) { super.sendEvent(event) } }
}

/// Sees the touches of a window, and disturbs nobody.
final class ProbeRecognizer: UIGestureRecognizer {
  weak var probe: TouchscopeProbe?
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

/// Numbers for objects, the same in all episodes; weak, as addresses are used again.
@MainActor
final class ProbeNumbers {
  private struct Known { weak var object: AnyObject?; let number: Int }
  private var known: [ObjectIdentifier: Known] = [:], count = 0
  var classes: [ObjectIdentifier: [String]] = [:]

  func of(_ object: AnyObject) -> Int {
    if let old = known[ObjectIdentifier(object)], old.object != nil { return old.number }
    count += 1
    known[ObjectIdentifier(object)] = Known(object: object, number: count)
    return count
  }
}

/// JSON cannot hold infinity or what is not a number: they become 0.
private func list(_ values: CGFloat...) -> [Double] { values.map { $0.isFinite ? Double($0) : 0 } }
private func list(_ p: CGPoint) -> [Double] { list(p.x, p.y) }
private func list(_ r: CGRect) -> [Double] { list(r.minX, r.minY, r.width, r.height) }
private func list(_ t: CGAffineTransform) -> [Double] { list(t.a, t.b, t.c, t.d, t.tx, t.ty) }

/// From the first finger on the glass until all is quiet: lines of what was seen, without an opinion on it.
@MainActor
final class ProbeEpisode {
  /// A view that answers for itself where it can be touched, and how much of it was asked.
  private struct Area {
    let view: UIView, isHit: Bool, bounds: CGRect, step: CGFloat
    var row = 0, places: [CGPoint] = []
  }

  private(set) var isOver = false, cost: TimeInterval = 0
  private var hasBegun = false, pending: [[String: Any]] = []
  /// What was too much, with how much.
  private(set) var truncated: [String: String] = [:]
  private unowned let owner: TouchscopeProbe
  private let start: TimeInterval
  private var lines = ["touchscope capture 1"], bytes = 0, told: Set<Int> = []
  /// The lines of the snapshot, for what is different at the end.
  private var first: [Int: String] = [:]
  private var included: [UIView] = [], chosen: Set<ObjectIdentifier> = []
  /// Actions of controls without a target: any responder may have them.
  private var sought: Set<String> = []
  private var responders: [UIResponder] = []
  private weak var firstResponder: UIResponder?
  private var shown: [[Int]] = [], recognizerCount = 0
  private var watched: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var controls: [UIControl] = [], removals: [() -> Void] = []
  private var places: [Int: (view: UIView, place: [[Double]])] = [:]
  private var down: Set<Int> = [], gathered: [Int: [Int]] = [:]
  private var lastLook: TimeInterval, lastWork: TimeInterval
  private var areas: [Area] = []

  init(of owner: TouchscopeProbe, start: TimeInterval, hit: [UIView]) {
    (self.owner, self.start, lastLook, lastWork) = (owner, start, start, start)
    let before = CACurrentMediaTime()
    write("capture", ["version": 1, "app": ProbePlatform.appName, "screen": list(UIScreen.main.bounds), "profile": ProbePlatform.profile])
    choose(hit)
    snapshot()
    firstResponder = responders.first { $0.isFirstResponder }
    for view in included.prefix(50) { follow(view, at: start) }
    hasBegun = true
    cost = CACurrentMediaTime() - before
  }

  private var options: TouchscopeProbe.Options { owner.options }
  private func seconds(_ time: TimeInterval) -> Double { (max(0, time - start) * 1_000_000).rounded() / 1_000_000 }
  private func text(_ text: String?) -> String? { options.includesTexts ? text : nil }
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// A line is an object of JSON; what is nil is not in it. What the first look finds becomes text at the end, when no finger waits.
  func write(_ kind: String, _ values: [String: Any?], at time: TimeInterval? = nil) {
    var line = values.compactMapValues { $0 }
    (line["is"], line["at"]) = (kind, time.map(seconds))
    if hasBegun { add(line) } else { pending.append(line) }
  }
  private func add(_ line: [String: Any]) {
    guard JSONSerialization.isValidJSONObject(line) else { return }
    guard let data = try? JSONSerialization.data(withJSONObject: line, options: .sortedKeys) else { return }
    let (text, maximum) = (String(decoding: data, as: UTF8.self), TouchscopeProbe.maximum)
    if let number = line["n"] as? Int, line["is"] as? String != "object" {
      if first[number] == text { return }
      first[number] = first[number] ?? text
    }
    bytes += data.count
    let limit = lines.count >= maximum.lines ? ("lines", maximum.lines) : bytes > maximum.bytes ? ("bytes", maximum.bytes) : nil
    if let limit { truncated[limit.0] = "\(limit.1)" } else { lines.append(text) }
  }

  /// An object's number; what there is to know of it by itself is written the first time.
  private func id(_ object: AnyObject?) -> Int {
    guard let object else { return 0 }
    let number = owner.numbers.of(object)
    guard told.insert(number).inserted else { return number }
    let (view, recognizer, controller) = (object as? UIView, object as? UIGestureRecognizer, object as? UIViewController)
    let name = view?.accessibilityIdentifier ?? recognizer?.name ?? controller?.restorationIdentifier
    let kind: AnyClass = type(of: object)
    let classes = owner.numbers.classes[ObjectIdentifier(kind)] ?? sequence(first: kind, next: ProbePlatform.superclass)
      .prefix { $0 != NSObject.self }.map { ProbePlatform.isUIKit($0) ? "*\($0)" : String(reflecting: $0) }
    owner.numbers.classes[ObjectIdentifier(kind)] = classes
    let address = recognizer.map { String(UInt(bitPattern: ObjectIdentifier($0)), radix: 16) }
    write("object", ["n": number, "name": name, "classes": classes, "address": address])
    return number
  }
  private func ids(_ objects: [AnyObject]) -> [Int] { objects.map { id($0) } }
  private func own(_ recognizers: [UIGestureRecognizer]?) -> [UIGestureRecognizer] { (recognizers ?? []).filter { !($0 is ProbeRecognizer) } }

  /// In breadth first order as many views as may be, and always the way to what was hit.
  private func choose(_ hit: [UIView]) {
    let windows = ProbePlatform.windows.filter { !$0.isHidden }
    // Of controllers that wait in a container the views are in no window.
    let waiting = windows.compactMap(\.rootViewController).flatMap(controllers).compactMap(\.viewIfLoaded).filter { $0.window == nil }
    var (level, depth, total): ([UIView], Int, Int) = (windows + waiting, 0, 0)
    while !level.isEmpty, depth < 1000 {
      (total, depth) = (total + level.count, depth + 1)
      for view in level where included.count < TouchscopeProbe.maximum.views && depth <= TouchscopeProbe.maximum.depth { include(view) }
      level = level.flatMap(\.subviews)
    }
    for view in hit { for one in sequence(first: view, next: \.superview) { include(one) } }
    if included.count < total { truncated["views"] = "\(included.count) of \(total)" }
  }

  private func controllers(_ one: UIViewController) -> [UIViewController] {
    [one] + (children(one) + [one.presentedViewController].compactMap { $0 }).flatMap(controllers)
  }
  private func children(_ one: UIViewController) -> [UIViewController] { (one as? UINavigationController)?.viewControllers ?? one.children }
  private func include(_ view: UIView) { if chosen.insert(ObjectIdentifier(view)).inserted { included.append(view) } }

  /// Lines for all windows, controllers, views and recognizers; a second time only of what is different.
  private func snapshot() {
    for case let control as UIControl in included where control.allTargets.contains(where: { $0.base is NSNull }) {
      sought.formUnion(control.actions(forTarget: nil, forControlEvent: .allEvents) ?? [])
    }
    let windows = included.compactMap { $0 as? UIWindow }
    write("windows", ["n": 0, "windows": ids(windows)])
    let (application, delegate) = (UIApplication.shared, UIApplication.shared.delegate)
    put("application", application, ["delegate": delegate.map { "\(type(of: $0))" }, "delegateResponds": delegate is UIResponder])
    windows.compactMap(\.rootViewController).flatMap(controllers).forEach(controller)
    for view in included {
      put("view", view, look(view))
      own(view.gestureRecognizers).forEach(recognizer)
      (view.next as? UIViewController).map(controller)
    }
  }

  private func put(_ kind: String, _ object: AnyObject, _ values: [String: Any?]) {
    var line = values.merging(["n": id(object)]) { $1 }
    if let object = object as? UIResponder {
      let mayBeFirst = ProbePlatform.mayBeFirst(object)
      if mayBeFirst, !responders.contains(where: { $0 === object }) { responders.append(object) }
      line["canBecomeFirstResponder"] = mayBeFirst
      line["implements"] = sought.filter { ProbePlatform.performs($0, object) }.sorted()
    }
    write(kind, line)
  }

  private func controller(_ one: UIViewController) {
    let properties = Mirror(reflecting: one).children.compactMap { child -> [Any]? in
      guard let label = child.label, let object = child.value as? NSObject, object is UIView || object is UIGestureRecognizer else { return nil }
      return [label, id(object)]
    }
    put("controller", one, [
      "view": id(one.viewIfLoaded), "children": ids(children(one)), "title": text(one.title), "properties": properties,
      "rightBarButton": one.navigationItem.rightBarButtonItem.map { [$0.accessibilityIdentifier ?? "", text($0.title) ?? "button"] },
      "edges": Int(one.preferredScreenEdgesDeferringSystemGestures.rawValue),
      "isNavigationBarHidden": (one as? UINavigationController)?.isNavigationBarHidden,
      "selectedIndex": (one as? UITabBarController)?.selectedIndex,
    ])
  }

  private func look(_ view: UIView) -> [String: Any?] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let hasColor = view.backgroundColor?.getRed(&red, green: &green, blue: &blue, alpha: &alpha) == true
    let (window, cell) = (view as? UIWindow, view as? UITableViewCell)
    let overrides = ProbePlatform.overrides(view)
    for isHit in [false, true] where overrides.contains(isHit ? "hitTest:withEvent:" : "pointInside:withEvent:") { ask(view, isHit: isHit) }
    let line: [String: Any?] = [
      "frame": list(view.frame), "bounds": list(view.bounds), "center": list(view.center), "transform": list(view.transform),
      "isUserInteractionEnabled": view.isUserInteractionEnabled, "isMultipleTouchEnabled": view.isMultipleTouchEnabled,
      "isExclusiveTouch": view.isExclusiveTouch, "isHidden": view.isHidden, "alpha": list(view.alpha)[0], "clipsToBounds": view.clipsToBounds,
      "tag": view.tag, "cornerRadius": list(view.layer.cornerRadius)[0], "zPosition": list(view.layer.zPosition)[0],
      "color": hasColor ? list(red, green, blue, alpha) : nil, "autoresizingMask": Int(view.autoresizingMask.rawValue),
      "overrides": overrides, "isAnimated": ProbePlatform.isAnimated(view),
      "next": id(ProbePlatform.next(of: view)),
      "subviews": ids(view.subviews.filter { chosen.contains(ObjectIdentifier($0)) }), "gestureRecognizers": ids(own(view.gestureRecognizers)),
      "level": window.map { Double($0.windowLevel.rawValue) }, "rootViewController": window.map { id($0.rootViewController) },
      "accessoryType": cell?.accessoryType.rawValue, "isSelectable": cell.map { $0.selectionStyle != .none }, "text": text((view as? UILabel)?.text),
    ]
    let more = (view as? UIControl).map(control) ?? (view as? UIScrollView).map(scroll) ?? [:]
    return line.merging(more) { $1 }
  }

  private func control(_ control: UIControl) -> [String: Any?] {
    let (slider, stepper) = (control as? UISlider, control as? UIStepper)
    let (segments, pages) = (control as? UISegmentedControl, control as? UIPageControl)
    let field = (control as? UITextField).flatMap { $0.isSecure ? nil : $0.text }
    let titles = segments.map { one in (0..<one.numberOfSegments).map { text(one.titleForSegment(at: $0) ?? "") ?? "\($0 + 1)" } }
    return [
      "isEnabled": control.isEnabled, "isSelected": control.isSelected, "hasTarget": !control.allTargets.contains { $0.base is NSNull },
      "action": control.actions(forTarget: nil, forControlEvent: .allEvents)?.first,
      "text": text(field), "title": text((control as? UIButton)?.title(for: .normal)), "isOn": (control as? UISwitch)?.isOn,
      "minimumValue": slider.map { Double($0.minimumValue) } ?? stepper?.minimumValue,
      "maximumValue": slider.map { Double($0.maximumValue) } ?? stepper?.maximumValue,
      "value": slider.map { Double($0.value) } ?? stepper?.value, "isContinuous": slider?.isContinuous ?? stepper?.isContinuous,
      "stepValue": stepper?.stepValue, "wraps": stepper?.wraps, "autorepeat": stepper?.autorepeat,
      "items": titles, "selectedSegmentIndex": segments?.selectedSegmentIndex, "isMomentary": segments?.isMomentary,
      "numberOfPages": pages?.numberOfPages, "currentPage": pages?.currentPage,
    ]
  }

  private func scroll(_ scroll: UIScrollView) -> [String: Any?] {
    let (size, inset) = (scroll.contentSize, scroll.contentInset)
    let line: [String: Any?] = [
      "contentSize": list(size.width, size.height), "contentInset": list(inset.top, inset.left, inset.bottom, inset.right),
      "contentOffset": list(scroll.contentOffset), "isFast": scroll.decelerationRate == .fast, "isScrollEnabled": scroll.isScrollEnabled,
      "isPagingEnabled": scroll.isPagingEnabled, "isDirectionalLockEnabled": scroll.isDirectionalLockEnabled, "bounces": scroll.bounces,
      "alwaysBounceVertical": scroll.alwaysBounceVertical, "alwaysBounceHorizontal": scroll.alwaysBounceHorizontal,
      "delaysContentTouches": scroll.delaysContentTouches, "canCancelContentTouches": scroll.canCancelContentTouches,
      "minimumZoomScale": list(scroll.minimumZoomScale)[0], "maximumZoomScale": list(scroll.maximumZoomScale)[0], "bouncesZoom": scroll.bouncesZoom,
      "viewForZooming": ProbePlatform.zoomed(scroll).map { id($0) },
      "pan": id(scroll.panGestureRecognizer), "pinch": id(scroll.pinchGestureRecognizer),
    ]
    let more = (scroll as? UITableView).map(rows) ?? (scroll as? UICollectionView).map(items) ?? [:]
    return line.merging(more) { $1 }
  }

  private func items(_ grid: UICollectionView) -> [String: Any?] {
    let size = (grid.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
    let count = (0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) }.reduce(0, +)
    return ["itemSize": size.map { list($0.width, $0.height) }, "itemCount": count, "allowsMultipleSelection": grid.allowsMultipleSelection]
  }

  /// The sections of a table with the cells that are visible.
  private func rows(_ table: UITableView) -> [String: Any?] {
    let sections = (0..<table.numberOfSections).map { section -> [String: Any] in
      let paths = (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
      let cells = paths.prefix(200).compactMap { path in table.cellForRow(at: path).map { [path.row, id($0), id($0.contentView)] } }
      let edges = [paths.first, paths.last].map { $0.map { list(table.rectForRow(at: $0)) } ?? [] }
      return ["count": paths.count, "cells": cells, "rect": list(table.rect(forSection: section)), "first": edges[0], "last": edges[1]]
    }
    let (one, several) = (table.allowsSelection, table.allowsMultipleSelection)
    return ["sections": sections, "rowHeight": list(table.rowHeight)[0], "allowsSelection": one, "allowsMultipleSelection": several]
  }

  private func recognizer(_ one: UIGestureRecognizer) {
    recognizerCount += isOver ? 0 : 1
    let maximum = TouchscopeProbe.maximum.recognizers
    guard recognizerCount <= maximum else { truncated["recognizers"] = "\(maximum)"; return }
    let (tap, press, pan) = (one as? UITapGestureRecognizer, one as? UILongPressGestureRecognizer, one as? UIPanGestureRecognizer)
    let (swipe, edge) = (one as? UISwipeGestureRecognizer, one as? UIScreenEdgePanGestureRecognizer)
    put("recognizer", one, [
      "isEnabled": one.isEnabled, "cancelsTouchesInView": one.cancelsTouchesInView, "delaysTouchesBegan": one.delaysTouchesBegan,
      "delaysTouchesEnded": one.delaysTouchesEnded, "requiresExclusiveTouchType": one.requiresExclusiveTouchType,
      "allowedTouchTypes": one.allowedTouchTypes.map(\.intValue), "description": one.description, "view": id(one.view),
      "delegate": one.delegate.map { "\(type(of: $0))" },
      "implements": ProbeQuestion.allCases.filter { ProbePlatform.implements(one, $0) }.map { "\($0)" },
      "numberOfTapsRequired": tap?.numberOfTapsRequired ?? press?.numberOfTapsRequired,
      "numberOfTouchesRequired": tap?.numberOfTouchesRequired ?? press?.numberOfTouchesRequired ?? swipe?.numberOfTouchesRequired,
      "minimumPressDuration": press?.minimumPressDuration, "allowableMovement": press.map { list($0.allowableMovement)[0] },
      "minimumNumberOfTouches": pan?.minimumNumberOfTouches, "maximumNumberOfTouches": pan.map { min($0.maximumNumberOfTouches, 100) },
      "edges": edge.map { Int($0.edges.rawValue) }, "direction": swipe.map { Int($0.direction.rawValue) },
    ])
  }

  /// What an event is about, before it is delivered.
  func take(_ event: UIEvent, in window: UIWindow, at time: TimeInterval) {
    let touches = event.type == .touches ? (event.allTouches ?? []).filter { $0.phase != .stationary } : []
    let presses = (event as? UIPressesEvent)?.allPresses.map { [$0.type.rawValue, $0.phase.rawValue] }.sorted { $0[0] < $1[0] }
    for touch in touches where touch.phase == .began { begin(touch, at: time) }
    let lines = touches.map { self.touch($0, event) }.sorted { ($0["touch"] as? Int ?? 0) < ($1["touch"] as? Int ?? 0) }
    let (stamp, type) = (seconds(event.timestamp), event.type.rawValue)
    write("event", ["stamp": stamp, "type": type, "window": id(window), "presses": presses, "touches": lines], at: time)
  }

  /// Watches the recognizers and controls from the hit view up.
  private func begin(_ touch: UITouch, at time: TimeInterval) {
    own(touch.gestureRecognizers).forEach(watch)
    for view in touch.view.map({ Array(sequence(first: $0, next: \.superview)) }) ?? [] {
      own(view.gestureRecognizers).forEach(watch)
      if let control = view as? UIControl { watch(control) }
    }
    for index in areas.indices { areas[index].places.append(touch.location(in: areas[index].view)) }
    down.insert(owner.numbers.of(touch))
  }

  private func touch(_ touch: UITouch, _ event: UIEvent) -> [String: Any] {
    let number = owner.numbers.of(touch)
    var line: [String: Any] = [
      "touch": number, "phase": touch.phase.rawValue, "type": touch.type.rawValue, "view": id(touch.view), "window": id(touch.window),
      "place": list(touch.location(in: nil)), "force": list(touch.force)[0], "radius": list(touch.majorRadius)[0],
      "isThere": touch.view?.window != nil && touch.window?.isHidden == false,
    ]
    if touch.phase == .moved {
      let samples = (event.coalescedTouches(for: touch) ?? []).dropLast()
      line["was"] = samples.map { [seconds($0.timestamp)] + list($0.location(in: nil)) + list($0.force, $0.majorRadius) }
    }
    guard touch.phase == .began else { return line }
    gathered[number] = ids(own(touch.gestureRecognizers))
    line["gathers"] = gathered[number]
    return line
  }

  /// After an event was delivered: who has left a touch, and what delegates say of pairs.
  func afterTouches(_ event: UIEvent, at time: TimeInterval) {
    guard event.type == .touches else { return }
    for touch in (event.allTouches ?? []).sorted(by: { owner.numbers.of($0) < owner.numbers.of($1) }) {
      let (number, present) = (owner.numbers.of(touch), own(touch.gestureRecognizers))
      if gathered[number] != ids(present) { write("gathers", ["touch": number, "recognizers": ids(present)], at: time) }
      gathered[number] = ids(present)
      if touch.phase == .began, options.asksDelegates { ask(among: present, at: time) }
      guard touch.phase == .ended || touch.phase == .cancelled else { continue }
      (gathered[number], lastWork) = (nil, time)
      down.remove(number)
    }
  }

  /// Once for each pair of a touch.
  private func ask(among all: [UIGestureRecognizer], at time: TimeInterval) {
    var left = 200
    for one in all {
      for question in ProbeQuestion.pairs where ProbePlatform.implements(one, question) && left > 0 {
        let others = all.filter { $0 !== one }.prefix(left)
        left -= others.count
        let yes = others.filter { ProbePlatform.ask(one, question, $0) }
        if !others.isEmpty { write("answers", ["recognizer": id(one), "question": "\(question)", "yes": ids(yes)], at: time) }
      }
    }
  }

  private func watch(_ recognizer: UIGestureRecognizer) {
    guard watched.count < TouchscopeProbe.maximum.recognizers, !watched.contains(where: { $0.recognizer === recognizer }) else { return }
    watched.append((recognizer, .possible))
    if !"\(type(of: recognizer))".hasPrefix("_") { recognizer.addTarget(owner, action: TouchscopeProbe.recognize) }
    removals.append { [owner] in recognizer.removeTarget(owner, action: TouchscopeProbe.recognize) }
    if let view = recognizer.view, places[id(view)] == nil { follow(view, at: start) }
  }

  func acted(_ recognizer: UIGestureRecognizer, at time: TimeInterval) {
    guard let index = watched.firstIndex(where: { $0.recognizer === recognizer }), !isOver else { return }
    watched[index].state = recognizer.state
    let (view, parent) = (recognizer.view, recognizer.view?.superview)
    write("action", [
      "recognizer": id(recognizer), "state": recognizer.state.rawValue,
      "center": view.map { list($0.center) }, "transform": view.map { list($0.transform) },
      "translation": (recognizer as? UIPanGestureRecognizer).map { list($0.translation(in: parent)) },
      "scale": (recognizer as? UIPinchGestureRecognizer).map { list($0.scale)[0] },
      "rotation": (recognizer as? UIRotationGestureRecognizer).map { list($0.rotation)[0] }, "location": list(recognizer.location(in: parent)),
    ], at: time)
  }

  private func watch(_ control: UIControl) {
    guard #available(iOS 14, *), !controls.contains(where: { $0 === control }) else { return }
    controls.append(control)
    // The touch events, `valueChanged` and `primaryActionTriggered`.
    for bit in Array(0...8) + [12, 13] {
      let event = UIControl.Event(rawValue: 1 << bit)
      let action = UIAction { [weak self, weak control] _ in
        guard let self, let control, !self.isOver else { return }
        write("control", ["control": id(control), "event": bit], at: CACurrentMediaTime())
      }
      control.addAction(action, for: event)
      removals.append { control.removeAction(action, for: event) }
    }
  }

  /// States that differ from the last ones seen; with an event also places, the first responder, windows and what is presented.
  func look(at time: TimeInterval, isEvent: Bool) {
    for index in watched.indices {
      let (one, old) = watched[index]
      watched[index].state = one.state
      if one.state != old { write("state", ["recognizer": id(one), "state": one.state.rawValue, "last": seconds(lastLook)], at: time) }
    }
    lastLook = time
    guard isEvent else { return }
    let responder = responders.first { $0.isFirstResponder }
    if responder !== firstResponder { write("responder", ["from": id(firstResponder), "to": id(responder)], at: time) }
    firstResponder = responder
    for (_, (view, old)) in places.sorted(by: { $0.key < $1.key }) where place(view) != old { follow(view, at: time) }
    let windows = ProbePlatform.windows.filter { !$0.isHidden }
    let presented = windows.flatMap { $0.rootViewController.map { Array(sequence(first: $0, next: \.presentedViewController).dropFirst()) } ?? [] }
    let now = [ids(windows), ids(presented)]
    if !shown.isEmpty, shown != now { write("shown", ["windows": now[0], "presented": now[1]], at: time) }
    shown = now
  }

  private func place(_ view: UIView) -> [[Double]] {
    let offset = (view as? UIScrollView)?.contentOffset ?? view.bounds.origin
    return [list(offset), list(view.transform), list(view.center) + list(view.bounds.width, view.bounds.height)]
  }

  private func follow(_ view: UIView, at time: TimeInterval) {
    let (number, new) = (id(view), place(view))
    places[number] = (view, new)
    write("place", ["view": number, "offset": new[0], "transform": new[1], "box": new[2]], at: time)
  }

  func isToEnd(at time: TimeInterval) -> Bool {
    if watched.contains(where: { $0.recognizer.state != .possible }) { lastWork = max(lastWork, time) }
    return down.isEmpty && time - lastWork > options.pause || time - start > 60
  }

  func end(at time: TimeInterval) {
    look(at: time, isEvent: true)
    let events = lines.dropFirst()
    (isOver, lines, bytes) = (true, [lines[0]], 0)
    for line in pending { add(line) }
    lines += events
    write("end", [:], at: time)
    snapshot()
    removals.forEach { $0() }
  }

  private func ask(_ view: UIView, isHit: Bool) {
    guard options.samplesTouchAreas, !isOver else { return }
    let bounds = view.bounds.insetBy(dx: -44, dy: -44)
    let step = sequence(first: 4) { $0 * 2 }.first { max(bounds.width, bounds.height) / $0 <= 128 } ?? 4
    areas.append(Area(view: view, isHit: isHit, bounds: bounds, step: step))
  }

  /// Asks about touch areas until time is up; true when nothing is left to ask.
  func sample(until isUp: () -> Bool) -> Bool {
    while let area = areas.last {
      let kind: [String: Any] = ["view": id(area.view), "isHit": area.isHit]
      let y = area.bounds.minY + (CGFloat(area.row) + 0.5) * area.step
      guard area.view.window != nil, y <= area.bounds.maxY else { areas.removeLast(); continue }
      let ask = { (point: CGPoint) -> Int in
        area.isHit ? self.id(ProbePlatform.hit(area.view, point)) : ProbePlatform.contains(area.view, point) ? 1 : 0
      }
      for place in area.places { write("spot", kind.merging(["place": list(place), "found": ask(place)]) { $1 }) }
      let columns = (0..<Int((area.bounds.width / area.step).rounded(.up))).map { area.bounds.minX + (CGFloat($0) + 0.5) * area.step }
      let found = columns.map { ask(CGPoint(x: $0, y: y)) }
      write("row", kind.merging(["origin": list(area.bounds.origin), "step": Double(area.step), "found": found]) { $1 })
      (areas[areas.count - 1].places, areas[areas.count - 1].row) = ([], area.row + 1)
      if isUp() { return false }
    }
    return true
  }
}

/// What a recognizer's delegate, or its class, may be asked, with the method that answers.
enum ProbeQuestion: String, CaseIterable {
  case simultaneousWith = "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"
  case requireFailureOf = "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:"
  case beRequiredToFailBy = "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"
  case canPrevent = "canPreventGestureRecognizer:", canBePreventedBy = "canBePreventedByGestureRecognizer:"
  case shouldBegin = "gestureRecognizerShouldBegin:", shouldReceiveTouch = "gestureRecognizer:shouldReceiveTouch:"
  static let pairs: [ProbeQuestion] = [.simultaneousWith, .requireFailureOf, .beRequiredToFailBy, .canPrevent, .canBePreventedBy]
}

/// What cannot be asked in the same words everywhere.
@MainActor
enum ProbePlatform {
  static var appName: String { Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "app" }
}

#if !os(Linux)
  extension TouchscopeProbe {
    static let recognize = #selector(TouchscopeProbe.recognized(_:)), tick = #selector(TouchscopeProbe.tick(_:))
    @objc private func recognized(_ recognizer: UIGestureRecognizer) { acted(recognizer) }
    @objc private func tick(_ link: CADisplayLink) { ticked() }
  }

  /// What the runtime of a device answers.
  extension ProbePlatform {
    static var system: String { "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)" }
    static var device: String { UIDevice.current.model }
    /// Since iOS 13 two views lie between a window and its root view.
    static var profile: String? { "ios14" }
    static func say(_ line: String) { print(line) }
    nonisolated static let protection = Data.WritingOptions.completeFileProtection
    static func keepFromBackup(_ url: URL) throws { try (url as NSURL).setResourceValue(true, forKey: .isExcludedFromBackupKey) }
    static func beside(_ failed: @escaping @MainActor @Sendable (String) -> Void, _ work: @escaping @Sendable () throws -> Void) {
      DispatchQueue.global(qos: .utility).async {
        do { try work() } catch { DispatchQueue.main.async { failed(error.localizedDescription) } }
      }
    }
    static var windows: [UIWindow] {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        .filter { type(of: $0) == UIWindow.self || !isUIKit(type(of: $0)) }.sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
    }
    /// Of each window, if they are asked for.
    static func pictures(_ areWanted: Bool) -> [(String, Data)] {
      !areWanted ? [] : windows.filter { !$0.isHidden }.enumerated().map { index, window in
        ("window-\(index + 1).png", UIGraphicsImageRenderer(bounds: window.bounds).pngData { _ in
          window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
        })
      }
    }
    static func mayBeFirst(_ object: UIResponder) -> Bool { object.canBecomeFirstResponder }
    static func performs(_ action: String, _ object: UIResponder) -> Bool { object.responds(to: NSSelectorFromString(action)) }
    static func isUIKit(_ type: AnyClass) -> Bool { Bundle(for: type).bundlePath.contains("/System/") }
    static func superclass(of type: AnyClass) -> AnyClass? { (type as? NSObject.Type)?.superclass() }
    static func isAnimated(_ view: UIView) -> Bool { view.layer.animationKeys()?.isEmpty == false }
    static func overrides(_ view: UIView) -> [String] {
      let all = isUIKit(type(of: view)) ? [] : ["pointInside:withEvent:", "hitTest:withEvent:", "gestureRecognizerShouldBegin:"]
      return all.filter { type(of: view).instanceMethod(for: NSSelectorFromString($0)) != UIView.instanceMethod(for: NSSelectorFromString($0)) }
    }
    static func contains(_ view: UIView, _ point: CGPoint) -> Bool { view.point(inside: point, with: nil) }
    static func hit(_ view: UIView, _ point: CGPoint) -> UIView? { view.hitTest(point, with: nil) }
    static func zoomed(_ scroll: UIScrollView) -> UIView? { scroll.delegate?.viewForZooming?(in: scroll) }
    static func next(of view: UIView) -> UIResponder? { view.next }
    static func implements(_ one: UIGestureRecognizer, _ question: ProbeQuestion) -> Bool {
      let (kind, method) = (type(of: one), NSSelectorFromString(question.rawValue))
      guard question == .canPrevent || question == .canBePreventedBy else { return one.delegate?.responds(to: method) == true }
      return !isUIKit(kind) && kind.instanceMethod(for: method) != UIGestureRecognizer.instanceMethod(for: method)
    }
    static func ask(_ one: UIGestureRecognizer, _ question: ProbeQuestion, _ other: UIGestureRecognizer) -> Bool {
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
