import Foundation

/// The pasteboards of a running app.
final class PasteboardShelf {
    private lazy var contents: [UIPasteboard.Name: PasteboardContent] = [.general: generalContent]
    private var count = 0

    /// The pasteboard of the desktop's clipboard.
    private(set) lazy var general = UIPasteboard(name: .general, content: generalContent)
    private let generalContent = PasteboardContent()

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

    /// Replaces the content of the general pasteboard by another program's.
    ///
    /// If the same types were announced before without a text, the text only completes that content.
    func adopt(types: [String], text: String?) {
        if text == nil || generalContent.announcedTypes == nil {
            generalContent.changeCount += 1
            generalContent.noteTypes()
        }
        generalContent.announcedTypes = text == nil ? types : nil
        generalContent.items = text.map { [[TypeIdentifiers.text: $0]] } ?? []
    }

    /// Posts a notification if the general pasteboard has changed since the last one.
    func notifyOfChanges() {
        guard generalContent.reportedCount != generalContent.changeCount else { return }
        generalContent.reportedCount = generalContent.changeCount
        general.postChange()
    }

    /// The general pasteboard cannot be removed.
    func remove(_ name: UIPasteboard.Name) -> PasteboardContent? {
        name == .general ? nil : contents.removeValue(forKey: name)
    }
}
