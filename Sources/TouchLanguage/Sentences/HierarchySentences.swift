/// What is said in the tab Hierarchy.
package protocol HierarchySentences: Sendable {}
