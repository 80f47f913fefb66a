/// The names of a scene's objects: how many there are at most is drawn before any is made, so that one can refer to another.
struct SceneNames {
  /// Views that were made, in the order of their names; all of them are named `v1`, `v2` and so on.
  private(set) var views: [String] = []
  private(set) var recognizers: [String] = []
  var scrollViews: [String] = []
  /// Their responders that become first responder.
  var fields: [String] = []
  var controllers: [String] = []
  /// Controllers that wait to be pushed or presented.
  var waiting: [String] = []
  /// The most views and recognizers that the scene may have.
  let mostViews: Int
  let mostRecognizers: Int

  init() { (mostViews, mostRecognizers) = (0, 0) }

  init(_ dice: inout Dice) {
    mostViews = dice.number(1...(dice.chance(20) ? 30 : 12))
    mostRecognizers = dice.number(0...(dice.chance(20) ? 16 : 7))
  }

  /// The next view's name; nil when there are enough.
  mutating func newView() -> String? {
    guard views.count < mostViews else { return nil }
    views.append("v\(views.count + 1)")
    return views.last
  }

  mutating func newRecognizer() -> String? {
    guard recognizers.count < mostRecognizers else { return nil }
    recognizers.append("g\(recognizers.count + 1)")
    return recognizers.last
  }
}
