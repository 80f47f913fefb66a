/// Everything that the user can ask for: by a key, in the palette, in a menu or with a button.
package enum CommandID: String, CaseIterable, Hashable, Sendable {
  // The window.
  case help
  case palette
  case menu
  case find
  case search
  case open
  case sceneChoose = "scene.choose"
  case sceneNew = "scene.new"
  case save
  case saveScene = "save.scene"
  case exportTest = "export.test"
  case exportSwift = "export.swift"
  case reload
  case shot
  case undo
  case redo
  case copy
  case copyPath = "copy.path"
  case larger
  case smaller
  case plainSize
  case fullscreen
  case panelTimeline = "panel.timeline"
  case panelLeft = "panel.left"
  case panelRight = "panel.right"
  case themeToggle = "theme.toggle"
  case themeDark = "theme.dark"
  case themeLight = "theme.light"
  case themeSystem = "theme.system"
  case languageEnglish = "language.en"
  case languageChinese = "language.zh-Hans"
  case languageJapanese = "language.ja"
  case escape
  case problemClose = "problem.close"
  case quit

  // Touching.
  case modeToggle = "mode.toggle"
  case modeTouch = "mode.touch"
  case modePick = "mode.pick"
  case cancelTouches
  case deviceLeft = "device.left"
  case deviceRight = "device.right"
  case interrupt
  case suspend
  case twoFingersOff = "twoFingers.off"
  case twoFingersMirrored = "twoFingers.mirrored"
  case twoFingersParallel = "twoFingers.parallel"
  case twoFingersPinch = "twoFingers.pinch"
  case twoFingersRotate = "twoFingers.rotate"
  case twoFingersNext = "twoFingers.next"
  case gestures
  case contact
  case variantNext = "variant.next"

  // Composing.
  case modeCompose = "mode.compose"
  case composeToggle = "compose.toggle"
  case composeAdd = "compose.add"
  case composeTry = "compose.try"
  case composeKeepRun = "compose.keepRun"
  case composeLeft = "compose.left"
  case composeRight = "compose.right"
  case composeUp = "compose.up"
  case composeDown = "compose.down"
  case composeLeftFar = "compose.leftFar"
  case composeRightFar = "compose.rightFar"
  case composeUpFar = "compose.upFar"
  case composeDownFar = "compose.downFar"
  case composeNarrower = "compose.narrower"
  case composeWider = "compose.wider"
  case composeLower = "compose.lower"
  case composeHigher = "compose.higher"
  case composeInside = "compose.inside"
  case composeOutside = "compose.outside"
  case composeNext = "compose.next"
  case composePrevious = "compose.previous"
  case composeForward = "compose.forward"
  case composeBackward = "compose.backward"
  case composeDuplicate = "compose.duplicate"
  case composeCopy = "compose.copy"
  case composeCut = "compose.cut"
  case composePaste = "compose.paste"
  case composeRename = "compose.rename"
  case composeDelete = "compose.delete"
  case composeWrap = "compose.wrap"
  case composeUnwrap = "compose.unwrap"
  case composeRelate = "compose.relate"
  case composeText = "compose.text"
  case composeZoomIn = "compose.zoomIn"
  case composeZoomOut = "compose.zoomOut"
  case composeZoomFit = "compose.zoomFit"
  case composeFront = "compose.front"
  case composeBack = "compose.back"
  case composeAll = "compose.all"
  case composeAlignLeft = "compose.alignLeft"
  case composeAlignCenter = "compose.alignCenter"
  case composeAlignRight = "compose.alignRight"
  case composeAlignTop = "compose.alignTop"
  case composeAlignMiddle = "compose.alignMiddle"
  case composeAlignBottom = "compose.alignBottom"
  case composeSpreadAcross = "compose.spreadAcross"
  case composeSpreadDown = "compose.spreadDown"
  case composeNarrowerFar = "compose.narrowerFar"
  case composeWiderFar = "compose.widerFar"
  case composeLowerFar = "compose.lowerFar"
  case composeHigherFar = "compose.higherFar"
  case composeRowUp = "compose.rowUp"
  case composeRowDown = "compose.rowDown"
  case composeRowIn = "compose.rowIn"
  case composeRowOut = "compose.rowOut"
  case composeDistances = "compose.distances"
  case composeDragCopy = "compose.dragCopy"
  case composeDragInto = "compose.dragInto"
  case composeProblem = "compose.problem"
  case composeComplete = "compose.complete"

  // Time.
  case play
  case start
  case live
  case eventBack = "event.back"
  case eventForward = "event.forward"
  case transitionBack = "transition.back"
  case transitionForward = "transition.forward"
  case gestureBack = "gesture.back"
  case gestureForward = "gesture.forward"
  case timeBack = "time.back"
  case timeForward = "time.forward"
  case timeBackFar = "time.backFar"
  case timeForwardFar = "time.forwardFar"
  case slower
  case faster
  case `continue`
  case continueBack
  case breakpoint
  case breakpointsClear = "breakpoints.clear"
  case fingersLift = "fingers.lift"
  case fork
  case runFormer = "run.former"
  case record
  case replay
  case replaySkipsIdle = "replay.skipIdle"
  case difference
  case compareRuns = "runs.compare"

  // The timeline.
  case timelineIn = "timeline.in"
  case timelineOut = "timeline.out"
  case timelineLeft = "timeline.left"
  case timelineRight = "timeline.right"
  case timelineFit = "timeline.fit"
  case timelineArea = "timeline.area"
  case timelineLoop = "timeline.loop"
  case lanePrevious = "lane.previous"
  case laneNext = "lane.next"
  case laneFold = "lane.fold"
  case lanePin = "lane.pin"
  case laneUp = "lane.up"
  case laneDown = "lane.down"
  case laneCollapse = "lane.collapse"
  case laneHide = "lane.hide"
  case laneOnly = "lane.only"
  case laneAll = "lane.all"

  // Pictures.
  case overlayHit = "overlay.hit"
  case overlayTouches = "overlay.touches"
  case overlayResponders = "overlay.responders"
  case overlayAreas = "overlay.areas"
  case overlayWindow = "overlay.window"
  case renderNext = "render.next"
  case watch
  case isolate = "view.isolate"
  case hideView = "view.hide"
  case showAllViews = "view.showAll"
  case layers = "view.layers"
  case unfold1 = "tree.unfold1"
  case unfold2 = "tree.unfold2"
  case unfold3 = "tree.unfold3"
  case unfold4 = "tree.unfold4"
  case unfold5 = "tree.unfold5"
  case tabWhy = "tab.why"
  case tabRecognizers = "tab.recognizers"
  case tabArbitration = "tab.arbitration"
  case tabInspect = "tab.inspect"
  case tabRuns = "tab.runs"
  case tabLog = "tab.log"
  case tabSystem = "tab.system"
  case leftHierarchy = "left.hierarchy"
  case leftScenes = "left.scenes"
  case leftArticles = "left.articles"
  case leftAbout = "left.about"
  case systemPipeline = "system.pipeline"
  case systemHid = "system.hid"
  case systemRunLoop = "system.runLoop"
  case systemTouchMap = "system.touchMap"
  case systemGestures = "system.gestures"
  case systemObjects = "system.objects"
  case systemSequence = "system.sequence"
  case systemStack = "system.stack"
  case systemClasses = "system.classes"
  case systemReference = "system.reference"

  // Questions and lessons.
  case guideNext = "guide.next"
  case guidePrevious = "guide.previous"
  case guidePresent = "guide.present"

  // Keys alone.
  case panelNext = "panel.next"
  case panelPrevious = "panel.previous"
  case focusNext = "focus.next"
  case focusPrevious = "focus.previous"
  case tabNext = "tab.next"
  case tabPrevious = "tab.previous"
  case moveUp = "move.up"
  case moveDown = "move.down"
  case moveLeft = "move.left"
  case moveRight = "move.right"
  case activate
}

extension CommandID {
  /// Speaks a language.
  package static func language(_ language: TextLanguage) -> CommandID {
    switch language {
    case .english: .languageEnglish
    case .chinese: .languageChinese
    case .japanese: .languageJapanese
    }
  }

  /// What is done with the lane that is chosen.
  package static func lane(_ action: LaneAction) -> CommandID {
    switch action {
    case .fold: .laneFold
    case .pin: .lanePin
    case .up: .laneUp
    case .down: .laneDown
    case .collapse: .laneCollapse
    case .hide: .laneHide
    case .only: .laneOnly
    case .all: .laneAll
    }
  }

  /// The level down to which the tree is unfolded, from 1 for the windows.
  package var unfoldedLevel: Int? {
    [.unfold1, .unfold2, .unfold3, .unfold4, .unfold5].firstIndex(of: self).map { $0 + 1 }
  }
}
