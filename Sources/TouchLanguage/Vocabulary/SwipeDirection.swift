/// One of the ways that a swipe can go.
package enum SwipeDirection: String, Hashable, Sendable {
  case right, left, up, down
}
