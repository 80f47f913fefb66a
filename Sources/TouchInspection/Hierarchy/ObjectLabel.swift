/// What stands for an object in a panel: its name, or its class alone where it has no name.
///
/// Logs and commands keep the brackets, `<UINavigationTransitionView>`, because these tell a class from a name; in a panel the
/// quiet ink does.
struct ObjectLabel {
  let text: String
  let isNamed: Bool

  /// `name`: as lines of the trace print it.
  init(_ name: String) {
    isNamed = !name.hasPrefix("<")
    text = isNamed ? name : name.filter { $0 != "<" && $0 != ">" }
  }
}
