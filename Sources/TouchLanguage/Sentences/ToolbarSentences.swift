/// What is said in the toolbar, the status line and the touch bar.
package protocol ToolbarSentences: Sendable {}
