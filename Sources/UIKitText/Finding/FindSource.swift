/// The finds of a session, and what can be done with them.
protocol FindSource: AnyObject {
    var count: Int { get }
    /// The number of the current find, from 0; nil for none.
    var currentIndex: Int? { get }
    var supportsReplacement: Bool { get }
    /// Called when finds were added or removed, or another one is current.
    var onChange: () -> Void { get set }

    func allowsReplacingCurrent(with string: String) -> Bool
    func search(_ query: String, _ options: UITextSearchOptions)
    func highlightNext(isForward: Bool)
    /// Replaces the current find and goes on to the next; without a search for the query it searches first.
    func replaceCurrent(of query: String, _ options: UITextSearchOptions, with string: String)
    func replaceAll(_ query: String, _ options: UITextSearchOptions, with string: String)
    /// Forgets the finds and takes their marks away.
    func clear()
    /// Takes the marks away for good.
    func end()
}
