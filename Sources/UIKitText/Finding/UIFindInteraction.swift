public import Foundation
public import UIKitCore

/// Searches the content of a view by a bar at the window's bottom, in the place of a keyboard.
///
/// Each time that the bar opens, the delegate makes a session, which searches and marks. The bar has fields for the text to
/// search for and for its replacement, and a menu of options.
///
/// Unlike iOS: the keys of searching open the bar in text views only; other views override `find(_:)` and its like.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    /// Makes the sessions.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The view that is searched.
    open private(set) weak var view: UIView?
    /// The session that the bar shows; nil while there is no bar.
    open private(set) var activeFindSession: UIFindSession?
    /// The text to search for, which the bar begins with; kept from one search to the next.
    open var searchText: String? { didSet { if searchText != oldValue { searchTextDidChange() } } }
    /// The text to put in the place of finds.
    open var replacementText: String? { didSet { navigator?.bar.replacement = replacementText ?? "" } }
    /// Makes the menu of options from the suggested ones; nil, or a nil menu, takes those.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    var options = UITextSearchOptions.standard
    private var navigator: FindNavigator?

    /// Makes an interaction; the delegate is not retained.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// Whether the bar is shown.
    open var isFindNavigatorVisible: Bool { navigator != nil }

    /// Shows the bar and gives its field the keyboard; nothing happens outside of windows, or where the delegate has no session.
    ///
    /// - Parameter showingReplace: Whether the bar has the row for replacing, where the session supports that.
    open func presentFindNavigator(showingReplace: Bool) { present(showingReplace: showingReplace) }

    /// Closes the bar; the marks disappear.
    open func dismissFindNavigator() { dismiss() }

    /// Shows the next find; opens the bar where it is not shown.
    open func findNext() { step(.forward) }

    /// Shows the previous find; opens the bar where it is not shown.
    open func findPrevious() { step(.backward) }

    /// Has the bar show the session's number of finds.
    open func updateResultCount() { navigator?.bar.update() }

    // MARK: UIInteraction

    open func willMove(to view: UIView?) { dismiss() }

    open func didMove(to view: UIView?) { self.view = view }

    // MARK: Showing

    private func present(showingReplace: Bool) {
        guard let view, view.window != nil else { return }
        if let navigator { return navigator.show(showingReplace: showingReplace) }
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        session.interaction = self
        activeFindSession = session
        let navigator = FindNavigator(of: self, for: session, in: view)
        self.navigator = navigator
        navigator.show(showingReplace: showingReplace)
        delegate?.findInteraction(self, didBegin: session)
        search()
    }

    private func dismiss() {
        guard let navigator, let session = activeFindSession else { return }
        (self.navigator, activeFindSession) = (nil, nil)
        session.invalidateOrEnd()
        navigator.close()
        session.interaction = nil
        delegate?.findInteraction(self, didEnd: session)
    }

    private func step(_ direction: UITextStorageDirection) {
        guard let session = activeFindSession else { return present(showingReplace: false) }
        session.highlightNextResult(in: direction)
        updateResultCount()
    }

    private func searchTextDidChange() {
        navigator?.bar.query = searchText ?? ""
        search()
    }

    /// Searches for the present text with the present options.
    func search() {
        guard let session = activeFindSession else { return }
        if let searchText, !searchText.isEmpty {
            session.performSearch(query: searchText, options: options)
        } else {
            session.invalidateFoundResults()
        }
        updateResultCount()
    }
}

extension UIFindSession {
    /// Ends a session whose bar is closed.
    fileprivate func invalidateOrEnd() {
        if let session = self as? UITextSearchingFindSession { session.end() } else { invalidateFoundResults() }
    }
}
