/// What is said in the tab Recognizers, state machines and limits.
package protocol CardSentences: Sendable {}
