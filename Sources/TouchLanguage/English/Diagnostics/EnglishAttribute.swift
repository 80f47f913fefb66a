import TouchTrace

struct EnglishAttribute: AttributeSentences {
  func subject(_ subject: AttributeSubject) -> String {
    switch subject {
    case .view: "view"
    case .window: "window"
    case .controller: "controller"
    case .application: "application"
    case .viewOrController: "view, controller"
    case .viewWindowOrController: "view, window, controller"
    case .viewControllerOrApplication: "view, controller, application"
    case .control: "control"
    case .button: "button"
    case .toggle: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .segmentedControl: "segmented control"
    case .pageControl: "page control"
    case .textField: "text field"
    case .label: "label"
    case .scrollView: "scroll view"
    case .table: "table"
    case .cell: "cell"
    case .collection: "collection view"
    case .collectionCell: "collection cell"
    case .navigationController: "navigation controller"
    case .tabBarController: "tab bar controller"
    case .recognizer: "recognizer"
    case .tap: "tap"
    case .longPress: "long press"
    case .pan: "pan"
    case .pinch: "pinch"
    case .swipe: "swipe"
    case .rotation: "rotation"
    case .edgePan: "edge pan"
    case .tapCounter: "recognizer that counts taps"
    }
  }

  func values(_ values: AttributeValues) -> String {
    switch values {
    case .readOnly: "read only"
    case .flag: "true or false"
    case .number: "a number"
    case .numberIn(let range):
      "a number from \(CanonicalLine.number(range.lowerBound)) to \(CanonicalLine.number(range.upperBound))"
    case .positive: "a number above zero"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .seconds: "seconds"
    case .text: "a text"
    case .name: "a name"
    case .id: "an id"
    case .color: "a name or \"#rrggbb\""
    case .form(let form): form
    case .choice(let words): choice(words)
    case .choiceOrForm(let words, let form): "\(words.joined(separator: ", ")), or \(form)"
    case .choices(let words): "\(choice(words)), or a list of them"
    case .list(let item): "a list of \(items(item))"
    case .relation: "a list of ids, all or none"
    case .items(let form): "a number, or a list of colours and \(form)"
    case .rows(let form): "a number, or a list of texts and \(form)"
    case .transform(let form): "six numbers, or \(form)"
    case .drivenView: "{view: id, with: translation, location, scale or rotation}"
    }
  }

  private func choice(_ words: [String]) -> String {
    guard words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }

  private func items(_ item: AttributeItem) -> String {
    switch item {
    case .ids: "ids"
    case .texts: "texts"
    case .events: "events"
    case .actionNames: "action names"
    case .changes: "{set: ...} and {do: ...}"
    case .flexibleParts: "flexible parts"
    case .words(let words): words.joined(separator: ", ")
    }
  }

  // MARK: Views

  var animate: String {
    "An animation that starts with the scene, in seconds. The view takes no touches until it ends, unless allowUserInteraction is true."
  }
  var tag: String { "A number for your own use." }
  var alpha: String { "The opacity; below 0.01 the view is not hit." }
  var isHidden: String { "A hidden view is not drawn and not hit." }
  var isUserInteractionEnabled: String {
    "If false, neither the view nor its subviews are hit. UIKit drops their key events too; that part is not modelled."
  }
  var isMultipleTouchEnabled: String {
    "If false, the view gets only the first of several touches."
  }
  var isExclusiveTouch: String { "While it has a touch, no other view of the window gets one." }
  var clipsToBounds: String { "Draws nothing outside the bounds." }
  func autoresizingMask(parts: [String]) -> String {
    "What changes when the superview is resized: \(parts.joined(separator: ", "))."
  }
  var windowLevel: String { "Windows with a higher level are in front." }
  var frame: String { "The rectangle in the superview in points, before any transform." }
  var bounds: String {
    "The rectangle in the view's own coordinates; with a frame, only its origin counts."
  }
  var center: String { "The centre in the superview, in points." }
  var transform: String { "Applied around the view's centre." }

