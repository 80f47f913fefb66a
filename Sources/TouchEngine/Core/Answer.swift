import TouchTrace

/// What is known of the last answer of a delegate or subclass: only real answers are traced.
struct Answer {
  /// Set by default answers, which count as "not implemented".
  var isDefault = false
  /// Who gave it.
  var source = AnswerSource.none
}
