// Nothing: the submodules exist so that `import UIKit.UIGestureRecognizerSubclass` compiles.
