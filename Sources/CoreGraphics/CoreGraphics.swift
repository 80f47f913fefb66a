// What source that imports CoreGraphics finds: geometry, paths, colours and contexts. Single types only: all of Foundation
// would make `Timer` ambiguous.
@_exported public import TouchGeometry
@_exported public import class UIKit.CGColor
@_exported public import class UIKit.CGContext
@_exported public import class UIKit.CGMutablePath
@_exported public import class UIKit.CGPath
@_exported public import enum UIKit.CGLineCap
@_exported public import enum UIKit.CGLineJoin
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
