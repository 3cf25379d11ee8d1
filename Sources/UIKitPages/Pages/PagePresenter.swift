import CoreGraphics
import Foundation
@_spi(Subclassing) import UIKitCore

/// Shows the pages of a page view controller in the manner of one of its styles.
protocol PagePresenter: AnyObject {
    /// Whether the appearance of new pages ends before that of old ones.
    var endsArrivalFirst: Bool { get }
    /// The recognizers that the app may put elsewhere.
    var gestureRecognizers: [UIGestureRecognizer] { get }
    /// Adds the new pages where a turn begins, or, without motion, where it ends.
    func prepare(_ turn: PageTurn, moves: Bool)
    /// Animates a turn that was prepared, and reports its end to the stage.
    func run(_ turn: PageTurn)
    /// Ends a turn at once; one that a finger leads is cancelled.
    func cancelOrFinishImmediately(_ turn: PageTurn)
    /// Shows pages at rest. `turn` has just ended; nil for pages that appear with the container.
    func show(_ pages: [UIViewController], after turn: PageTurn?)
    /// Removes the view of a page that has disappeared from the hierarchy, with the controllers that the page presents in
    /// its context.
    func detach(_ page: UIViewController)
    /// Is called when all others have been notified of the end of a turn.
    func turnIsOver(_ turn: PageTurn)
    /// Lays out all pages; true when the running turn cannot continue with this layout.
    func mustRestForLayout() -> Bool
    func layOut()
    /// Forgets the pages that are not shown: they may be outdated, or have to be released.
    func forgetNeighbours()
    /// The size of a page in an area for pages.
    func size(ofPage index: Int, in size: CGSize) -> CGSize
}

extension PagePresenter {
    var gestureRecognizers: [UIGestureRecognizer] { [] }
    func detach(_ page: UIViewController) { page.unembed() }
    func turnIsOver(_ turn: PageTurn) {}
    func forgetNeighbours() {}
}
