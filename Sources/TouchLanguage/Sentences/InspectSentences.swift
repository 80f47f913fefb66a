/// What is said in the tab Inspect.
package protocol InspectSentences: Sendable {}
