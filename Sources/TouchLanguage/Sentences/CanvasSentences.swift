package import TouchTrace

/// An overlay of the scene.
package enum OverlayKind: String, CaseIterable, Sendable {
  case hit, touches, responders, areas, window
}

/// What of a scene's views is drawn.
package enum SceneRender: String, CaseIterable, Hashable, Sendable {
  /// What the app draws: the marks of the snapshot.
  case contents
  /// The frames of all views, also of those that cannot be seen.
  case wireframe
  /// Contents with the frames over them.
  case both
}

/// A line of the legend below the device.
package enum LegendEntry: Hashable, Sendable {
  /// Where the hit test ended.
  case hitView
  /// A view on the hit test's path above the hit view.
  case onPath
  /// A view that was asked and does not contain the point, or takes no touches.
  case refused
  /// The one of them whose refusal is the cause that Why tells first while nothing is selected.
  case cause
  /// The strip at an edge of the screen in which a drag would have counted.
  case edge
  /// Where a view that was missed takes touches.
  case touchArea
  /// Where a view takes touches that refused one in its bounds.
  case refusedArea
  /// Where the hit view takes touches, for a touch outside of its bounds.
  case takenArea
  /// The limit around a control outside of which its touch ended.
  case margin
  /// The hit view, where neither it nor what lies in it draws anything.
  case clear
  /// Where the hit view was, for one that was scrolled or moved since.
  case ghost
  /// A view that the hit test did not come to.
  case neverAsked
}

/// What has become of a view since the hit test asked it.
package enum ViewChange: Hashable, Sendable {
  /// Content around it was scrolled.
  case scrolled
  /// It left the scene.
  case left
  /// Nothing of it is on the screen.
  case hidden
}

/// How a touch stands; times are seconds since the gesture's first touch.
package enum TouchState: Hashable, Sendable {
  case down, moves
  /// What it did is kept from its view by some recognizers.
  case held(TouchPhase, by: [String])
  case over(TouchEnd, at: Double)
}

/// How a touch was over.
package enum TouchEnd: Hashable, Sendable {
  case lifted, cancelled
  /// The system cancelled it; its finger may still be down, and be lifted later.
  case takenAway
}

/// What the hit view has of its touch; times are seconds since the gesture's first touch.
package enum HitViewState: Hashable, Sendable {
  /// Only asked for: nothing was touched.
  case wouldGet
  case has(touch: Int)
  case got(touch: Int)
  case held(touch: Int)
  /// It got `touchesCancelled`; the touch is nil where no other one is told.
  case cancelled(touch: Int?, at: Double)
  case notGiven(touch: Int)
  /// Nothing of the touch was delivered up to now.
  case notYet(touch: Int)
  /// It was told nothing of the touch, which is over.
  case neverTold
  /// The same, because its own recognizer of this name took the touch.
  case taken(touch: Int, by: String)
}

/// How the time stands; which moment shows stands in the toolbar and at the playhead.
package enum MomentState: CaseIterable, Sendable {
  case live
  /// In a picture of the end of a run or recording: nothing goes on.
  case end
  case paused, past, playing, replaying
}

/// What a responder did with the event that went up the chain.
package enum ChainStep: Sendable {
  case getsAndPasses, getsAndKeeps, passes, keeps, end
  /// Its touch methods do not call super.
  case skipsSuper
  /// Methods of UIKit that did not run because of that.
  case skipped
}

