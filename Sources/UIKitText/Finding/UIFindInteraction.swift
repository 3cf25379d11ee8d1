public import Foundation
public import UIKitCore

/// Searches the content of a view with a find bar at the window's bottom, where a keyboard would be.
///
/// Each time the bar opens, the delegate provides a session, which searches and decorates the matches. The bar has fields for the
/// search text and the replacement text, and an options menu.
///
/// Unlike iOS: the keyboard shortcuts for searching open the bar in text views only. Other views override `find(_:)` and the
/// related actions.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    /// Provides the sessions.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The view that is searched.
    open private(set) weak var view: UIView?
    /// The session of the open find bar; nil while no bar is open.
    open private(set) var activeFindSession: UIFindSession?
    /// The text to search for. It is kept between searches; a new bar begins with it.
    open var searchText: String? { didSet { if searchText != oldValue { searchTextDidChange() } } }
    /// The text that replaces matches.
    open var replacementText: String? { didSet { navigator?.bar.replacement = replacementText ?? "" } }
    /// Makes the options menu from the suggested elements. If it is nil or returns nil, the bar uses those.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    var options = UITextSearchOptions.standard
    private var navigator: FindNavigator?

    /// Makes an interaction; the delegate is not retained.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// Whether the bar is open.
    open var isFindNavigatorVisible: Bool { navigator != nil }

    /// Opens the bar and makes its search field first responder. Has no effect without a window or a session from the delegate.
    ///
    /// - Parameter showingReplace: Whether to show the replacement row, if the session supports replacement.
    open func presentFindNavigator(showingReplace: Bool) { present(showingReplace: showingReplace) }

    /// Closes the bar and removes the decoration of the matches.
    open func dismissFindNavigator() { dismiss() }

    /// Highlights the next match; opens the bar if it is closed.
    open func findNext() { step(.forward) }

    /// Highlights the previous match; opens the bar if it is closed.
    open func findPrevious() { step(.backward) }

    /// Updates the number of matches in the bar from the session.
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
        // A delegate that was notified may have closed the bar; a responder that does not resign keeps it from opening.
        guard self.navigator === navigator else { return }
        guard navigator.hasKeyboard else {
            (self.navigator, activeFindSession, session.interaction) = (nil, nil, nil)
            return navigator.close()
        }
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

    /// Searches for the current text with the current options.
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
    /// Ends the session after its bar was closed.
    fileprivate func invalidateOrEnd() {
        if let session = self as? UITextSearchingFindSession { session.end() } else { invalidateFoundResults() }
    }
}
