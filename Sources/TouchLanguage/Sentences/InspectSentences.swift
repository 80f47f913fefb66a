package import TouchTrace

/// What is said in the tab Inspect.
package protocol InspectSentences: Sendable {
  /// The title while nothing is selected.
  var nothingSelected: String { get }
  /// Below it: how to select.
  var howToSelect: String { get }
  /// Below that: above the objects that got a touch, by its number.
  func underTouch(_ number: Int) -> String
  /// Above the properties whose values mattered in the gesture.
  var decidedThisTouch: String { get }
  /// Above those of other objects than the headline is about.
  var decidedForOthers: String { get }
  /// A limit of UIKit of which an object has no property; `object`: its name.
  func name(of limit: FixedLimit, _ object: String) -> String
  /// What came of the value of a property.
  func effect(_ effect: PropertyEffect) -> String
  /// In its place, where the value was edited and nothing comes of it any more.
  var decidesNoMore: String { get }
  /// Instead of properties.
  var noProperties: String { get }
  /// Instead of the difference, before the first edit.
  var howToEdit: String { get }
  /// Over properties that decide whether a view is hit.
  var decidesHitTest: String { get }
  /// Over properties that decide what a view does with touches.
  var behaviour: String { get }
  /// Over properties that no touch depends on.
  var looks: String { get }
  /// Over values that UIKit sets and nobody else.
  var readOnly: String { get }
  /// Above what the scene sets of a recognizer.
  var setByScene: String { get }
  /// Above the rows that say whose a recognizer is and whom it tells.
  var connections: String { get }
  /// In place of an object where there is none, and of a value that is empty.
  var none: String { get }
  /// Below the class of a recognizer: the view that it is on, by its marked name.
  func on(_ view: String) -> String
  /// Below the class of a view: its superview, by its marked name.
  func inside(_ superview: String) -> String
  /// Beside the class of an object without a name: which one of so many of that class it is in its view.
  func sibling(_ number: Int, of count: Int) -> String
  /// Above the properties of an object without an id, which no edit can name.
  var needsID: String { get }
  /// What a dot before the name of a property means, from the longest wording to the shortest.
  var differsFromStandard: [String] { get }
  /// What the property is in a new object of UIKit.
  func standard(_ value: String) -> String
  /// The same in the row itself, where words are few.
  func usual(_ value: String) -> String
  /// What a bold name of a property means.
  var boldIsGiven: String { get }
  /// Above those of a recognizer.
  var state: String { get }
  /// Above the properties that say where a view is, and above the columns of their numbers.
  var geometry: String { get }
  /// Before what would let the last gesture end otherwise.
  var tryOut: String { get }
  /// What a button does that is labelled with a property and another value for it, as code.
  func tryOut(_ code: String) -> String
  /// That the first recognizer no longer waits for the other to fail.
  func withoutRequirement(_ recognizer: String, _ other: String) -> String
  /// That both recognizers may recognize at the same time.
  func together(_ recognizer: String, _ other: String) -> String
  /// Advice about touch methods that do not call super: of a class, or of an object by its marked name.
  func callSuper(in name: String) -> String
  /// Advice about a recognizer that was not allowed to begin: whose answer to which question has to be another one, by marked
  /// names; `of` is the recognizer whose delegate answered, or the view that did.
  func letBegin(of name: String, isDelegate: Bool) -> String
  /// Advice about an edge at which the system took a touch from the app.
  func deferSystemGestures(at edge: TouchEdge) -> String
  /// Advice about a view that takes no touches while it is animated.
  func allowInteraction(during view: String) -> String
  /// Advice about a subview that sticks out of the view which refused; by their marked names.
  func includeSubview(_ view: String, in parent: String) -> String
  func advice(_ advice: GestureAdvice) -> String
  /// Of a method of a delegate or view that the scene does not have, and of a value that it does not set.
  var notGiven: String { get }
  /// Beside a place: the view whose coordinates it has.
  func coordinates(of view: String) -> String
  /// Above what a recognizer measured.
  var measured: String { get }
  /// The arrow beside an edited property.
  func revert(_ property: String) -> String
  /// A switch, which a press sets to `isOn`.
  func toggle(_ property: String, isOn: Bool) -> String
  /// The plus beside a number.
  var increase: String { get }
  /// The minus beside a number.
  var decrease: String { get }
  /// On the swatch of a colour.
  func chooseColor(_ property: String) -> String
  /// On the chip that adds to a list where it has nothing yet.
  var choose: String { get }
  func addTo(_ property: String) -> String
  /// One of several goes out of a list.
  func takeOut(_ word: String, of property: String) -> String
  /// One more goes into a list.
  func putIn(_ word: String, to property: String) -> String
  /// On a value that is chosen from a menu.
  func chooseValue(_ property: String) -> String
  /// How many objects are selected.
  func several(_ count: Int) -> String
  /// In place of a value that the selected objects do not share.
  var mixed: String { get }
  var newText: String { get }
  /// Above the button that writes out the rows of which the file gives only the number.
  func writeOut(_ count: Int, areItems: Bool) -> String
  var writeOut: String { get }
  /// The button that puts the rows of a table into a section, and what it says.
  var makeSections: String { get }
  var aboutSections: String { get }
  var addSection: String { get }
  /// In the empty field of a row's second text.
  var detail: String { get }
  func sectionTitle(_ number: Int) -> String
  /// On the grip of a row.
  func moveRow(_ number: Int) -> String
  func removeSection(_ number: Int) -> String
  /// What keys do in the field of a row.
  var rowKeys: String { get }
  var addText: String { get }
  /// Above the recognizers that the selected one requires to fail.
  var requirements: String { get }
  /// Above the recognizers that it could require to fail.
  var possibleRequirements: String { get }
  /// What a press on one of the first does.
  func removeRequirement(_ recognizer: String) -> String
  /// What a press on one of the others does.
  func addRequirement(_ recognizer: String) -> String
  /// How a recognizer came out, and when, in seconds of the gesture; nil where that is not known.
  func outcome(_ state: String, at seconds: Double?) -> String
  /// Before how it came out, and instead of that.
  var lastOutcome: String { get }
  /// The name of a recognizer's state below its outcome, which was before: `state now`.
  var stateNow: String { get }
  var noneYet: String { get }
  /// Its state since it was reset, and when that was, in seconds of the gesture; nil where that is not known.
  func reset(_ state: String, at seconds: Double?) -> String

  // MARK: Source

  /// The title of listings and of the scene's text.
  var source: String { get }
  /// An app's class of which the program has no listing.
  func noListing(_ className: String) -> String
  /// Above the names of UIKit's classes.
  var applePages: String { get }
  /// What a press on one of them does.
  func copyAddress(_ address: String) -> String
  /// Above the methods that the object's classes override.
  var overrides: String { get }
  /// What a press on one of them does.
  func openListing(of method: String, in className: String) -> String
  /// What UIKit does in a class, or what a word of a scene file stands for, as the articles list it.
  func writtenByHand(_ name: String) -> String
  /// The title of a listing: where it stands, and what a press does.
  func listing(_ name: String, file: String, line: Int, isOpen: Bool) -> String
  /// Above the object's lines of the scene's file.
  func sceneText(_ file: String) -> String
  /// In place of lines that are about other objects.
  func linesOfOthers(_ count: Int) -> String

  // MARK: Watch

  /// The title of the values that are watched.
  var watch: String { get }
  /// A number of an object.
  func watched(_ kind: WatchedKind, of name: String) -> String
  /// With the unit of its kind.
  func watched(_ kind: WatchedKind, _ value: Double) -> String
  /// What `isUserInteractionEnabled` does in UIKit and not here (C-48).
  var keyEventsAreNotModelled: String { get }
}

