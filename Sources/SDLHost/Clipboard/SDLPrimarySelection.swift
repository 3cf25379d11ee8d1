import CSDL2
import HostInterface

/// The primary selection as SDL knows it, for desktops other than X ones.
final class SDLPrimarySelection: PrimarySelection {
    func readSelectedText() -> String? {
        guard SDL_HasPrimarySelectionText() == SDL_TRUE, let text = SDL_GetPrimarySelectionText() else { return nil }
        defer { SDL_free(text) }
        return text.pointee == 0 ? nil : String(cString: text)
    }

    func offer(_ text: String) { SDL_SetPrimarySelectionText(text) }
}

/// The other selection of an X desktop.
extension X11Clipboard: PrimarySelection {
    func readSelectedText() -> String? {
        // Others may have selected since; the answer takes in what the server has reported.
        _ = consumeNews()
        return readText()
    }

    func offer(_ text: String) { put(text) }
}
