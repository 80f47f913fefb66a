public import UIKit
import UIKit.UIGestureRecognizerSubclass

// Article 001 changes the bodies of its classes from one experiment to the next, and their names stay. So each of these is
// named as the class that it stands for, inside of its experiment.

/// A recognizer whose touchesBegan never reaches UIKit's, so that it cannot recognize.
public enum RecognizerWithoutSuper {
  /// The upper view's tap.
  open class WYTapGesUp: WYTapGesture {
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      printCall(.touchesBegan, of: self)
    }
  }
}

/// A hit test that answers a fresh view, which is in no tree.
public enum DetachedHitView {
  /// The upper of two views in one place.
  open class WYViewUp: WYView {
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      printCall(.hitTest, of: self)
      return UIView(frame: .zero)
    }
  }
}

/// Views that keep their touches to themselves.
public enum ViewsWithoutSuper {
  /// Prints what it is asked and gets, and passes no touch on.
  open class WYView: UIView {
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      printCall(.hitTest, of: self)
      return super.hitTest(point, with: event)
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      printCall(.touchesBegan, of: self)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      printCall(.touchesMoved, of: self)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      printCall(.touchesEnded, of: self)
    }
  }

  /// The view around both others.
  open class WYContainerView: WYView {}
  /// The upper of two views in one place.
  open class WYViewUp: WYView {}
  /// The lower of two views in one place.
  open class WYViewDown: WYView {}
}
