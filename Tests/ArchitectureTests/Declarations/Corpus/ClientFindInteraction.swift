import UIKit

/// A search that counts finds.
class ClientFindInteraction: UIFindInteraction {
    override init(sessionDelegate: any UIFindInteractionDelegate) { super.init(sessionDelegate: sessionDelegate) }

    override var activeFindSession: UIFindSession? { super.activeFindSession }
    override var delegate: (any UIFindInteractionDelegate)? { super.delegate }
    override var isFindNavigatorVisible: Bool { super.isFindNavigatorVisible }
    override var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { super.optionsMenuProvider }
        set { super.optionsMenuProvider = newValue }
    }
    override var replacementText: String? {
        get { super.replacementText }
        set { super.replacementText = newValue }
    }
    override var searchText: String? {
        get { super.searchText }
        set { super.searchText = newValue }
    }
    override var view: UIView? { super.view }

    override func didMove(to view: UIView?) { super.didMove(to: view) }
    override func dismissFindNavigator() { super.dismissFindNavigator() }
    override func findNext() { super.findNext() }
    override func findPrevious() { super.findPrevious() }
    override func presentFindNavigator(showingReplace: Bool) {
        super.presentFindNavigator(showingReplace: showingReplace)
    }
    override func updateResultCount() { super.updateResultCount() }
    override func willMove(to view: UIView?) { super.willMove(to: view) }
}

/// A session with finds of its own.
class ClientFindSession: UIFindSession {
    override init() { super.init() }

    override var allowsReplacementForCurrentlyHighlightedResult: Bool {
        super.allowsReplacementForCurrentlyHighlightedResult
    }
    override var highlightedResultIndex: Int { super.highlightedResultIndex }
    override var resultCount: Int { super.resultCount }
    override var searchResultDisplayStyle: UIFindSession.SearchResultDisplayStyle {
        get { super.searchResultDisplayStyle }
        set { super.searchResultDisplayStyle = newValue }
    }
    override var supportsReplacement: Bool { super.supportsReplacement }

    override func highlightNextResult(in direction: UITextStorageDirection) {
        super.highlightNextResult(in: direction)
    }
    override func invalidateFoundResults() { super.invalidateFoundResults() }
    override func performSearch(query: String, options: UITextSearchOptions?) {
        super.performSearch(query: query, options: options)
    }
    override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        super.performSingleReplacement(query: searchQuery, replacementString: replacementString, options: options)
    }
    override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        super.replaceAll(searchQuery: searchQuery, replacementString: replacementString, options: options)
    }
}

/// A session of an object of the app's.
class ClientTextSession: UITextSearchingFindSession {
    override init(searchableObject: any UITextSearching) { super.init(searchableObject: searchableObject) }

    override var allowsReplacementForCurrentlyHighlightedResult: Bool {
        super.allowsReplacementForCurrentlyHighlightedResult
    }
    override var highlightedResultIndex: Int { super.highlightedResultIndex }
    override var resultCount: Int { super.resultCount }
    override var searchableObject: (any UITextSearching)? { super.searchableObject }
    override var supportsReplacement: Bool { super.supportsReplacement }

    override func highlightNextResult(in direction: UITextStorageDirection) {
        super.highlightNextResult(in: direction)
    }
    override func invalidateFoundResults() { super.invalidateFoundResults() }
    override func performSearch(query: String, options: UITextSearchOptions?) {
        super.performSearch(query: query, options: options)
    }
    override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        super.performSingleReplacement(query: searchQuery, replacementString: replacementString, options: options)
    }
    override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        super.replaceAll(searchQuery: searchQuery, replacementString: replacementString, options: options)
    }
}

/// Options with data of their own.
class ClientSearchOptions: UITextSearchOptions {
    override var stringCompareOptions: NSString.CompareOptions { super.stringCompareOptions }
    override var wordMatchMethod: UITextSearchOptions.WordMatchMethod { super.wordMatchMethod }
}

/// A document of the app's that is searched.
class ClientDocument: NSObject, UITextSearching, UIFindInteractionDelegate {
    var selectedTextRange: UITextRange? { nil }

    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
        .orderedSame
    }
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        resultAggregator.foundRange(UITextRange(), searchString: queryString, document: nil)
        for range in resultAggregator.allFoundRanges { resultAggregator.invalidateFoundRange(range, document: nil) }
        resultAggregator.invalidate()
        resultAggregator.finishedSearching()
    }
    func decorate(
        foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle
    ) {}
    func clearAllDecoratedFoundText() {}

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self)
    }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allDisplayStyles: [UIFindSession.SearchResultDisplayStyle] { [.currentAndTotal, .total, .none] }
    static var allFoundTextStyles: [UITextSearchFoundTextStyle] { [.normal, .found, .highlighted] }
    static var allWordMatchMethods: [UITextSearchOptions.WordMatchMethod] { [.contains, .startsWith, .fullWord] }
}
