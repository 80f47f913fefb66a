/// What is said in tabs, headers and tooltips that panels share.
package protocol PanelSentences: Sendable {}
