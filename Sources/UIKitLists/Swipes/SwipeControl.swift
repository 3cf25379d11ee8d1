import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The swipes of a list: the open row, and the gestures and calls that open and close it. One row is open at a time.
final class SwipeControl {
    private unowned let owner: any SwipeOwner
    /// The row that is swiped open, or closing; nil for none.
    private(set) var swipe: RowSwipe?
    /// The row that a finger is about to swipe, with its actions.
    private var pending: (position: ItemPosition, cell: UIView, actions: SwipeActions)?
    /// The cells of swipes whose end the list hears of just now, but for those that it takes from their rows meanwhile.
    private var endedCells: [UIView] = []

    init(of owner: any SwipeOwner) { self.owner = owner }

    /// Whether a row is open, so that a touch elsewhere only closes it.
    var isOpen: Bool { swipe?.isClosing == false }

    // MARK: The finger

    /// Whether a finger may swipe the row at a point; its actions are asked for then.
    func maySwipe(at point: CGPoint, toTheRight: Bool) -> Bool {
        pending = nil
        guard let row = owner.swipeableRow(at: point) else { return false }
        if let swipe, !swipe.isClosing { return swipe.position == row.position }
        let isLeading = toTheRight != owner.list.runsRightToLeft
        guard let actions = owner.swipeActions(at: row.position, isLeading: isLeading) else { return false }
        pending = (row.position, row.cell, actions)
        return true
    }

    func follow(_ pan: SwipePan) {
        switch pan.state {
        case .began:
            begin()
            swipe?.follow(pan.translation(in: owner.list).x)
        case .changed: swipe?.follow(pan.translation(in: owner.list).x)
        case .ended: swipe?.letGo(pan.velocity(in: owner.list).x)
        case .cancelled: close(animated: true)
        default: break
        }
    }

    private func begin() {
        if let (position, cell, actions) = pending {
            pending = nil
            guard begin(at: position, cell, actions) else { return }
        }
        swipe?.begin()
    }

    private func begin(at position: ItemPosition, _ cell: UIView, _ actions: SwipeActions) -> Bool {
        guard owner.beginSwipe(at: position, cell) else { return false }
        owner.swipeWillShow(true, in: cell)
        swipe = RowSwipe(of: self, in: owner, at: position, cell, actions)
        return true
    }

    /// Opens a row by its trailing actions, as a swipe does; has no effect where it has none.
    func open(_ position: ItemPosition, _ cell: UIView) {
        guard !isOpen, let actions = owner.swipeActions(at: position, isLeading: false),
            begin(at: position, cell, actions)
        else { return }
        swipe?.open()
    }

    // MARK: End

    /// An action said that it is over.
    func actionDidEnd(_ ended: RowSwipe, deletes: Bool) {
        guard swipe === ended, !ended.isClosing else { return }
        if deletes, owner.removeSwiped(ended) { return }
        close(animated: true)
    }

    /// Has the row that is open close, if there is one.
    func close(animated: Bool) {
        guard let closing = swipe, !closing.isClosing else { return }
        owner.swipeWillShow(false, in: closing.cell)
        closing.close(animated: animated && UIView.mayAnimate) { [self] in
            if swipe === closing { swipe = nil }
            endedCells.append(closing.cell)
            owner.swipeDidEnd(at: closing.position)
            guard let index = endedCells.firstIndex(where: { $0 === closing.cell }) else { return }
            endedCells.remove(at: index)
            // Where it was swiped again on its way, it is not back.
            if swipe?.cell !== closing.cell { owner.swipeDidShow(false, in: closing.cell) }
        }
    }

    /// A cell may be used for another row from now on.
    func cellWillWait(_ cell: UIView) { endedCells.removeAll { $0 === cell } }

    /// Closes the row that is open when the list was scrolled.
    func closeAfterScrolling() {
        if let swipe, owner.list.contentOffset != swipe.offset { close(animated: true) }
    }

    /// Ends the swipe of a row that an update takes out, and hands on the buttons behind it; nil where no such row is open.
    ///
    /// An open row that stays closes at once.
    func end(for batch: ResolvedBatch) -> RowSwipe? {
        guard let ending = swipe, !ending.isClosing else { return nil }
        guard batch.keptPosition(of: ending.position) == nil else {
            close(animated: false)
            return nil
        }
        swipe = nil
        ending.leave()
        return ending
    }
}
