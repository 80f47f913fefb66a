/// The objects that an event passes through before the app gets it, by the names that lines print.
public enum PipelineStage: Int, CaseIterable, Sendable {
  case eventFetcher, dispatcher, mainRunLoop, environment, gestureEnvironment, springBoard

  /// As the trace prints it.
  public var name: String { self == .springBoard ? "SpringBoard" : "\(self)" }
  /// Its class in the system.
  public var className: String {
    switch self {
    case .eventFetcher: "UIEventFetcher"
    case .dispatcher: "UIEventDispatcher"
    case .mainRunLoop: "CFRunLoop"
    case .environment: "UIEventEnvironment"
    case .gestureEnvironment: "UIGestureEnvironment"
    case .springBoard: "SpringBoard"
    }
  }
}
