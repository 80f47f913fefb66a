/// What a recognizer needs to recognize, or what it does; sentences put it into words.
public enum RecognizerNeed: Hashable, Sendable {
  case tap(count: Int, fingers: Int)
  case press(seconds: Double)
  case drag(fingers: Int)
  case edgeDrag(edges: [String])
  case swipe(directions: [String], fingers: Int)
  case pinch, rotation, hover
  /// A scroll view's own.
  case scroll, zoom
  case hold(milliseconds: Int)
  /// A text field's own.
  case beginEditing
  /// A switch's own.
  case toggle
  case backSwipe, systemGesture
  /// It sees what the system may want, and holds nothing.
  case systemWatch
}
