public import Foundation

/// Gives a document as a series of elements.
public nonisolated protocol NSTextElementProvider: NSObjectProtocol {
    /// The whole document.
    var documentRange: NSTextRange { get }

    /// Calls a closure with elements one after the other.
    ///
    /// - Parameters:
    ///   - textLocation: A location in the first of them; nil for the first, or with `reverse` the last, of the document. With
    ///     `reverse` the first is the one in front of that with the location.
    ///   - options: The direction.
    ///   - block: The closure; it returns false to stop.
    /// - Returns: The end of the enumerated part; nil when there was no element.
    @discardableResult
    func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)?

    /// Replaces a part of the document.
    ///
    /// - Parameters:
    ///   - range: The part.
    ///   - textElements: The new elements; nil for none.
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)

    /// Writes changes to the document behind the elements.
    ///
    /// - Parameter completionHandler: Called when that has ended, with the error if there was one.
    func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?)

    /// The location at a distance from another one.
    ///
    /// - Parameters:
    ///   - location: The other location.
    ///   - offset: The distance in UTF-16 units; negative for one in front.
    /// - Returns: The location; nil beyond the ends of the document.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

    /// The distance between locations in UTF-16 units, negative when the second is in front of the first.
    ///
    /// - Parameters:
    ///   - from: The first location.
    ///   - to: The second location.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
}
