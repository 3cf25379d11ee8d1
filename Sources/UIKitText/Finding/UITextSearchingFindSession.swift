import Foundation
public import UIKitCore

/// A search of an object's text, which decorates the matches, highlights one of them, and can replace them.
///
/// The first match at or after the selection is highlighted first. After the last match, the first is next.
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

    /// Ends the search. In a text view, the current match becomes the selection.
    func end() { source.end() }
}

extension UITextSearchOptions {
    /// The initial options of the find bar.
    static var standard: UITextSearchOptions {
        UITextSearchOptions(.contains, [.caseInsensitive, .diacriticInsensitive])
    }

    /// Whether other options are equal to these.
    func equals(_ other: UITextSearchOptions?) -> Bool {
        wordMatchMethod == other?.wordMatchMethod && stringCompareOptions == other?.stringCompareOptions
    }
}
