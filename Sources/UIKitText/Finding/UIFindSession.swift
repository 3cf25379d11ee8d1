public import Foundation
public import UIKitCore

/// A search of the content of a view, as the find bar shows and steers it.
///
/// This class finds nothing. Override its methods and properties for content of an own kind, or use a
/// `UITextSearchingFindSession`.
@preconcurrency @MainActor open class UIFindSession: NSObject {
    /// The interaction that shows the session; set while it does.
    weak var interaction: UIFindInteraction?

    /// Makes a session.
    public override init() { super.init() }

    /// The number of finds; 0 here.
    open var resultCount: Int { 0 }
    /// The number of the find that is shown now, from 0; `NSNotFound` for none.
    open var highlightedResultIndex: Int { NSNotFound }
    /// The way in which the find bar shows the number of finds.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
        didSet { interaction?.updateResultCount() }
    }
    /// Whether finds can be replaced; false here.
    open var supportsReplacement: Bool { false }
    /// Whether the find that is shown now may be replaced; the answer of `supportsReplacement` here.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    /// Searches for another text, or for the same with other options; does nothing here.
    ///
    /// - Parameters:
    ///   - query: The text to search for; not empty.
    ///   - options: How it is compared; nil leaves that to the session.
    open func performSearch(query: String, options: UITextSearchOptions?) {}

    /// Replaces the find that is shown now; does nothing here.
    ///
    /// - Parameters:
    ///   - searchQuery: The text that was searched for.
    ///   - replacementString: The text to put in its place.
    ///   - options: How text was compared.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}

    /// Replaces all finds; does nothing here.
    ///
    /// - Parameters:
    ///   - searchQuery: The text that was searched for.
    ///   - replacementString: The text to put in its place.
    ///   - options: How text was compared.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Shows the next or the previous find; does nothing here.
    open func highlightNextResult(in direction: UITextStorageDirection) {}

    /// Forgets all finds, as when the search text was emptied; does nothing here.
    open func invalidateFoundResults() {}
}
