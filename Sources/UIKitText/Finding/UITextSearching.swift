public import Foundation
public import UIKitCore

/// An object whose text a `UITextSearchingFindSession` searches, marks and replaces.
///
/// Documents tell apart ranges of more than one text; an object with one text has nil for its document.
@preconcurrency @MainActor public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
    /// The type of the values that tell documents apart.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selection, from which on the first find is shown; nil for none.
    var selectedTextRange: UITextRange? { get }
    /// The document with the selection; nil by default.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Whether found text can be replaced; false by default.
    var supportsTextReplacement: Bool { get }

    /// The order of two ranges of one document.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// The order of two documents; all are the same by default.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Searches the text, and gives the aggregator all ranges that are found.
    ///
    /// - Parameters:
    ///   - queryString: The text to search for.
    ///   - options: How it is compared.
    ///   - resultAggregator: Takes the ranges, at once or later and on any thread, until it is told that there are no more.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Shows a found range in a style.
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Takes away all styles.
    func clearAllDecoratedFoundText()
    /// A range is about to be shown as the current one; does nothing by default.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls a range into sight; does nothing by default.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// Whether a text may replace a found range; true by default.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    /// Replaces a found range with a text; does nothing by default.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    /// Searches the text again and replaces all that is found with a text; does nothing by default.
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
