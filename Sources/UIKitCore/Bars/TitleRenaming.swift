import CoreGraphics
import Foundation

/// The renaming of a navigation bar's title, with the editor that is shown instead of it.
final class TitleRenaming {
    /// The least width of the editor, in points (a choice).
    static let minimumWidth: CGFloat = 160

    let editor: any TitleEditor
    private let item: UINavigationItem
    private let onEnd: () -> Void
    private var hasEnded = false
    /// The part of the title that is selected at first.
    private let selected: NSRange

    /// Begins the renaming; nil when the item has no delegate or the delegate refuses.
    init?(_ item: UINavigationItem, onEnd: @escaping () -> Void) {
        guard let delegate = item.renameDelegate, delegate.navigationItemShouldBeginRenaming(item) else { return nil }
        (self.item, self.onEnd) = (item, onEnd)
        let title = item.title ?? ""
        let (words, selection) = delegate.navigationItem(
            item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
        selected = NSRange(selection, in: words)
        editor = installedTitleEditor.current.init()
        editor.text = words
        editor.shouldEnd = { [unowned item] in
            item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: $0) ?? true
        }
        editor.didEnd = { [weak self] in self?.end(with: $0) }
    }

    /// Takes the keyboard, with the delegate's part of the title selected; the editor's view is in the bar.
    func begin() {
        if !editor.begin(selecting: selected) { end() }
    }

    private func end(with title: String) {
        guard !hasEnded else { return }
        end()
        item.title = title
        item.renameDelegate?.navigationItem(item, didEndRenamingWith: title)
    }

    private func end() {
        hasEnded = true
        onEnd()
    }
}
