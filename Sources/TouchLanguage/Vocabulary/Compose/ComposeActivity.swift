/// What hands do at this moment where a scene is composed.
package enum ComposeActivity: Hashable, Sendable {
  case rest
  /// A tile of the library was pressed: the next press or drag on the scene adds it.
  case armed(String, isView: Bool)
  /// A frame of something new is drawn.
  case drawing
  /// The selection is dragged on the scene, or a copy of it.
  case moving(copies: Bool)
  case resizing
  /// A row of the tree is dragged.
  case carrying
}
