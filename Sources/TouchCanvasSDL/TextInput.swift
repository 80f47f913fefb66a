import CSDL2
public import Foundation

/// Lets the system tell what keys type, always, and shows a keyboard on the screen only while a field is edited.
public enum TextInput {
  /// Whether keys that type are followed by `CanvasEvent.text`.
  public static var isOn: Bool { SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_QUERY) == SDL_ENABLE }

  /// A field has the focus from here on; `place` is in pixels of the window, for lists of words beside it.
  public static func begin(at place: CGRect) {
    var box = SDL_Rect(
      x: Int32(place.minX), y: Int32(place.minY), w: Int32(place.width), h: Int32(place.height))
    SDL_SetTextInputRect(&box)
    SDL_StartTextInput()
  }

  /// No field has the focus.
  public static func end() {
    if SDL_HasScreenKeyboardSupport() == SDL_TRUE { SDL_StopTextInput() }
    start()
  }

  static func start() {
    if SDL_HasScreenKeyboardSupport() == SDL_FALSE { SDL_StartTextInput() }
    // Signs are told by what they type, so the events are wanted without a field too.
    _ = SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_ENABLE)
  }
}
