import Foundation
import UIFoundation
import UIKitCore

/// Cutting, copying and pasting, with attributes if the user may change them.
extension TextInteraction {
    /// The pasteboard type of attributed text, which is not offered to other programs.
    private static let attributedType = "com.apple.uikit.attributedstring"

    /// The attributes that pasted text keeps.
    private static let knownKeys: [NSAttributedString.Key] = [
        .font, .paragraphStyle, .foregroundColor, .backgroundColor, .ligature, .kern, .tracking, .strikethroughStyle,
        .underlineStyle, .strokeColor, .strokeWidth, .shadow, .attachment, .link, .baselineOffset, .underlineColor,
        .strikethroughColor, .obliqueness,
    ]

    func copySelection() {
        guard canEdit(by: .copy) == true else { return }
        let part = editing.textStore.part(editing.selection.range)
        // Plain text omits the placeholder characters of attachments.
        let plain = part.string.replacing("\u{FFFC}", with: "")
        var item: [String: Any] = plain.isEmpty ? [:] : [UIPasteboard.typeAutomatic: plain]
        if view.allowsEditingTextAttributes || part.runs.count > 1 || plain != part.string {
            item[Self.attributedType] = part.attributed
        }
        UIPasteboard.general.items = [item]
    }

    func cutSelection() {
        guard canEdit(by: .cut) == true else { return }
        copySelection()
        editing.unmark()
        guard let range = mayChange(editing.selection.range, to: "") else { return }
        editing.replace(range, with: "", .other, named: .cut)
    }

    /// Pastes attributed text or images if the user may change attributes, otherwise plain text.
    ///
    /// - Parameter matchesStyle: Whether to paste plain text in any case, in the style of the text around it.
    func paste(matchingStyle matchesStyle: Bool = false) {
        guard canEdit(by: matchesStyle ? .pasteAndMatchStyle : .paste) == true else { return }
        if !matchesStyle, let view = view as? any PastingTextView,
            view.pasteDelegate != nil || view.pasteConfiguration != nil
        {
            return view.pasteItems(UIPasteboard.general.itemProviders)
        }
        if !matchesStyle, editsAttributes, let text = attributedContent {
            paste(text)
        } else if let string = UIPasteboard.general.string, !string.isEmpty {
            insert(string, .other, named: .paste)
        }
    }

    /// Whether the pasteboard has attributed text or images that can be pasted here.
    var hasAttributedContent: Bool { editsAttributes && attributedContent != nil }

    /// The attributed text on the pasteboard. If the view has paragraphs and there is no text, the images as attachments.
    private var attributedContent: AttributedText? {
        let board = UIPasteboard.general
        if let text = board.value(forPasteboardType: Self.attributedType) as? NSAttributedString {
            return AttributedText(text)
        }
        guard view.hasParagraphs, !board.hasStrings, let images = board.images else { return nil }
        return images.reduce(into: AttributedText()) {
            $0.append(AttributedText("\u{FFFC}", style: TextStyle([.attachment: NSTextAttachment(image: $1)])))
        }
    }

    /// Whether the pasteboard has items of the types that the app has set.
    var hasConfiguredContent: Bool {
        guard let view = view as? any PastingTextView, view.pasteConfiguration != nil else { return false }
        return view.acceptsPasting(UIPasteboard.general.itemProviders)
    }

    /// Replaces a range by text as the user, and returns the range of the new text.
    func insertPasted(_ text: NSAttributedString, in range: UITextRange) -> UITextRange {
        let (wanted, selection, revision) = (indices(range), editing.selection, editing.revision)
        if wanted != replacedRange { select(TextSelection(wanted)) }
        let former = (editing.length, replacedRange)
        paste(AttributedText(text))
        // The view's delegate may have refused the text.
        if editing.revision == revision, editing.selection != selection { editing.select(selection) }
        let count = max(0, editing.length - former.0 + former.1.count)
        // Delegates may have shortened the text.
        let start = min(editing.length, former.1.lowerBound)
        return IndexedTextRange(start..<min(editing.length, start + count))
    }

    private func paste(_ text: AttributedText) {
        editing.unmark()
        var text = text
        text.changeStyles { style in
            TextStyle(style.attributes.filter { Self.knownKeys.contains($0.key) })
        }
        text.replaceCharacters(with: view.accepted(text.string))
        guard text.length > 0, let range = mayChange(replacedRange, to: text.string) else { return }
        view.clearsOnInsertion = false
        // Attributes that the pasted text lacks are those of typed text.
        editing.replace(range, with: text.over(editing.currentStyle), named: .paste)
    }
}
