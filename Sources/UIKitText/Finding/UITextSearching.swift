public import Foundation
public import UIKitCore

/// An object whose text a `UITextSearchingFindSession` searches, decorates and replaces.
///
/// An object with more than one text identifies each by a document. An object with a single text uses nil.
@preconcurrency @MainActor public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
    /// The type of the values that identify documents.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selection; the first match at or after it is highlighted first. Nil if there is none.
    var selectedTextRange: UITextRange? { get }
    /// The document with the selection; nil by default.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Whether matches can be replaced; false by default.
    var supportsTextReplacement: Bool { get }

    /// Compares two ranges of one document by their order in the text.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// Compares two documents by their order; `orderedSame` by default.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Searches the text and adds all matches to the aggregator.
    ///
    /// - Parameters:
    ///   - queryString: The text to search for.
    ///   - options: The options of the comparison.
    ///   - resultAggregator: Collects the ranges, now or later and on any thread, until its `finishedSearching()` is called.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Applies a style to a found range.
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Removes the styles of all ranges.
    func clearAllDecoratedFoundText()
    /// Called before a range is highlighted; the default implementation is empty.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls a range into view; the default implementation is empty.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// Whether a text may replace a found range; true by default.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    /// Replaces a found range with a text; the default implementation is empty.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    /// Searches the text again and replaces all matches with a text; the default implementation is empty.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public var supportsTextReplacement: Bool { false }
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
    ) -> Bool { true }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
