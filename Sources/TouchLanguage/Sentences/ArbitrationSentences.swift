/// What is said in the tab Arbitration.
package protocol ArbitrationSentences: Sendable {}
