/// What is said in the list of scenes and the start page.
package protocol SceneSentences: Sendable {}