/// What came of a recognizer that counts movement along an axis.
package enum AxisOutcome: Sendable {
  /// It began, or recognized at once, as a swipe does.
  case began, recognized
  /// A swipe goes another way.
  case wrongWay
  case tooShort, prevented, waits, undecided
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
  /// The name of a view that refused, with that it did.
  func refused(_ view: String) -> String
  /// The button that copies the path.
  var copyPathHelp: String { get }
  /// What the hit view has of its touch, in a few words.
  func hitView(_ state: HitViewState) -> String
  /// The action of a recognizer moved the hit view.
  func moved(by recognizer: String) -> String
  /// The name of a view that the test did not come to, with that it did not.
  func neverAskedItself(_ view: String) -> String
  /// Below views that the test did not come to: the views that refused in which they lie.
  func lie(inRefusing views: [String]) -> String
  /// The same where those are so many.
  func lie(inRefusing count: Int) -> String
  /// Views that the test did not come to, in one text.
  func neverAsked(_ views: String) -> String
  /// Below how far a touch was outside of a view: how far outside the view would have taken it, points of the screen.
  func takesTouches(outside points: Double) -> String
  /// Below why a view refused a point of its bounds: how far the touch was from where the view takes touches, points of the
  /// screen.
  func outsideTouchArea(by points: Double) -> String
  /// How far a hit view has moved since its touch began, by scrolling or by itself, points of the screen.
  func movedSince(by points: Double) -> String
  /// What dots on the scene, or a pale view, are: the hit view when its touch began, seconds since the gesture's first touch.
  func whereItWas(at seconds: Double, isPale: Bool) -> String
  /// That a hit view has left the screen since its touch began, with the numbers of the views around it that have left, too:
  /// runs of numbers that have no gap.
  func leftTheScreen(with numbers: [ClosedRange<Int>]) -> String
  /// The view because of which they were not asked.
  func answeredFirst(_ view: String) -> String
  /// The title of a list of views of the path that have no number beside the device.
  var alsoOnPath: String { get }
  /// The title of a list of views of the path that are out of sight.
  var notOnScreen: String { get }
  /// Behind the names of views that the touch began outside of, and that are elsewhere or out of sight by now; seconds since
  /// the gesture's first touch.
  func outside(whenTouchBegan number: Int, at seconds: Double, since change: ViewChange) -> String
  /// Which ones of the hit test many views were, from 1, behind their name: runs of numbers that have no gap.
  func asked(_ numbers: [ClosedRange<Int>]) -> String
  /// A view in a list, or many in one, with the numbers of their visits from 1: runs of them that have no gap.
  func listed(_ views: String, _ numbers: [ClosedRange<Int>]) -> String
  /// What is written in a view.
  func quoted(_ text: String) -> String
  /// A view without a name, by its class, with what is written in it.
  func written(_ view: String, _ text: String) -> String
  /// The title of the list of views that refused.
  var refusedViews: String { get }
  /// In the last row of that list: so many views of whose refusal there is nothing to tell.
  func others(_ count: Int) -> String
  /// Below the rows of that list: of how many views it has no rows.
  func moreRefused(_ count: Int) -> String
  /// So many views of a kind, which is what their names begin with, or their class.
  func many(_ count: Int, _ kind: String) -> String

  // MARK: Legend

  /// The tooltip of the legend of signs.
  var legendHelp: String { get }
  func title(of entry: LegendEntry) -> String

  // MARK: Responder chain

  var responderChain: String { get }
  /// Its title while a point is asked about.
  var lastTouchsResponderChain: String { get }
  /// Beside it where there is room: the method that the hit view got last.
  func lastEvent(_ method: String) -> String
  /// In place of the chain, before the first touch.
  var chainBeforeTouch: String { get }
  /// Below a chain that is longer than its place: how many responders are left out, and the last of them.
  func moreResponders(_ count: Int, upTo last: String) -> String
  /// What a responder did with the event.
  func chain(_ step: ChainStep) -> String
  /// A responder of the chain by its position, 1 for the hit view.
  func responder(_ position: Int) -> String

  // MARK: Touches

  /// `touch 1`
  func touch(_ number: Int) -> String
  /// The touch with what it does now.
  func touch(_ number: Int, _ state: TouchState) -> String
  /// Where it is, points of the screen: x, then y.
  func place(_ x: Double, _ y: Double) -> [String]
  /// How far it is from where it began, points.
  func moved(_ points: Double) -> String
  /// How hard it presses; 1 is an average touch.
  func force(_ force: Double) -> String
  /// What the numbers beside a touch mean.
  func readoutHelp(touch number: Int) -> String
  /// How far two touches would be apart, points.
  func apart(_ points: Double) -> String

  // MARK: Direction

  /// The title of a touch's way until a recognizer was the first.
  func direction(touch: Int) -> String
  /// The recognizer and the time, seconds since the gesture's first touch.
  func directionUntil(_ recognizer: String, isDiscrete: Bool, at seconds: Double) -> String
  /// Movement along an axis and what is needed, points.
  func ofLimit(_ value: Double, of limit: Double) -> String
  /// What came of a recognizer of one axis, in a word.
  func axisOutcome(of recognizer: String, _ outcome: AxisOutcome) -> String

  // MARK: Touch areas

  var takesNoTouches: String { get }
  /// Width and height of the area in which a view takes touches, points; small ones are under 44 on a side.
  func touchArea(width: Double, height: Double, isSmall: Bool) -> String
  /// The size of a touch area in square points.
  func areaHelp(_ squarePoints: Double) -> String

  // MARK: The run and the time

  /// The run that plays or played last; nil before any.
  func run(_ name: String?) -> String
  /// What the button with the run's name does.
  var runHelp: String { get }
  /// How the time stands, from the longest wording to the shortest.
  func moment(_ state: MomentState) -> String
  func momentHelp(_ state: MomentState) -> String
  /// Inputs are written to a recording, and how long it is, where that is known; from the longest wording to the
  /// shortest.
  func recording(_ seconds: Double?) -> [String]
  /// What a press on that does.
  var recordingHelp: String { get }

  // MARK: The past and held fingers

  /// How much time passed between the moment that shows and the newest event, seconds; from the longest wording to the
  /// shortest.
  func behindLive(by seconds: Double) -> [String]
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
  /// Only one view is drawn, or some are left out: which, and that a press ends it.
  func focus(_ isolated: String?, hidden: [String]) -> [String]
  /// Only some layers are drawn: the first, and the last or nil for all that follow; the longest wording first.
  func layers(_ first: Int, _ last: Int?) -> [String]
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
