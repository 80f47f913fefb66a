/// What is said: titles, summaries and search words of commands.
package protocol CommandSentences: Sendable {}
