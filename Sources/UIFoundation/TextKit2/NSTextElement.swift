public import Foundation

/// A part of a document that is laid out by itself.
///
/// Text content storages have elements of the class `NSTextParagraph` only.
open nonisolated class NSTextElement: NSObject, @unchecked Sendable {
    /// The content manager of the element's document.
    open weak var textContentManager: NSTextContentManager?

    /// The element's part of the document; nil for one that is in no document. It follows changes of the
    /// text when the layout fragment is asked for its element.
    open var elementRange: NSTextRange?

    /// Makes an element.
    ///
    /// - Parameter textContentManager: The content manager of its document.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }

    /// The elements that are parts of this one; none by default.
    open var childElements: [NSTextElement] { [] }

    /// The element of which this one is a part; nil by default.
    open var parentElement: NSTextElement? { nil }

    /// Whether the document's text has the element's characters; true by default.
    open var isRepresentedElement: Bool { true }
}