  // MARK: Looks

  var backgroundColor: String { "Fills the bounds." }
  var cornerRadius: String { "Rounds the drawn corners; the touch area stays a rectangle." }
  var textOfLabel: String { "The label's text." }
  var textColor: String { "The colour of the text." }
  var fontSize: String { "The text size in points." }
  var textAlignment: String { "The alignment of the text." }
  var titleOfButton: String { "The button's title." }

  // MARK: Hit tests and responders

  var pointInside: String {
    "Which points count as inside, like an override of point(inside:with:)."
  }
  var hitTest: String { "Which view the hit test returns, like an override of hitTest(_:with:)." }
  var shouldBeginOfView: String { "The view's answer to gestureRecognizerShouldBegin(_:)." }
  var touchesOfViewWindowOrController: String {
    "forward calls super after the log line, swallow does not; stall blocks the app in touchesBegan."
  }
  var touchesOfRecognizer: String { "swallow does not call the class's own touch methods." }
  var nextResponder: String { "Overrides the next responder in the chain." }
  var whenTouchesBegan: String { "Changes to make when the view gets touchesBegan, before super." }
  var target: String {
    "nil: the action goes up the responder chain to the first responder that implements it."
  }
  var implements: String {
    "Actions that this responder implements, for controls with 'target: nil'."
  }
  var prints: String { "What the method behind the action prints; %@ stands for the recognizer." }
  var sendActionOfControl: String { "swallow drops actions; to sends them to another target." }
  var sendActionOfApplication: String {
    "swallow drops all actions; to sends them to another target."
  }

  // MARK: Controllers and windows

  var titleOfController: String { "The title that bars show." }
  var modalPresentationStyle: String {
    "fullScreen removes the presenting view; overFullScreen keeps it below."
  }
  var deferSystemGestures: String {
    "The edges where the app's gestures take precedence over the system's."
  }
  var rightBarButton: String { "A button at the right of the navigation bar." }
  var whenWillAppear: String { "Changes to make before its view enters a window." }
  var whenDidAppear: String { "Changes to make once its view is in a window." }
  var isNavigationBarHidden: String { "Whether its navigation bar is hidden." }
  var selectedIndex: String { "The selected tab, from 0." }
  var canBecomeFirstResponder: String { "Whether it can become the first responder." }
  var isFirstResponderOfViewOrController: String { "True for one responder of each window." }
  var isKeyWindow: String { "True for the window that gets presses and motion." }
  var systemGates: String {
    "Adds the system's two gate recognizers; windows with a navigation controller always have them."
  }

  // MARK: Controls

  var isEnabledOfControl: String { "A disabled control tracks no touches." }
  var isSelectedOfControl: String { "Whether the control is drawn as selected." }
  var isHighlightedOfControl: String { "Whether the control is drawn as pressed." }
  var changesSelectionAsPrimaryAction: String { "Whether a tap first turns isSelected over." }
  var isOn: String { "Whether the switch is on." }
  var isTrackingOfControl: String { "True while it tracks a touch." }
  var isTouchInside: String { "True while the tracked touch is inside." }
  var actionOfControl: String { "The name in 'actions'; by default the id." }
  var controlEvents: String { "The events that have a target; by default the trigger event." }
  var whenActionOfControl: String { "Changes to make inside the action." }
  var shouldBeginEditing: String { "Whether it may become the first responder." }
  var shouldEndEditing: String { "Whether it may resign first responder." }
  var shouldReturn: String { "The delegate's answer to the Return key." }
  var minimumValueOfSlider: String { "The value at the left end." }
  var maximumValueOfSlider: String { "The value at the right end." }
  var valueOfSlider: String { "The position of the thumb, between minimum and maximum." }
  var isContinuousOfSlider: String { "If false, valueChanged is sent once, at the lift." }
  var minimumValueOfStepper: String { "The lowest value." }
  var maximumValueOfStepper: String { "The highest value." }
  var valueOfStepper: String { "The value, between minimum and maximum." }
  var stepValue: String { "The amount of one step." }
  var wraps: String { "A step beyond one end wraps around to the other." }
  var autorepeat: String { "A finger that stays down repeats the step." }
  var isContinuousOfStepper: String {
    "If false, valueChanged is sent once, at the end of the touch."
  }
  var itemsOfSegmentedControl: String { "The titles of the segments, from the left." }
  var selectedSegmentIndex: String { "The selected segment, from 0; -1 for none." }
  var isMomentary: String { "Segments do not stay selected." }
  var numberOfPages: String { "The number of dots." }
  var currentPage: String { "The current page, from 0." }
  var hidesForSinglePage: String { "Hidden when there is only one page." }
  var textOfTextField: String { "The text in the field." }
  var placeholder: String { "The text that an empty field shows." }
  var isFirstResponderOfViewWindowOrController: String {
    "True for the responder where actions without a target start."
  }

