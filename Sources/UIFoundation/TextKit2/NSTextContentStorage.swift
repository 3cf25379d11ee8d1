public import Foundation

/// The document of a text storage, each paragraph an element.
///
/// Locations count UTF-16 units. A change of the text storage by any of its own methods is a change of the document.
open nonisolated class NSTextContentStorage: NSTextContentManager, @unchecked Sendable {
    /// The paragraph that the delegate was asked for last, for its other parts; nil when it may be shown differently by now.
    final var keptParagraph: ShownParagraph?

    /// The delegate, asked how paragraphs are shown.
    open weak var delegate: (any NSTextContentStorageDelegate)? { didSet { delegateDidChange() } }

    /// The text; a new empty one by default. Setting it shows that text in all text layout managers.
    open var textStorage: NSTextStorage? = NSTextStorage() {
        didSet { if textStorage !== oldValue { storageDidChange(from: oldValue) } }
    }

    /// A copy of the text; setting it replaces the characters and attributes of the text storage. Nil without a text storage.
    ///
    /// Unlike iOS, it is no text storage itself. Reading it costs the length of the text.
    open var attributedString: NSAttributedString? {
        get { textStorage.map { AttributedText($0).attributed } }
        set { replaceText(newValue) }
    }

    /// The text of an element.
    ///
    /// - Parameter textElement: A paragraph.
    /// - Returns: Its text; nil for elements that are no paragraphs.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }

    /// A new paragraph that is in no document yet.
    ///
    /// - Parameter attributedString: Its text.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }

    open override var documentRange: NSTextRange { NSTextRange(0..<length) }

    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { enumerateParagraphs(from: textLocation, options, block) }

    /// Replaces a part of the text by the texts of paragraphs, one after the other.
    ///
    /// - Parameters:
    ///   - range: The part.
    ///   - textElements: The paragraphs with the marks that end them; nil for none.
    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        replace(range.indices, with: textElements ?? [])
    }

    open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        let (index, isBeyond) = IndexedTextLocation.index(of: location).addingReportingOverflow(offset)
        return !isBeyond && (0...length).contains(index) ? IndexedTextLocation(index) : nil
    }

    open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        IndexedTextLocation.index(of: to) - IndexedTextLocation.index(of: from)
    }

    override func layOutAnew(_ part: NSTextRange) {
        keptParagraph = nil
        super.layOutAnew(part)
    }

    /// Performs changes of the text storage as one, between `beginEditing()` and `endEditing()`.
    ///
    /// - Parameter transaction: The changes.
    open override func performEditingTransaction(_ transaction: () -> Void) {
        let storage = textStorage
        super.performEditingTransaction {
            storage?.beginEditing()
            transaction()
            storage?.endEditing()
        }
    }
}
