import CSDL2
import HostInterface

/// The primary selection as SDL provides it, for desktops without X11.
final class SDLPrimarySelection: PrimarySelection {
    func readSelectedText() -> String? {
        guard SDL_HasPrimarySelectionText() == SDL_TRUE, let text = SDL_GetPrimarySelectionText() else { return nil }
        defer { SDL_free(text) }
        return text.pointee == 0 ? nil : String(cString: text)
    }

    func offer(_ text: String) { SDL_SetPrimarySelectionText(text) }
}

/// The primary selection of an X desktop.
extension X11Clipboard: PrimarySelection {
    func readSelectedText() -> String? {
        // Processes the server's events first, because another program may have selected text since the last call.
        _ = consumeNews()
        return readText()
    }

    func offer(_ text: String) { put(text) }
}
