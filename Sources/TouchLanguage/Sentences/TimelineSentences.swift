/// What is said in the timeline.
package protocol TimelineSentences: Sendable {}
