#if TOUCHSCOPE_VERIFY
  import TouchTrace

  /// Checks the views of a window: their way to each other, and what hit tests read in their place.
  struct ViewCheck {
    private let engine: Engine

    init(_ engine: Engine) { self.engine = engine }

    func run(_ view: UIView) throws(InvariantViolation) {
      let subviews = view.subviews
      try checkList(view, subviews)
      for (index, subview) in subviews.enumerated() { try checkPlace(subview, index, in: view) }
      try checkUpdates(view)
      for recognizer in view.ownRecognizers {
        try engine.demand(
          .viewIsAlive, of: recognizer.touchscopeHandle,
          recognizer.viewAddress == LiveViews.address(of: view))
        try engine.demand(
          .recognizersAreKnown, of: recognizer.touchscopeHandle, recognizer.record.isRegistered)
        try GestureCheck(engine).run(recognizer)
      }
      for subview in subviews { try run(subview) }
    }

    private func checkList(_ view: UIView, _ subviews: [UIView]) throws(InvariantViolation) {
      let list = view.node.pointee.list
      try engine.demand(
        .listIsSubviews, of: view.touchscopeHandle, Int(list.count) == subviews.count)
      guard let end = list.end else { return }
      try engine.demand(
        .listIsSubviews, of: view.touchscopeHandle, end.isEqual(to: HitSpot(endOf: view)))
    }

    private func checkPlace(
      _ subview: UIView, _ index: Int, in view: UIView
    ) throws(InvariantViolation) {
      let handle = subview.touchscopeHandle
      let node = UnsafeMutablePointer(mutating: subview.node)
      try engine.demand(
        .superviewIsKnown, of: handle, subview.superviewAddress == LiveViews.address(of: view))
      try engine.demand(
        .listIsSubviews, of: handle,
        node.pointee.view === subview && Int(node.pointee.index) == index
          && node.pointee.superview == UnsafeMutablePointer(mutating: view.node))
      try engine.demand(
        .spotIsOfNode, of: handle, view.node.pointee.list[index].isEqual(to: HitSpot(node)))
    }

    private func checkUpdates(_ view: UIView) throws(InvariantViolation) {
      let waiting = engine.updates.waiting
      guard view.isWaitingForUpdate || !waiting.isEmpty else { return }
      try engine.demand(
        .updatesAreMarked, of: view.touchscopeHandle,
        waiting.filter { $0 === view }.count == (view.isWaitingForUpdate ? 1 : 0))
    }
  }
#endif
