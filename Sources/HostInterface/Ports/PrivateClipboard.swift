/// A clipboard of the session's own: where there is no desktop, and while a recording answers for the desktop.
package final class PrivateClipboard: Clipboard {
    /// The text on it; setting it has the effect of another program's copying.
    package var text: String? { didSet { (isNews, isOwn) = (true, false) } }
    private var isNews = false
    /// Whether the app itself has put the text there.
    private var isOwn = false
    private let recorded: (_ withText: Bool) -> (types: [String], text: String?)?

    /// `recorded` returns the content that the played recording has next on the clipboard, with its text or without.
    package init(recorded: @escaping (_ withText: Bool) -> (types: [String], text: String?)? = { _ in nil }) {
        self.recorded = recorded
    }

    package func consumeNews() -> [String]? {
        if let paste = recorded(false) { return paste.types }
        guard isNews else { return nil }
        isNews = false
        return text == nil ? [] : [Self.plainTextType]
    }

    package func readText() -> String? { recorded(true)?.text ?? (isOwn ? nil : text) }

    package func put(_ text: String?) {
        self.text = text
        (isNews, isOwn) = (false, true)
    }
}
