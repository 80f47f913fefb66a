/// What is said in the tab Log.
package protocol LogSentences: Sendable {}
