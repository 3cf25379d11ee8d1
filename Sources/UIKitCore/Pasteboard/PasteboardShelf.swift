/// The pasteboards of a running app.
final class PasteboardShelf {
    private var contents: [UIPasteboard.Name: PasteboardContent] = [.general: PasteboardContent()]
    private var count = 0

    /// The one that stands for the desktop's clipboard.
    private(set) lazy var general = UIPasteboard(name: .general, content: contents[.general] ?? PasteboardContent())

    func content(named name: UIPasteboard.Name, isMade: Bool) -> PasteboardContent? {
        if contents[name] == nil, isMade { contents[name] = PasteboardContent() }
        return contents[name]
    }

    func makeUnique() -> UIPasteboard {
        count += 1
        let content = PasteboardContent()
        let name = UIPasteboard.Name("pasteboard-\(count)")
        contents[name] = content
        return UIPasteboard(name: name, content: content)
    }

    /// The general one stays.
    func remove(_ name: UIPasteboard.Name) -> PasteboardContent? {
        name == .general ? nil : contents.removeValue(forKey: name)
    }
}
