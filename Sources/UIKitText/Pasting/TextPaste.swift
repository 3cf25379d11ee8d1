import Foundation
import UIFoundation
import UIKitCore

/// A paste of items whose results the delegate gives, from its beginning until the last result has arrived. The items keep it, so
/// it is gone with an item that gets no result.
final class TextPaste {
    private weak var view: (any PastingTextView)?
    private var results: [NSAttributedString?]
    private var missing: Int
    /// The characters to replace, and the version of the text that they belong to.
    private let target: (range: Range<Int>, revision: Int)

    private init(_ count: Int, into view: any PastingTextView) {
        self.view = view
        results = Array(repeating: nil, count: count)
        missing = count
        target = (view.interaction.replacedRange, view.editing.revision)
    }

    /// Texts one after the other, with a line feed between two.
    static func joined(_ texts: [NSAttributedString]) -> NSAttributedString {
        var joined = AttributedText()
        for text in texts.map({ AttributedText($0) }) {
            if let first = joined.runs.first { joined.append(AttributedText("\n", style: first.style)) }
            joined.append(text)
        }
        return joined.attributed
    }

    /// Has the delegate give each item its result.
    static func begin(with providers: [NSItemProvider], into view: any PastingTextView) {
        let paste = TextPaste(providers.count, into: view)
        let attributes = view.editing.currentStyle.attributes
        let isRich = view.interaction.editsAttributes
        let items = providers.map {
            TextPasteItem(
                $0, defaultAttributes: attributes, isRich: isRich, acceptsImages: isRich && view.hasParagraphs)
        }
        for (index, item) in items.enumerated() { item.onResult = { paste.note($0, at: index) } }
        for item in items {
            if let delegate = view.pasteDelegate {
                delegate.textPasteConfigurationSupporting(view, transform: item)
            } else {
                item.setDefaultResult()
            }
        }
    }

    private func note(_ result: NSAttributedString?, at index: Int) {
        results[index] = result
        missing -= 1
        guard missing == 0 else { return }
        let results = results.compactMap { $0 }
        guard let view, view.isEditing, view.allowsEditing, !results.isEmpty else { return }
        view.performByUser { paste(results, into: view) }
    }

    /// The characters to replace: none if the text has changed since the paste began.
    private func range(in view: any PastingTextView) -> Range<Int> {
        let current = view.interaction.replacedRange
        return view.editing.revision == target.revision ? target.range : current.upperBound..<current.upperBound
    }

    private func paste(_ results: [NSAttributedString], into view: any PastingTextView) {
        let range = IndexedTextRange(range(in: view))
        guard let delegate = view.pasteDelegate else {
            _ = view.interaction.insertPasted(Self.joined(results), in: range)
            return
        }
        let text = delegate.textPasteConfigurationSupporting(view, combineItemAttributedStrings: results, for: range)
        guard text.length > 0 else { return }
        _ = delegate.textPasteConfigurationSupporting(view, performPasteOf: text, to: range)
    }
}
