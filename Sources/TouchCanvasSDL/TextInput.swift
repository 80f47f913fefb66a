import CSDL2
public import Foundation

/// Receives typed text at all times, and shows an on-screen keyboard only while a field is edited.
public enum TextInput {
  /// Whether typing keys are followed by `CanvasEvent.text`.
  public static var isOn: Bool { SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_QUERY) == SDL_ENABLE }

  /// Focuses a field; `place` is in pixels of the window, for an input method's word list beside it.
  public static func begin(at place: CGRect) {
    var box = SDL_Rect(
      x: Int32(place.minX), y: Int32(place.minY), w: Int32(place.width), h: Int32(place.height))
    SDL_SetTextInputRect(&box)
    SDL_StartTextInput()
  }

  /// Removes the focus from the field.
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
