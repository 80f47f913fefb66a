/// What is said: why a recognizer, view or touch changed or did not, with what was measured.
package protocol ReasonSentences: Sendable {}
