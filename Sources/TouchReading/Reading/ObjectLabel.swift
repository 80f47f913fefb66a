/// What stands for an object in a panel: its name, or its class alone where it has no name.
///
/// Logs and commands keep the brackets, `<UINavigationTransitionView>`, because these tell a class from a name; in a panel the
/// quiet ink does.
package struct ObjectLabel {
  /// What is written.
  package let text: String
  /// It has a name of its own.
  package let isNamed: Bool

  /// `name`: as lines of the trace print it.
  package init(_ name: String) {
    isNamed = !name.hasPrefix("<")
    text = isNamed ? name : name.filter { $0 != "<" && $0 != ">" }
  }
}
