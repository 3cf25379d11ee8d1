import CoreGraphics
import Foundation
import UIFoundation

/// The field in place of a navigation bar's title while that is renamed.
final class TitleRenaming: UITextFieldDelegate {
    /// The least width of the field, in points (a choice).
    static let minimumWidth: CGFloat = 160

    let field = UITextField(frame: .zero)
    private let item: UINavigationItem
    private let onEnd: () -> Void
    private var hasEnded = false
    /// The part of the title that is selected at first.
    private let selected: NSRange

    /// Begins; nil when the delegate will not have it, or there is none.
    init?(_ item: UINavigationItem, onEnd: @escaping () -> Void) {
        guard let delegate = item.renameDelegate, delegate.navigationItemShouldBeginRenaming(item) else { return nil }
        (self.item, self.onEnd) = (item, onEnd)
        let title = item.title ?? ""
        let (words, selection) = delegate.navigationItem(
            item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
        selected = NSRange(selection, in: words)
        field.text = words
        field.textAlignment = .center
        field.returnKeyType = .done
        field.delegate = self
    }

    /// Takes the keyboard, with the delegate's part of the title selected; the field is in the bar.
    func begin() {
        guard field.becomeFirstResponder() else { return end() }
        let start = field.position(from: field.beginningOfDocument, offset: selected.location)
        let end = start.flatMap { field.position(from: $0, offset: selected.length) }
        if let start, let end { field.selectedTextRange = field.textRange(from: start, to: end) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: textField.text ?? "") ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard !hasEnded else { return }
        end()
        let title = textField.text ?? ""
        item.title = title
        item.renameDelegate?.navigationItem(item, didEndRenamingWith: title)
    }

    private func end() {
        hasEnded = true
        onEnd()
    }
}
