package import TouchTrace

/// An overlay of the scene.
package enum OverlayKind: String, CaseIterable, Sendable { case hit, touches, responders, areas }

/// What of a scene's views is drawn.
package enum SceneRender: String, CaseIterable, Hashable, Sendable {
  /// What the app draws: the marks of the snapshot.
  case contents
  /// The frames of all views, also of those that cannot be seen.
  case wireframe
  /// Contents with the frames over them.
  case both
}

/// A line of the legend beside the device.
package enum LegendEntry: Hashable, Sendable {
  /// Where the hit test ended.
  case hitView
  /// A view on the hit test's path above the hit view.
  case onPath
  /// A view that was asked and does not contain the point, or takes no touches.
  case refused
  /// A view that the hit test did not come to.
  case neverAsked
  /// The colour of a recognizer's state.
  case state(StateTitle)
}

/// What is said in the scene's picture and what lies over it.
package protocol CanvasSentences: Sendable {
  // MARK: Overlays

  func title(of overlay: OverlayKind) -> String
  /// What an overlay shows, for lists; without a full stop.
  func summary(of overlay: OverlayKind) -> String
  /// What of the views is drawn, within a sentence.
  func name(of render: SceneRender) -> String

  // MARK: Hit test

  /// Views from the window to the hit view; with the touch's number where there are several.
  func hitPath(_ views: [String], touch: Int?) -> String
  /// What the path below the device is.
  var hitPathHelp: String { get }
  /// A view of the path: the number of its visit, from 1.
  func visit(_ number: Int, of view: String) -> String
  /// Why a view refused, in a few words; `number` is the distance in points of the screen, or the view's alpha.
  func refusal(_ reason: Reason, by number: Double, rule: Rule) -> String
  /// A view with the few words of its refusal.
  func refusal(of view: String, _ reason: Reason, by number: Double, rule: Rule) -> String

  // MARK: Legend

  /// The tooltip of the legend of signs.
  var legendHelp: String { get }
  func title(of entry: LegendEntry) -> String

  // MARK: Responder chain

  var responderChain: String { get }
  /// Of a chain that is longer than its place, how many responders show.
  func responderChain(first count: Int) -> String
  /// Of a chain in which a responder keeps the touch.
  func responderChain(stopsAt responder: String) -> String
  /// A responder of the chain by its position, 1 for the hit view.
  func responder(_ position: Int) -> String

  // MARK: Touches

  /// `touch 1`
  func touch(_ number: Int) -> String
  /// The same in the two letters that a tag has room for.
  func touchTag(_ number: Int) -> String
  /// What the numbers beside a touch mean.
  func readoutHelp(touch number: Int) -> String
  /// When a touch ended or was cancelled, seconds since the gesture's first touch.
  func touchEnd(after seconds: Double, isCancelled: Bool) -> String

  // MARK: Touch areas

  func takesNoTouches(_ view: String) -> String
  /// Width and height of the area in which a view takes touches, points; small ones are under 44 on a side.
  func touchArea(of view: String, width: Double, height: Double, isSmall: Bool) -> String
  /// The size of a touch area in square points.
  func areaHelp(_ squarePoints: Double) -> String

  // MARK: The past and held fingers

  /// How many events came after the moment that shows, from the longest wording to the shortest.
  func behindLive(events: Int) -> [String]
  /// What the chip for it does.
  func behindLiveHelp(events: Int) -> String
  /// A new run from the moment that shows, from the longest wording to the shortest.
  var branchFromHere: [String] { get }
  /// What the chip for it does.
  var branchFromHereHelp: String { get }
  /// The way to the newest moment, from the longest wording to the shortest.
  var backToLive: [String] { get }
  /// What the chip for it does.
  var backToLiveHelp: String { get }
  /// Fingers that are down and that nobody holds, by the numbers of their touches; from the longest wording to the
  /// shortest.
  func heldFingers(_ touches: [Int]) -> [String]
  /// What can be done with them.
  func heldFingersHelp(_ touches: [Int]) -> String

  // MARK: Recognizers near a view

  /// Neither the view nor one that it lies in has a recognizer.
  func noRecognizer(onOrAbove view: String) -> String
  /// The view has none; those of the next view above follow.
  func noRecognizer(on view: String) -> String
  /// A recognizer with its view, and how many views that lies above.
  func recognizer(_ name: String, on view: String, levels: Int) -> String
  /// A press selects an object.
  func select(_ name: String) -> String
}
