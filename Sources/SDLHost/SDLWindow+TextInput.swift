import CSDL2
import Foundation

extension SDLWindow {
    /// Has keys and input methods produce text for an area in window coordinates; nil stops it.
    func setTextInput(_ area: CGRect?) {
        guard let area else { return SDL_StopTextInput() }
        var rectangle = SDL_Rect(
            x: Int32(area.minX.rounded()), y: Int32(area.minY.rounded()), w: Int32(area.width.rounded()),
            h: Int32(area.height.rounded()))
        SDL_SetTextInputRect(&rectangle)
        if SDL_IsTextInputActive() == SDL_FALSE { SDL_StartTextInput() }
    }

    /// Has the input method forget what it composes. SDL's own function for it does nothing on X11 and Wayland.
    func resetTextInput() {
        guard SDL_IsTextInputActive() == SDL_TRUE else { return }
        SDL_StopTextInput()
        SDL_StartTextInput()
    }
}
