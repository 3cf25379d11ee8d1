import CoreGraphics
import Foundation
@_spi(Subclassing) import UIKitCore

/// Shows the pages of a page view controller in the manner of one of its styles.
protocol PagePresenter: AnyObject {
    /// Whether what arrives ends its appearance before what leaves.
    var endsArrivalFirst: Bool { get }
    /// The recognizers that the app may put elsewhere.
    var gestureRecognizers: [UIGestureRecognizer] { get }
    /// Puts what arrives where a turn begins, or, when it does not move, where it ends.
    func prepare(_ turn: PageTurn, moves: Bool)
    /// Moves a turn that was prepared; the stage hears of the end.
    func run(_ turn: PageTurn)
    /// Ends a turn at once; one that a finger leads goes back.
    func cancelOrFinishImmediately(_ turn: PageTurn)
    /// Shows pages at rest. `turn` has just ended; nil for pages that come in with the container.
    func show(_ pages: [UIViewController], after turn: PageTurn?)
    /// Removes the view of a page that has gone from the hierarchy, with what the page presents in its context.
    func detach(_ page: UIViewController)
    /// Is called when all others have been notified of the end of a turn.
    func turnIsOver(_ turn: PageTurn)
    /// Gives everything its place; true when what runs cannot go on in it.
    func mustRestForLayout() -> Bool
    func layOut()
    /// Forgets the pages that are not shown: they may be outdated, or have to be released.
    func forgetNeighbours()
    /// The room that a page has in a place for pages.
    func size(ofPage index: Int, in size: CGSize) -> CGSize
}

extension PagePresenter {
    var gestureRecognizers: [UIGestureRecognizer] { [] }
    func detach(_ page: UIViewController) { page.unembed() }
    func turnIsOver(_ turn: PageTurn) {}
    func forgetNeighbours() {}
}
