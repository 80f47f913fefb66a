// The facade that real iOS source imports: the engine under Apple's module name.
@_exported public import Foundation
@_exported public import TouchEngine
@_exported public import TouchGeometry
