/// Writes what an object of one of UIKit's classes has besides, where it is not what is usual.
struct CapturedDetails {
  private let line: CaptureLine
  private let classes: CaptureClasses
  private let names: CaptureNames

  init(_ line: CaptureLine, _ classes: CaptureClasses, _ names: CaptureNames) {
    (self.line, self.classes, self.names) = (line, classes, names)
  }

  private func flag(_ text: CapturedText, _ key: String, _ usual: Bool) {
    text.set(key, line.flag(key), unless: usual)
  }
  private func number(_ text: CapturedText, _ key: String, _ usual: Double) {
    text.set(key, line.number(key), unless: usual)
  }
  private func word(_ text: CapturedText, _ key: String) {
    if let word = line.text(key) { text.set(key, CapturedText.quoted(word)) }
  }

  func write(_ text: CapturedText) {
    if classes.has("UIScrollView") { scroll(text) }
    if classes.has("UIControl") {
      flag(text, "isEnabled", true)
      flag(text, "isSelected", false)
      if !line.flag("hasTarget") {
        text.set("target", "nil")
        word(text, "action")
      }
      control(text)
    }
    if classes.has("UILabel") { word(text, "text") }
  }

  private func control(_ text: CapturedText) {
    if classes.has("UIButton") { word(text, "title") }
    if classes.has("UITextField") { word(text, "text") }
    if classes.has("UISwitch") { flag(text, "isOn", false) }
    if classes.has("UISlider") { range(text, to: 1) }
    if classes.has("UIStepper") {
      number(text, "stepValue", 1)
      flag(text, "wraps", false)
      flag(text, "autorepeat", true)
      range(text, to: 100)
    }
    if classes.has("UISegmentedControl") {
      text.set("items", ids: line.texts("items"))
      number(text, "selectedSegmentIndex", -1)
      flag(text, "isMomentary", false)
    }
    if classes.has("UIPageControl") {
      number(text, "numberOfPages", 0)
      number(text, "currentPage", 0)
    }
  }

  private func range(_ text: CapturedText, to maximum: Double) {
    number(text, "minimumValue", 0)
    number(text, "maximumValue", maximum)
    number(text, "value", 0)
    flag(text, "isContinuous", true)
  }

  private func scroll(_ text: CapturedText) {
    if classes.has("UITableView") {
      if let height = line.number("rowHeight"), height > 0 {
        text.set("rowHeight", height, unless: 44)
      }
      flag(text, "allowsSelection", true)
      flag(text, "allowsMultipleSelection", false)
    } else if classes.has("UICollectionView") {
      if let size = line.numbers("itemSize", 2) { text.set("itemSize", CapturedText.list(size)) }
      text.set("items", "\(max(0, line.int("itemCount") ?? 0))")
      flag(text, "allowsMultipleSelection", false)
    } else if let size = line.numbers("contentSize", 2), size != [0, 0] {
      text.set("contentSize", CapturedText.list(size))
    }
    if let inset = line.numbers("contentInset", 4), inset != [0, 0, 0, 0] {
      text.set("contentInset", CapturedText.list(inset))
    }
    if let offset = line.numbers("contentOffset", 2), offset != [0, 0] {
      text.set("contentOffset", CapturedText.list(offset))
    }
    if line.flag("isFast") { text.set("decelerationRate", "fast") }
    flag(text, "isScrollEnabled", true)
    flag(text, "isPagingEnabled", false)
    flag(text, "isDirectionalLockEnabled", false)
    flag(text, "bounces", true)
    flag(text, "alwaysBounceVertical", classes.has("UITableView"))
    flag(text, "alwaysBounceHorizontal", false)
    flag(text, "delaysContentTouches", true)
    flag(text, "canCancelContentTouches", true)
    number(text, "minimumZoomScale", 1)
    number(text, "maximumZoomScale", 1)
    flag(text, "bouncesZoom", true)
    if let zoomed = line.int("viewForZooming"),
      line.number("minimumZoomScale") ?? 1 < line.number("maximumZoomScale") ?? 1
    {
      text.set("viewForZooming", CapturedText.quoted(names[zoomed]))
    }
  }

  func writeRecognizer(_ text: CapturedText) {
    flag(text, "isEnabled", true)
    flag(text, "cancelsTouchesInView", true)
    flag(text, "delaysTouchesBegan", false)
    flag(text, "delaysTouchesEnded", true)
    flag(text, "requiresExclusiveTouchType", true)
    let types = line.ints("allowedTouchTypes")
    if !Set(0...3).isSubset(of: types) {
      text.set("allowedTouchTypes", ids: types.compactMap { CaptureWords.types[$0] })
    }
    if classes.has("UITapGestureRecognizer") {
      number(text, "numberOfTapsRequired", 1)
      number(text, "numberOfTouchesRequired", 1)
    } else if classes.has("UILongPressGestureRecognizer") {
      number(text, "numberOfTapsRequired", 0)
      number(text, "numberOfTouchesRequired", 1)
      number(text, "minimumPressDuration", 0.5)
      number(text, "allowableMovement", 10)
    } else if classes.has("UIScreenEdgePanGestureRecognizer") {
      text.set("edges", ids: CaptureWords.names(CaptureWords.edges, line.int("edges")))
    } else if classes.has("UIPanGestureRecognizer") {
      number(text, "minimumNumberOfTouches", 1)
      if line.int("maximumNumberOfTouches") ?? 100 < 100 {
        number(text, "maximumNumberOfTouches", 0)
      }
    } else if classes.has("UISwipeGestureRecognizer") {
      text.set("direction", ids: CaptureWords.names(CaptureWords.directions, line.int("direction")))
      number(text, "numberOfTouchesRequired", 1)
    }
  }
}
