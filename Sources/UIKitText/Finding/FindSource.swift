/// The matches of a session.
protocol FindSource: AnyObject {
    var count: Int { get }
    /// The index of the current match; nil if there is none.
    var currentIndex: Int? { get }
    var supportsReplacement: Bool { get }
    /// Called after matches were added or removed, or another match became current.
    var onChange: () -> Void { get set }

    func allowsReplacingCurrent(with string: String) -> Bool
    func search(_ query: String, _ options: UITextSearchOptions)
    func highlightNext(isForward: Bool)
    /// Replaces the current match and highlights the next. Searches first if the last search was for another query.
    func replaceCurrent(of query: String, _ options: UITextSearchOptions, with string: String)
    func replaceAll(_ query: String, _ options: UITextSearchOptions, with string: String)
    /// Removes all matches and their decoration.
    func clear()
    /// Ends the search and removes the decoration.
    func end()
}
