public import Foundation

/// Leaves elements of a document out.
///
/// Status: partial – asked as a part of `NSTextContentStorageDelegate`; the class `NSTextContentManager` itself has no delegate,
/// and `textContentManager(_:textElementAt:)` is not implemented.
@preconcurrency @MainActor public protocol NSTextContentManagerDelegate: NSObjectProtocol {
    /// Whether an element is enumerated and laid out; true without this method.
    ///
    /// A paragraph that is left out has a line without height and glyphs, and no layout fragment. Asked whenever the paragraph
    /// is laid out or enumerated: `recordEditAction(in:newTextRange:)` has paragraphs laid out anew for which the answer has
    /// changed.
    ///
    /// - Parameters:
    ///   - textContentManager: The document.
    ///   - textElement: The element.
    ///   - options: The direction of the enumeration; none for layout.
    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}

extension NSTextContentManagerDelegate {
    public func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { true }
}
