import Foundation
import UIFoundation
import UIKitCore

/// A paste of items whose results the delegate gives, from its beginning until the last result has arrived. The items keep it, so
/// it is gone with an item that gets no result.
final class TextPaste {
    /// Receives the range that was replaced and the range of the new text, which is empty if there is none.
    typealias EndHandler = (_ replaced: Range<Int>, _ pasted: Range<Int>) -> Void

    private weak var view: (any PastingTextView)?
    private var results: [NSAttributedString?]
    private var missing: Int
    /// The characters to replace, and the version of the text that they belong to.
    private let target: (range: Range<Int>, revision: Int)
    private let onEnd: EndHandler

    private init(
        _ count: Int, into view: any PastingTextView, replacing range: Range<Int>,
        _ onEnd: @escaping EndHandler
    ) {
        self.view = view
        self.onEnd = onEnd
        results = Array(repeating: nil, count: count)
        missing = count
        target = (range, view.editing.revision)
    }

    /// An item gets no result any more: the paste ends without text.
    isolated deinit { if missing > 0 { onEnd(target.range, 0..<0) } }

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
    ///
    /// - Parameters:
    ///   - contents: The items: each a provider, and the local object of a dragged one.
    ///   - view: The view.
    ///   - range: The characters to replace.
    ///   - onEnd: Called when each item has a result and the text has changed.
    static func begin(
        with contents: [(provider: NSItemProvider, localObject: Any?)], into view: any PastingTextView,
        replacing range: Range<Int>, _ onEnd: @escaping EndHandler = { _, _ in }
    ) {
        let paste = TextPaste(contents.count, into: view, replacing: range, onEnd)
        let attributes = style(of: range, in: view).attributes
        let isRich = view.interaction.editsAttributes
        let items = contents.map {
            TextPasteItem(
                $0.provider, localObject: $0.localObject, defaultAttributes: attributes, isRich: isRich,
                acceptsImages: isRich && view.hasParagraphs)
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

    /// The style of plain text that replaces a range.
    private static func style(of range: Range<Int>, in view: any PastingTextView) -> TextStyle {
        let editing = view.editing
        guard range != view.interaction.replacedRange else { return editing.currentStyle }
        return editing.textStore.style(replacing: range) ?? editing.standardStyle
    }

    private func note(_ result: NSAttributedString?, at index: Int) {
        results[index] = result
        missing -= 1
        guard missing == 0 else { return }
        let results = results.compactMap { $0 }
        let range = view.map(range) ?? target.range
        guard let view, view.isEditing, view.allowsEditing, !results.isEmpty else { return onEnd(range, 0..<0) }
        let revision = view.editing.revision
        view.performByUser {
            let pasted = paste(results, in: range, of: view)
            // The view's delegate may have refused the text.
            onEnd(range, view.editing.revision == revision ? 0..<0 : pasted)
        }
    }

    /// The characters to replace: none if the text has changed since the paste began.
    private func range(in view: any PastingTextView) -> Range<Int> {
        let current = view.interaction.replacedRange
        return view.editing.revision == target.revision ? target.range : current.upperBound..<current.upperBound
    }

    private func paste(
        _ results: [NSAttributedString], in range: Range<Int>, of view: any PastingTextView
    ) -> Range<Int> {
        let (text, range) = (view.interaction, IndexedTextRange(range))
        guard let delegate = view.pasteDelegate else {
            return text.indices(text.insertPasted(Self.joined(results), in: range))
        }
        let joined = delegate.textPasteConfigurationSupporting(view, combineItemAttributedStrings: results, for: range)
        guard joined.length > 0 else { return 0..<0 }
        return text.indices(delegate.textPasteConfigurationSupporting(view, performPasteOf: joined, to: range))
    }
}
