package import TouchTrace

/// What each rule of touch behaviour says, how sure it is, and what its group is about.
package protocol RuleSentences: Sendable {
  func basis(_ basis: Basis) -> String
  func group(_ group: RuleGroup) -> String
  /// A rule that trace events cite.
  func sentence(_ rule: Rule) -> String
  func sentence(_ rule: TouchRule) -> String
  func sentence(_ rule: GestureRule) -> String
  func sentence(_ rule: RecognizerRule) -> String
  func sentence(_ rule: ControlRule) -> String
  func sentence(_ rule: ScrollingRule) -> String
}
