public import Foundation

/// Changes how the paragraphs of a document are shown.
@preconcurrency @MainActor public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// A paragraph to show for a part of the text.
    ///
    /// It may have other attributes and other characters, but must have as many UTF-16 units; another length stops the program.
    /// The method is called whenever the paragraph is laid out or enumerated.
    ///
    /// - Parameters:
    ///   - textContentStorage: The document.
    ///   - range: The paragraph with the mark that ends it, in UTF-16 units.
    /// - Returns: The paragraph; nil, as without this method, for the text as it is.
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? { nil }
}
