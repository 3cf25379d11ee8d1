import CSDL2
import HostInterface

/// The clipboard as SDL knows it: texts only. For desktops other than X ones.
final class SDLClipboard: Clipboard {

    /// The text that was there when it was looked at last.
    private var known: String?

    func consumeNews() -> [String]? {
        let text = text
        guard text != known else { return nil }
        known = text
        return text == nil ? [] : [Self.plainTextType]
    }

    func readText() -> String? { known }

    func put(_ text: String?) {
        SDL_SetClipboardText(text ?? "")
        known = self.text
    }

    private var text: String? {
        guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
        defer { SDL_free(text) }
        return text.pointee == 0 ? nil : String(cString: text)
    }
}
