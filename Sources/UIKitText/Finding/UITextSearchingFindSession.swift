import Foundation
public import UIKitCore

/// A search of an object's text: its finds are marked, one of them is the current one, and they can be replaced.
///
/// The first find at or behind the selection becomes the current one. Behind the last find follows the first.
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
    /// The object whose text is searched; not retained.
    open private(set) weak var searchableObject: (any UITextSearching)?
    private let source: any FindSource

    /// Makes a session for an object, which is not retained.
    public init(searchableObject: any UITextSearching) {
        self.searchableObject = searchableObject
        source = Self.source(for: searchableObject)
        super.init()
        source.onChange = { [weak self] in self?.interaction?.updateResultCount() }
    }

    private static func source(for object: some UITextSearching) -> any FindSource {
        (object as? UITextView).map { TextViewFindSource(of: $0) } ?? AggregatedFindSource(object)
    }

    open override var resultCount: Int { source.count }
    open override var highlightedResultIndex: Int { source.currentIndex ?? NSNotFound }
    open override var supportsReplacement: Bool { source.supportsReplacement }
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
        supportsReplacement && source.allowsReplacingCurrent(with: interaction?.replacementText ?? "")
    }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        source.search(query, options ?? .standard)
    }

    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement else { return }
        source.replaceCurrent(of: searchQuery, options ?? .standard, with: replacementString)
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement, !searchQuery.isEmpty else { return }
        source.replaceAll(searchQuery, options ?? .standard, with: replacementString)
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        source.highlightNext(isForward: direction == .forward)
    }

    open override func invalidateFoundResults() { source.clear() }

    /// The search is over: what is current becomes the selection where the object is a text view.
    func end() { source.end() }
}

extension UITextSearchOptions {
    /// Those with which the find bar begins.
    static var standard: UITextSearchOptions {
        UITextSearchOptions(.contains, [.caseInsensitive, .diacriticInsensitive])
    }

    /// Whether others find the same.
    func equals(_ other: UITextSearchOptions?) -> Bool {
        wordMatchMethod == other?.wordMatchMethod && stringCompareOptions == other?.stringCompareOptions
    }
}
