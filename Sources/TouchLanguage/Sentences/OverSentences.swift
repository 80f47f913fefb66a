/// What is said in menus, the palette, help and questions.
package protocol OverSentences: Sendable {}
