#if TOUCHSCOPE_VERIFY
  /// The addresses of all views there are: what refers to a view without keeping it alive can be asked whether it still may.
  enum LiveViews {
    private static var addresses: Set<UnsafeMutableRawPointer> = []

    static func address(of view: UIView) -> UnsafeMutableRawPointer {
      Unmanaged.passUnretained(view).toOpaque()
    }

    static func contains(_ address: UnsafeMutableRawPointer) -> Bool { addresses.contains(address) }
    static func insert(_ view: UIView) { addresses.insert(address(of: view)) }
    static func remove(_ address: UnsafeMutableRawPointer) { addresses.remove(address) }
  }

  nonisolated extension HitSpot {
    /// Whether two say the same of a view, bit by bit.
    func isEqual(to other: HitSpot) -> Bool {
      withUnsafeBytes(of: self) { mine in
        withUnsafeBytes(of: other) { $0.elementsEqual(mine) }
      }
    }
  }

  extension UIView {
    /// Where its superview is, without asking whether it lives.
    var superviewAddress: UnsafeMutableRawPointer? { storedSuperview?.address }
  }

  extension UIGestureRecognizer {
    /// Where its view is, without asking whether it lives.
    var viewAddress: UnsafeMutableRawPointer? { storedView?.address }
  }
#endif
