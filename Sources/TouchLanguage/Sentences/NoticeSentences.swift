/// What is said: what the window says in answer to what was done.
package protocol NoticeSentences: Sendable {}
