/// What is said: one event of the trace.
package protocol EventSentences: Sendable {}
