public import Foundation
public import UIKitCore

/// A search of a view's content, which the find bar shows and controls.
///
/// This class is abstract: it finds no matches. Override its methods and properties to search content of your own, or use a
/// `UITextSearchingFindSession` for text.
@preconcurrency @MainActor open class UIFindSession: NSObject {
    /// The interaction that shows the session; nil when its bar is closed.
    weak var interaction: UIFindInteraction?

    public override init() { super.init() }

    /// The number of matches; 0 by default.
    open var resultCount: Int { 0 }
    /// The index of the highlighted match; `NSNotFound` if there is none.
    open var highlightedResultIndex: Int { NSNotFound }
    /// The way in which the find bar shows the number of matches.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
        didSet { interaction?.updateResultCount() }
    }
    /// Whether matches can be replaced; false by default.
    open var supportsReplacement: Bool { false }
    /// Whether the highlighted match may be replaced; the value of `supportsReplacement` by default.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    /// Searches for a text; the default implementation is empty. Called when the search text or the options change.
    ///
    /// - Parameters:
    ///   - query: The text to search for; not empty.
    ///   - options: The options of the comparison; nil uses the session's default.
    open func performSearch(query: String, options: UITextSearchOptions?) {}

    /// Replaces the highlighted match; the default implementation is empty.
    ///
    /// - Parameters:
    ///   - searchQuery: The text that was searched for.
    ///   - replacementString: The replacement text.
    ///   - options: The options of the search.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}

    /// Replaces all matches; the default implementation is empty.
    ///
    /// - Parameters:
    ///   - searchQuery: The text that was searched for.
    ///   - replacementString: The replacement text.
    ///   - options: The options of the search.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Highlights the match in a direction from the current one; the default implementation is empty.
    open func highlightNextResult(in direction: UITextStorageDirection) {}

    /// Removes all matches, as when the search text was emptied; the default implementation is empty.
    open func invalidateFoundResults() {}
}
