import Foundation
public import UIKitCore

/// Collects the ranges that a search finds; may be used on any thread.
public nonisolated struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
    let ranges: FoundRanges<DocumentIdentifier>

    init(_ ranges: FoundRanges<DocumentIdentifier>) { self.ranges = ranges }

    /// All ranges that were found and not invalidated, in the order in which they were added.
    public var allFoundRanges: [UITextRange] { ranges.entries.map(\.range) }

    /// Adds a range in a document for a search string; ignores a range that was added before.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        ranges.add(FoundRanges.Entry(range: range, document: document))
    }

    /// Ends the search: no more ranges are found.
    public func finishedSearching() { ranges.finish() }

    /// Removes a range of a document because its text has changed; ignores a range that was not added.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        ranges.remove(FoundRanges.Entry(range: range, document: document))
    }

    /// Removes all ranges and starts the search again.
    public func invalidate() { ranges.invalidate() }
}
