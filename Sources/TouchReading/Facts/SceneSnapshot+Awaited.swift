import TouchTrace

extension SceneSnapshot {
  /// Whether a touch of a view was to make something happen: it is a control, or has recognizers.
  func isAwaited(_ view: ViewSnapshot) -> Bool {
    view.isControl || recognizers.contains { $0.view == view.handle }
  }

  /// The same of a view by its handle; false where the scene has none.
  func isAwaited(_ view: Handle) -> Bool { self.view(view).map { isAwaited($0) } ?? false }
}