  // MARK: Scroll views

  var contentSize: String { "The size of the content in points." }
  var contentInset: String { "The margins around the content in points." }
  var contentOffset: String { "The point of the content at the scroll view's top left corner." }
  var decelerationRate: String { "How quickly scrolling slows down." }
  var isScrollEnabled: String {
    "If false, fingers do not scroll it, and its content gets touches at once."
  }
  var isPagingEnabled: String { "It stops on multiples of its own size." }
  var isDirectionalLockEnabled: String { "A drag that starts along one axis stays on that axis." }
  var bounces: String { "The content can be pulled beyond its edges." }
  var alwaysBounceVertical: String { "Content that fits can still be pulled up and down." }
  var alwaysBounceHorizontal: String { "Content that fits can still be pulled sideways." }
  var delaysContentTouches: String { "Content gets a touch only after 150 ms, or at the lift." }
  var canCancelContentTouches: String {
    "If false, scrolling never cancels a touch that the content already has."
  }
  var showsVerticalScrollIndicator: String { "Shows a bar at the right edge while it scrolls." }
  var showsHorizontalScrollIndicator: String { "Shows a bar at the bottom edge while it scrolls." }
  var touchesShouldBegin: String {
    "Whether the content gets a touch, like an override of the method."
  }
  var touchesShouldCancel: String {
    "Whether scrolling cancels a touch in the content, like an override of the method; by default not in controls."
  }
  var isTrackingOfScrollView: String { "True from touch-down." }
  var isDragging: String { "True while a finger scrolls it." }
  var isDecelerating: String { "True while it moves by itself." }
  var minimumZoomScale: String { "The smallest scale of the zoomed view." }
  var maximumZoomScale: String { "The largest scale of the zoomed view." }
  var zoomScale: String { "The scale of the zoomed view, within the limits." }
  var bouncesZoom: String { "A pinch may go beyond the limits and bounces back." }
  var viewForZooming: String { "The subview that a pinch scales." }
  var isZooming: String { "True while two fingers zoom it." }
  var isZoomBouncing: String { "True while the scale bounces back." }

  // MARK: Tables and collections

  var itemSize: String { "The size of each item in points; 50 by 50 by default." }
  var itemsOfCollection: String { "The items; their ids are grid.item0, grid.item1 and so on." }
  var allowsSelectionOfCollection: String {
    "If false, touches neither select nor highlight items."
  }
  var allowsMultipleSelectionOfCollection: String {
    "A tap on an item keeps the others selected; a tap on a selected item deselects it."
  }
  var isSelectedOfCollectionCell: String { "Whether the cell is drawn as selected." }
  var isHighlightedOfCollectionCell: String { "Whether the cell is drawn as pressed." }
  var selectedItems: String { "The selected items, in the order in which they were selected." }
  var rowHeight: String { "The height of each row in points; 44 by default." }
  var rows: String {
    "The rows of a table with one section; their ids are table.row0, table.row1 and so on."
  }
  var sections: String { "The sections; ids of rows are table.section0.row0 and so on." }
  var shouldHighlightRow: String { "The delegate's answer to tableView(_:shouldHighlightRowAt:)." }
  var separatorStyle: String { "Lines between the rows." }
  var actionOfTable: String { "The name of a selection in 'actions'; by default the id." }
  var selectedRows: String { "The selected rows, in the order in which they were selected." }
  var allowsSelectionOfTable: String { "If false, touches neither select nor highlight rows." }
  var allowsMultipleSelectionOfTable: String {
    "A tap on a row keeps the others selected; a tap on a selected row deselects it."
  }
  var isEditing: String {
    "While editing, rows can be selected only with allowsSelectionDuringEditing."
  }
  var allowsSelectionDuringEditing: String { "Rows can also be selected while editing." }
  var textOfCell: String { "The row's text." }
  var detail: String { "The second line of text." }
  var selectionStyle: String { "Whether the cell shows that it is highlighted." }
  var accessoryType: String { "The accessory at the right." }
  var isHighlightedOfCell: String { "Whether the cell is drawn as pressed." }
  var isSelectedOfCell: String { "Whether the cell is drawn as selected." }

