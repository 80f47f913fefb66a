/// How the device is held: the cases of `UIInterfaceOrientation`, as inputs write them.
package enum DeviceOrientation: String, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}
