/// What the attributes of scene files are for, on what objects they are, and which values they take.
///
/// An attribute that several kinds of object have with different words has a sentence for each.
package protocol AttributeSentences: Sendable {
  func subject(_ subject: AttributeSubject) -> String
  func values(_ values: AttributeValues) -> String

  // MARK: Views

  var animate: String { get }
  var tag: String { get }
  var alpha: String { get }
  var isHidden: String { get }
  var isUserInteractionEnabled: String { get }
  var isMultipleTouchEnabled: String { get }
  var isExclusiveTouch: String { get }
  var clipsToBounds: String { get }
  func autoresizingMask(parts: [String]) -> String
  var windowLevel: String { get }
  var frame: String { get }
  var bounds: String { get }
  var center: String { get }
  var transform: String { get }

  // MARK: Looks

  var backgroundColor: String { get }
  var cornerRadius: String { get }
  var textOfLabel: String { get }
  var textColor: String { get }
  var fontSize: String { get }
  var textAlignment: String { get }
  var titleOfButton: String { get }

  // MARK: Hit tests and responders

  var pointInside: String { get }
  var hitTest: String { get }
  var shouldBeginOfView: String { get }
  var touchesOfViewWindowOrController: String { get }
  var touchesOfRecognizer: String { get }
  var nextResponder: String { get }
  var whenTouchesBegan: String { get }
  var target: String { get }
  var implements: String { get }
  /// Of recognizers, controls and tables.
  var prints: String { get }
  var sendActionOfControl: String { get }
  var sendActionOfApplication: String { get }

  // MARK: Controllers and windows

  var titleOfController: String { get }
  var modalPresentationStyle: String { get }
  var deferSystemGestures: String { get }
  var rightBarButton: String { get }
  var whenWillAppear: String { get }
  var whenDidAppear: String { get }
  var isNavigationBarHidden: String { get }
  var selectedIndex: String { get }
  var canBecomeFirstResponder: String { get }
  var isFirstResponderOfViewOrController: String { get }
  var isKeyWindow: String { get }
  var systemGates: String { get }

  // MARK: Controls

  var isEnabledOfControl: String { get }
  var isSelectedOfControl: String { get }
  var isHighlightedOfControl: String { get }
  var changesSelectionAsPrimaryAction: String { get }
  var isOn: String { get }
  var isTrackingOfControl: String { get }
  var isTouchInside: String { get }
  var actionOfControl: String { get }
  var controlEvents: String { get }
  var whenActionOfControl: String { get }
  var shouldBeginEditing: String { get }
  var shouldEndEditing: String { get }
  var shouldReturn: String { get }
  var minimumValueOfSlider: String { get }
  var maximumValueOfSlider: String { get }
  var valueOfSlider: String { get }
  var isContinuousOfSlider: String { get }
  var minimumValueOfStepper: String { get }
  var maximumValueOfStepper: String { get }
  var valueOfStepper: String { get }
  var stepValue: String { get }
  var wraps: String { get }
  var autorepeat: String { get }
  var isContinuousOfStepper: String { get }
  var itemsOfSegmentedControl: String { get }
  var selectedSegmentIndex: String { get }
  var isMomentary: String { get }
  var numberOfPages: String { get }
  var currentPage: String { get }
  var hidesForSinglePage: String { get }
  var textOfTextField: String { get }
  var placeholder: String { get }
  var isFirstResponderOfViewWindowOrController: String { get }

  // MARK: Scroll views

  var contentSize: String { get }
  var contentInset: String { get }
  var contentOffset: String { get }
  var decelerationRate: String { get }
  var isScrollEnabled: String { get }
  var isPagingEnabled: String { get }
  var isDirectionalLockEnabled: String { get }
  var bounces: String { get }
  var alwaysBounceVertical: String { get }
  var alwaysBounceHorizontal: String { get }
  var delaysContentTouches: String { get }
  var canCancelContentTouches: String { get }
  var showsVerticalScrollIndicator: String { get }
  var showsHorizontalScrollIndicator: String { get }
  var touchesShouldBegin: String { get }
  var touchesShouldCancel: String { get }
  var isTrackingOfScrollView: String { get }
  var isDragging: String { get }
  var isDecelerating: String { get }
  var minimumZoomScale: String { get }
  var maximumZoomScale: String { get }
  var zoomScale: String { get }
  var bouncesZoom: String { get }
  var viewForZooming: String { get }
  var isZooming: String { get }
  var isZoomBouncing: String { get }

  // MARK: Tables and collections

  var itemSize: String { get }
  var itemsOfCollection: String { get }
  var allowsSelectionOfCollection: String { get }
  var allowsMultipleSelectionOfCollection: String { get }
  var isSelectedOfCollectionCell: String { get }
  var isHighlightedOfCollectionCell: String { get }
  var selectedItems: String { get }
  var rowHeight: String { get }
  var rows: String { get }
  var sections: String { get }
  var shouldHighlightRow: String { get }
  var separatorStyle: String { get }
  var actionOfTable: String { get }
  var selectedRows: String { get }
  var allowsSelectionOfTable: String { get }
  var allowsMultipleSelectionOfTable: String { get }
  var isEditing: String { get }
  var allowsSelectionDuringEditing: String { get }
  var textOfCell: String { get }
  var detail: String { get }
  var selectionStyle: String { get }
  var accessoryType: String { get }
  var isHighlightedOfCell: String { get }
  var isSelectedOfCell: String { get }

  // MARK: Recognizers

  var isEnabledOfRecognizer: String { get }
  var cancelsTouchesInView: String { get }
  var delaysTouchesBegan: String { get }
  var delaysTouchesEnded: String { get }
  var requiresExclusiveTouchType: String { get }
  var allowedTouchTypes: String { get }
  var requireToFail: String { get }
  var actionOfRecognizer: String { get }
  var numberOfTapsRequiredOfTap: String { get }
  var numberOfTouchesRequiredOfTap: String { get }
  var numberOfTapsRequiredOfLongPress: String { get }
  var numberOfTouchesRequiredOfLongPress: String { get }
  var minimumPressDuration: String { get }
  var allowableMovement: String { get }
  var minimumNumberOfTouches: String { get }
  var maximumNumberOfTouches: String { get }
  var state: String { get }
  var numberOfTouches: String { get }
  var location: String { get }
  var translation: String { get }
  var velocityOfPan: String { get }
  var scale: String { get }
  var velocityOfPinch: String { get }
  var shouldBeginOfRecognizer: String { get }
  var shouldReceiveTouch: String { get }
  var simultaneousWith: String { get }
  var requireFailureOf: String { get }
  var beRequiredToFailBy: String { get }
  var canPrevent: String { get }
  var canBePreventedBy: String { get }
  var drives: String { get }
  var delegate: String { get }
  var whenActionOfRecognizer: String { get }
  var direction: String { get }
  var numberOfTouchesRequiredOfSwipe: String { get }
  var edges: String { get }
  var rotation: String { get }
  var velocityOfRotation: String { get }
  var numberOfTapsRequiredOfTapCounter: String { get }
}
