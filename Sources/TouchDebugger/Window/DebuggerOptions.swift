public import Foundation
package import TouchLanguage
public import TouchRecording

/// How the window is opened.
public struct DebuggerOptions {
  /// Empty for the page on which a scene is chosen.
  public var scenePath: String
  /// What the window begins with.
  public var start = Start.touching

  /// What a window begins with.
  public enum Start: Sendable {
    /// Panels, and a scene that takes touches.
    case touching
    /// The scene alone, without panels.
    case stage
    /// The scene is composed; without one, the window asks for the template of a new one.
    case composing
  }

  /// Where inputs are written as they happen.
  public var recordingPath: String?
  /// Whether that file carries the scene's text, too.
  public var recordsScene = false
  /// Where all that comes from outside of the window is written, to replay it.
  public var windowLogPath: String?
  /// A recording that is played before fingers are taken.
  public var replayed: Recording?
  /// Seconds after which the window closes by itself.
  public var quitAfter: Double?
  /// Width and height, points.
  public var size: CGSize?
  /// Pixels in a point.
  public var scale = 1.0
  /// Whether frame times are printed at the end.
  public var showsStatistics = false
  /// Of a replay.
  public var speed = 1.0
  /// What is wrong with the file that was to be opened; the window says it first.
  public var problem: String?
  /// The colours and the language of this launch.
  package var look = LaunchLook()
  /// Whether it starts with the light colours.
  public var isLight: Bool {
    get { look.isLight }
    set { look.isLight = newValue }
  }

  /// The recording that is played, for the list of recent ones.
  public var openedRecording: String?
  /// Where sizes, colours and recent files are kept from one start to the next; nil keeps nothing, and reads nothing.
  public var settingsPath: String?

  /// Where programs keep such things on this system; nil when it names no place.
  public static var standardSettingsPath: String? {
    SettingsFile.standardPath(ProcessInfo.processInfo.environment)
  }

  public init(scenePath: String) { self.scenePath = scenePath }
}

/// How a window looks and what it speaks, as it is launched.
package struct LaunchLook: Equatable {
  package var isLight = false
  /// That of the command line; nil for the one that was chosen before, or that of the system.
  package var language: TextLanguage?
  /// That of the system's messages; nil for English and all that the program does not speak.
  package var systemLanguage: TextLanguage?
}
