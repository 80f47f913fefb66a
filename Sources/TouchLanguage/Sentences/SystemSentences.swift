/// What is said in the tab System.
package protocol SystemSentences: Sendable {}
