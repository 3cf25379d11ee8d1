import Foundation
import UIFoundation
import UIKitCore

/// A paste of items whose results the delegate gives, from its beginning until the last result has arrived.
final class TextPaste {
    private weak var view: (any PastingTextView)?
    private let items: [TextPasteItem]
    private var isFinished = false

    init(of providers: [NSItemProvider], into view: any PastingTextView) {
        self.view = view
        let attributes = view.editing.currentStyle.attributes
        items = providers.map {
            TextPasteItem(
                $0, defaultAttributes: attributes, isRich: view.interaction.editsAttributes && view.hasParagraphs)
        }
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
    func begin() {
        guard let view else { return }
        // The items keep the paste until the last of them has its result.
        for item in items { item.onResult = { self.finishIfComplete() } }
        for item in items {
            if let delegate = view.pasteDelegate {
                delegate.textPasteConfigurationSupporting(view, transform: item)
            } else {
                item.setDefaultResult()
            }
        }
    }

    private func finishIfComplete() {
        guard !isFinished, items.allSatisfy(\.hasResult) else { return }
        isFinished = true
        for item in items { item.onResult = {} }
        let results = items.compactMap(\.result)
        guard let view, view.isEditing, view.allowsEditing, !results.isEmpty else { return }
        view.performByUser { paste(results, into: view) }
    }

    private func paste(_ results: [NSAttributedString], into view: any PastingTextView) {
        let range = IndexedTextRange(view.interaction.replacedRange)
        guard let delegate = view.pasteDelegate else {
            _ = view.interaction.insertPasted(Self.joined(results), in: range)
            return
        }
        let text = delegate.textPasteConfigurationSupporting(view, combineItemAttributedStrings: results, for: range)
        guard text.length > 0 else { return }
        _ = delegate.textPasteConfigurationSupporting(view, performPasteOf: text, to: range)
    }
}
