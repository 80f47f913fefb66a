package import TouchInspection

extension Target {
  /// A button or its menu: a long press says what it is for.
  package var isButton: Bool {
    switch self {
    case .command, .more: true
    default: false
    }
  }

  /// A page that is only read, and scrolled by keys.
  package var isPage: Bool { if case .page = self { true } else { false } }
}