/// What came of the value of a property in a gesture; objects by their marked names.
package enum PropertyEffect: Hashable, Sendable {
  /// A touch, or only its end, came so much later, seconds.
  case held(seconds: Double, isEnd: Bool)
  /// The same, which goes on.
  case holds(isEnd: Bool)
  case neverDelivered(to: String, isEnd: Bool)
  /// A view lost the touch that it had.
  case cancelled(String)
  /// The view that has it was not hit.
  case refused
  /// A view was not given a further touch, by its number.
  case withheld(from: String, touch: Int)
  /// A recognizer waited for another one to fail, seconds.
  case waited(for: String, seconds: Double)
  case waits(for: String)
  case failed(String)
  case began(String)
  /// The point was so far outside of the bounds of a view, points.
  case outside(by: Double)
  /// The touch ended so far outside of a control, points.
  case ended(outside: String, by: Double)
  /// The touch had moved so far along an axis, points.
  case moved(Comparison, MovementAxis)
}

/// A limit of UIKit for which there is no property.
package enum FixedLimit: Hashable, Sendable {
  /// How far outside of a control a touch may end.
  case controlMargin
  /// How far a touch moves before a pan begins.
  case dragDistance
}

/// What a finger has to do for a gesture to succeed which no value lets succeed.
package enum GestureAdvice: Hashable, Sendable {
  /// To begin no farther from an edge of the screen, points.
  case begin(within: Double, of: TouchEdge)
  /// To be at least so fast, points per second.
  case swipe(atLeast: Double)
  /// To touch no farther from a view, by its marked name; points of the screen.
  case touch(within: Double, of: String)
  /// To touch a view beside the control in it whose own action wins over the view's recognizer, by their marked names; the
  /// recognizer would also recognize on the control itself (CTL-38).
  case touchBeside(control: String, in: String, recognizer: String)
  /// To stay down so long, seconds, before it moves farther, points.
  case hold(for: Double, within: Double)
  /// To lift no farther from a control, by its marked name; points.
  case lift(within: Double, of: String)
  /// To lift before it moved so far, points.
  case liftBeforeMoving(Double)
}
