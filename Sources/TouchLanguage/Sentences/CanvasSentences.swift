/// What is said in the scene's picture and what lies over it.
package protocol CanvasSentences: Sendable {}
