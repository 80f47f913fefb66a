/// Makes views and layers of classes that are known at run time alone, as `register(_:forCellReuseIdentifier:)` asks for.
///
/// Swift lets `SomeClass.Type` be called only for initializers that every subclass has to have, and UIKit's are none. But an
/// inherited convenience initializer makes an object of whatever class it is called on, and calls that class's own
/// designated one. A final class may be called through its type, so the class goes in under the name of one. It must have
/// UIKit's designated initializer, overridden or inherited; UIKit stops programs whose class has it not.
enum ClassMaking {
  private final class AnyTableCell: UITableViewCell {}
  private final class AnyCollectionCell: UICollectionViewCell {}
  fileprivate final class AnyLayer: CALayer {}

  // Optimized, the call would make objects of the final class itself.
  @_optimize(none)
  @inline(never)
  static func cell(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: AnyTableCell.Type.self).init(touchscopeReuseIdentifier: identifier)
  }

  @_optimize(none)
  @inline(never)
  static func item(_ type: UICollectionViewCell.Type) -> UICollectionViewCell {
    unsafeBitCast(type, to: AnyCollectionCell.Type.self).init()
  }
}

extension ClassMaking {
  @_optimize(none)
  @inline(never)
  static func layer(_ type: CALayer.Type) -> CALayer {
    unsafeBitCast(type, to: AnyLayer.Type.self).init(touchscopeEmpty: ())
  }

  /// A copy of a layer, of its own class.
  @_optimize(none)
  @inline(never)
  static func layer(copying layer: CALayer) -> CALayer {
    unsafeBitCast(type(of: layer), to: AnyLayer.Type.self).init(touchscopeCopy: layer)
  }
}

extension CALayer {
  fileprivate convenience init(touchscopeEmpty: Void) { self.init() }
  fileprivate convenience init(touchscopeCopy layer: CALayer) { self.init(layer: layer) }
}

extension UITableViewCell {
  fileprivate convenience init(touchscopeReuseIdentifier identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }
}
