/// The shape of the pointer over a part of the window.
package enum PointerShape: Sendable {
  case arrow, hand, cross, leftRight, upDown, text
}