  // MARK: Recognizers

  var isEnabledOfRecognizer: String { "A disabled recognizer gets no touches." }
  var cancelsTouchesInView: String {
    "When it recognizes, its touches are cancelled in their views."
  }
  var delaysTouchesBegan: String { "Views get no touches until it has failed." }
  var delaysTouchesEnded: String {
    "Views get the end of a touch only after it has recognized or failed."
  }
  var requiresExclusiveTouchType: String {
    "Accepts only touches of the same type as its first one."
  }
  var allowedTouchTypes: String { "The touch types that it accepts." }
  var requireToFail: String { "It waits for these to fail: require(toFail:)." }
  var actionOfRecognizer: String { "The name in 'actions'; by default the id." }
  var numberOfTapsRequiredOfTap: String { "The number of taps in a row." }
  var numberOfTouchesRequiredOfTap: String { "The number of fingers in each tap." }
  var numberOfTapsRequiredOfLongPress: String { "The number of complete taps before the press." }
  var numberOfTouchesRequiredOfLongPress: String { "The number of fingers that press." }
  var minimumPressDuration: String { "How long the fingers must press, in seconds." }
  var allowableMovement: String { "How far the fingers may move before it begins, in points." }
  var minimumNumberOfTouches: String { "The number of fingers that must be down." }
  var maximumNumberOfTouches: String { "The number of fingers that it follows; it ignores others." }
  var state: String { "Its state, by name." }
  var numberOfTouches: String { "The number of its touches." }
  var location: String { "Its location in its view, in points." }
  var translation: String { "Its translation in its view's superview, in points." }
  var velocityOfPan: String { "Its velocity in its view's superview, in points per second." }
  var scale: String { "The scale since it began." }
  var velocityOfPinch: String { "The change of the scale per second." }
  var shouldBeginOfRecognizer: String {
    "The delegate's answer to gestureRecognizerShouldBegin(_:)."
  }
  var shouldReceiveTouch: String { "The delegate's answer to gestureRecognizer(_:shouldReceive:)." }
  var simultaneousWith: String { "The delegate lets it recognize simultaneously with these." }
  var requireFailureOf: String { "The delegate makes it wait for these to fail." }
  var beRequiredToFailBy: String { "The delegate makes these wait for it to fail." }
  var canPrevent: String { "Its class lets it prevent only these." }
  var canBePreventedBy: String { "Its class lets only these prevent it." }
  var delegate: String { "The view or controller that is its delegate." }
  var drives: String { "The view that its action moves, scales or rotates." }
  var whenActionOfRecognizer: String { "Changes to make inside the action." }
  var direction: String { "The directions that it accepts (SWP-01)." }
  var numberOfTouchesRequiredOfSwipe: String { "The exact number of fingers (SWP-03)." }
  var edges: String { "The screen edges at which it starts." }
  var rotation: String { "The rotation since it began, in radians, clockwise positive." }
  var velocityOfRotation: String { "Radians per second." }
  var numberOfTapsRequiredOfTapCounter: String { "Its meaning depends on the class." }
}
