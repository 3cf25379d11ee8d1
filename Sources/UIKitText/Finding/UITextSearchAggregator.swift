import Foundation
public import UIKitCore

/// Takes the ranges that a search finds; may be used on any thread.
public nonisolated struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
    let ranges: FoundRanges<DocumentIdentifier>

    init(_ ranges: FoundRanges<DocumentIdentifier>) { self.ranges = ranges }

    /// All ranges that were found and are still valid, in the order in which they were found.
    public var allFoundRanges: [UITextRange] { ranges.entries.map(\.range) }

    /// Adds a range; one that is known already is not added again.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        ranges.add(FoundRanges.Entry(range: range, document: document))
    }

    /// Tells that no more ranges follow.
    public func finishedSearching() { ranges.finish() }

    /// Removes a range, whose text has changed; nothing happens for one that was not found.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        ranges.remove(FoundRanges.Entry(range: range, document: document))
    }

    /// Removes all ranges and has the text searched again.
    public func invalidate() { ranges.invalidate() }
}
