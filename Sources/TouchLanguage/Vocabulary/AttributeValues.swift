/// The objects that have an attribute of scene files.
package enum AttributeSubject: Hashable, Sendable {
  case view, label, window, controller, application
  case viewOrController, viewWindowOrController, viewControllerOrApplication
  case control, button, toggle, slider, stepper, segmentedControl, pageControl, textField
  case scrollView, table, cell, collection, collectionCell
  case navigationController, tabBarController
  case recognizer, tap, longPress, pan, pinch, swipe, rotation, edgePan
  /// A recognizer of an app's own that counts taps.
  case tapCounter
}

/// The values that an attribute of scene files takes. Words and forms are those of the file format.
package enum AttributeValues: Hashable, Sendable {
  case readOnly, flag
  case number, positive, seconds
  case numberIn(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case text, name, id, color
  /// Written as it is, such as `[x, y]`.
  case form(String)
  case choice([String])
  case choiceOrForm([String], String)
  /// One of the words, or several in a list.
  case choices([String])
  case list(of: AttributeItem)
  /// Recognizers, or a word for all or none of them.
  case relation
  /// How many items, or a list of colours and mappings.
  case items(String)
  /// How many rows, or a list of texts and mappings.
  case rows(String)
  /// Six numbers, or a mapping.
  case transform(String)
  /// A view and what of it a recognizer drives.
  case drivenView
}

/// What a list of scene files has in it.
package enum AttributeItem: Hashable, Sendable {
  case ids, texts, events, actionNames, changes, flexibleParts
  /// Words or forms of the file format.
  case words([String])
}
