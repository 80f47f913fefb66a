public import UIKit

// The table of article 004 in a view that is tapped: who gets a touch prints it and calls super.

/// A table that prints its touches.
open class GLTableView: UITableView {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesBegan, of: self)
    super.touchesBegan(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesMoved, of: self)
    super.touchesMoved(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesEnded, of: self)
    super.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesCancelled, of: self)
    super.touchesCancelled(touches, with: event)
  }
}

/// A button that prints its touches.
open class GLButton: UIButton {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesBegan, of: self)
    super.touchesBegan(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesMoved, of: self)
    super.touchesMoved(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesEnded, of: self)
    super.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    printCall(.touchesCancelled, of: self)
    super.touchesCancelled(touches, with: event)
  }
}

/// The view behind the table.
open class BackView: UIView {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}

/// A plain view by another name.
open class GLView: UIView {}

/// The controller that handles taps on the table and beside it.
open class ViewController: UIViewController {}
