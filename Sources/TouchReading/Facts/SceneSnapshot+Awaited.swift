package import TouchTrace

extension SceneSnapshot {
  /// Whether a touch of a view was to make something happen: it is a control, or has recognizers.
  func isAwaited(_ view: ViewSnapshot) -> Bool {
    view.isControl || recognizers.contains { $0.view == view.handle }
  }

  /// The same of a view by its handle; false where the scene has none.
  func isAwaited(_ view: Handle) -> Bool { self.view(view).map { isAwaited($0) } ?? false }
}

extension PictureInput {
  /// The same, or the view is of a class of the app's own, which may answer to touches itself.
  package func isAwaited(_ view: ViewSnapshot) -> Bool {
    snapshot.isAwaited(view) || trace.lineage(of: view.handle).ownCount > 0
  }
}
