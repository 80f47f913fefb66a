import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchCanvasSDL
import TouchLanguage
import TouchScenes
import TouchWindow

@testable import TouchDebugger

/// The colours of the window: those of the desktop until others are chosen.
@Suite(.serialized) struct DesktopThemeTests {
  /// The settings of an X server as a program shares them: a number, then a text, then a colour.
  private func settings(_ name: String, _ value: String, isBigEndian: Bool) -> [UInt8] {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      let bytes = (0..<size).map { UInt8(value >> ($0 * 8) & 255) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    func string(_ text: String) -> [UInt8] {
      Array(text.utf8) + Array(repeating: 0, count: (4 - text.utf8.count % 4) % 4)
    }
    func head(_ type: UInt8, _ name: String) -> [UInt8] {
      [type, 0] + number(name.utf8.count, 2) + string(name) + number(0, 4)
    }
    return [isBigEndian ? 1 : 0, 0, 0, 0] + number(7, 4) + number(3, 4)
      + head(0, "Xft/Antialias") + number(1, 4)
      + head(1, name) + number(value.utf8.count, 4) + string(value)
      + head(2, "Gtk/Color") + Array(repeating: 9, count: 8)
  }

  @Test(arguments: [true, false]) func aTextIsReadAmongSettings(_ isBigEndian: Bool) {
    let bytes = settings("Net/ThemeName", "Adwaita-dark", isBigEndian: isBigEndian)
    #expect(XSettings.text("Net/ThemeName", in: bytes) == "Adwaita-dark")
    #expect(XSettings.text("Xft/Antialias", in: bytes) == nil)
    #expect(XSettings.text("Net/IconThemeName", in: bytes) == nil)
    // What is cut off or none at all is no text, and no fault either.
    for count in 0..<bytes.count {
      let text = XSettings.text("Net/ThemeName", in: Array(bytes.prefix(count)))
      #expect(text == nil || text == "Adwaita-dark", "\(count)")
    }
    #expect(XSettings.text("Net/ThemeName", in: Array(repeating: 255, count: 64)) == nil)
  }

  @Test func theEnvironmentNamesATheme() {
    #expect(DesktopTheme.name(["GTK_THEME": "Adwaita:dark"]) == "Adwaita:dark")
    #expect(DesktopTheme.name([:]) == nil && DesktopTheme.name(["GTK_THEME": ""]) == nil)
    #expect(DesktopTheme.name(["GTK_THEME": "Yaru", "SDL_VIDEODRIVER": "dummy"]) == nil)
  }

  @Test func namesOfThemesAreLightOrDark() {
    for name in ["Adwaita", "Yaru", "Breeze", "HighContrast"] {
      #expect(SystemTheme.isLight(name), "\(name)")
    }
    for name in ["Adwaita-dark", "Adwaita:dark", "Yaru-Dark", "HighContrastInverse", "", nil] {
      #expect(!SystemTheme.isLight(name), "\(name ?? "none")")
    }
  }

  private func open(
    _ theme: @escaping () -> String?, _ settings: String? = nil, isLight: Bool = false
  )
    throws -> TestWindow
  {
    Stories.register()
    let path = "\(Stories.root)/scenes/004-blue-1.yaml"
    var options = DebuggerOptions(scenePath: path)
    options.size = CGSize(width: 1440, height: 900)
    options.settingsPath = settings
    options.isLight = isLight
    return try TestWindow(LiveScene.load(path: path), options, themeName: theme)
  }

  @Test func theWindowFollowsTheDesktop() throws {
    var name: String? = "Adwaita"
    let window = try open({ name })
    defer { window.end() }
    #expect(window.state.isLight)
    // Another theme is seen when the window is used again.
    name = "Adwaita-dark"
    window.turn()
    #expect(window.state.isLight)
    window.handle(.focusGained)
    #expect(!window.state.isLight)
    name = nil
    window.handle(.focusGained)
    #expect(!window.state.isLight, "what is not known is dark")
    window.command("theme.light")
    #expect(window.state.isLight)
    name = "Adwaita-dark"
    window.command("theme.system")
    #expect(!window.state.isLight)
  }

  @Test func aChoiceIsKept() throws {
    let folder = NSTemporaryDirectory() + "touchscope-theme-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/settings.json"
    let first = try open({ "Adwaita-dark" }, path)
    #expect(!first.state.isLight)
    first.command("theme.light")
    first.turn()
    first.end()
    let second = try open({ "Adwaita-dark" }, path)
    #expect(second.state.isLight && second.state.preferences.theme == .light)
    second.command("theme.system")
    second.turn()
    second.end()
    // The option of the command line counts for one start, and a choice in the window ends it.
    let third = try open({ "Adwaita-dark" }, path, isLight: true)
    #expect(third.state.isLight && third.state.preferences.theme == .system)
    third.command("theme.dark")
    #expect(!third.state.isLight)
    third.end()
  }
}
