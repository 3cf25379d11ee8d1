public import Foundation

/// A paragraph of a document with the mark that ends it.
open nonisolated class NSTextParagraph: NSTextElement, @unchecked Sendable {
    /// The paragraph's text as it is shown.
    open var attributedString: NSAttributedString { text }

    private let text: NSAttributedString

    /// Makes a paragraph.
    ///
    /// - Parameter attributedString: Its text with the mark at the end; nil for none.
    public init(attributedString: NSAttributedString?) {
        text = attributedString ?? AttributedText().attributed
        super.init(textContentManager: nil)
    }

    /// Makes a paragraph without text.
    ///
    /// - Parameter textContentManager: The content manager of its document.
    public override init(textContentManager: NSTextContentManager?) {
        text = AttributedText().attributed
        super.init(textContentManager: textContentManager)
    }

    /// The part of the document without the mark that ends the paragraph; nil outside of documents.
    open var paragraphContentRange: NSTextRange? {
        elementRange.map { NSTextRange($0.indices.lowerBound..<$0.indices.upperBound - separatorLength) }
    }

    /// The part of the document with the mark that ends the paragraph, empty when it has none; nil outside of documents.
    open var paragraphSeparatorRange: NSTextRange? {
        elementRange.map { NSTextRange($0.indices.upperBound - separatorLength..<$0.indices.upperBound) }
    }

    /// The UTF-16 units of the mark at the end.
    private var separatorLength: Int {
        let units = text.string.utf16
        guard let last = units.last, LineEnd.endsParagraph(last) else { return 0 }
        return last == LineEnd.feed && units.dropLast().last == LineEnd.carriageReturn ? 2 : 1
    }
}
