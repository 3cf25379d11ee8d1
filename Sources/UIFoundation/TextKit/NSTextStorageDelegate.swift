public import Foundation

/// Takes part in the processing of a text's changes.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called before attributes are fixed. Characters and attributes may be changed, which extends the edited part.
    ///
    /// - Parameters:
    ///   - textStorage: The text.
    ///   - editedMask: The kinds of changes.
    ///   - editedRange: The part that was changed, as the text is now, in UTF-16 units.
    ///   - delta: How many UTF-16 units the text became longer.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)

    /// Called after attributes have been fixed, before the layout managers are notified; only attributes may be changed.
    ///
    /// - Parameters:
    ///   - textStorage: The text.
    ///   - editedMask: The kinds of changes.
    ///   - editedRange: The part that was changed, as the text is now, in UTF-16 units.
    ///   - delta: How many UTF-16 units the text became longer.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}

    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
