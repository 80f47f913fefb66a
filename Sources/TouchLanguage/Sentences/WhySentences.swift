/// What is said: explanations: what happened to a view, recognizer, control or responder.
package protocol WhySentences: Sendable {}
