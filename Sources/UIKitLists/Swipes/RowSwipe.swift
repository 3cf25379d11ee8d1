import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

/// A row that is swiped to the side, and the buttons that it uncovers there; one row at a time.
final class RowSwipe {
    /// The fraction of the row's width beyond which lifting the finger performs the first action.
    private static let fullPart: CGFloat = 2.0 / 3
    /// The fraction of the finger's motion that the content follows when all buttons are uncovered.
    private static let resistance: CGFloat = 0.3
    /// Points per second from which a finger's direction decides whether the row opens.
    private static let decisiveSpeed: CGFloat = 200
    /// Seconds that a row needs to open or close: a critically damped spring.
    private static let settling = 0.7
    private static let growth = 0.25

    private unowned let control: SwipeControl
    private unowned let owner: any SwipeOwner
    let position: ItemPosition
    let cell: UIView
    private let actions: SwipeActions
    let tray: SwipeTray
    /// The part of the cell that shows, which does not move with it: the row slides inside its card. nil without cards.
    private let card: UIView?
    /// Whether the buttons are at the left.
    private let isLeft: Bool
    /// Where the list was scrolled to when the row was opened.
    let offset: CGPoint
    /// How far the row is moved away from the buttons, in points.
    private var distance: CGFloat = 0
    /// The distance at which the finger touched the row.
    private var start: CGFloat = 0
    /// Whether the row is on its way back.
    private(set) var isClosing = false

    init(
        of control: SwipeControl, in owner: any SwipeOwner, at position: ItemPosition, _ cell: UIView,
        _ actions: SwipeActions
    ) {
        (self.control, self.owner) = (control, owner)
        (self.position, self.cell, self.actions) = (position, cell, actions)
        isLeft = actions.isLeading != owner.list.runsRightToLeft
        offset = owner.list.contentOffset
        card = owner.hasCards ? UIView(frame: cell.bounds) : nil
        weak var swipe: RowSwipe?
        tray = SwipeTray(actions.actions, isLeft: isLeft) { button in swipe?.perform(button) }
        swipe = self
        UIView.performWithoutAnimation {
            if let card {
                card.backgroundColor = .black
                (card.layer.cornerRadius, card.layer.maskedCorners) = (
                    cell.layer.cornerRadius, cell.layer.maskedCorners
                )
                cell.mask = card
            }
            tray.frame = cell.frame
            (tray.layer.cornerRadius, tray.layer.maskedCorners) = (cell.layer.cornerRadius, cell.layer.maskedCorners)
            owner.list.insertSubview(tray, belowSubview: cell)
        }
    }

    /// The row's horizontal displacement in points: negative to the left.
    var displacement: CGFloat { isLeft ? distance : -distance }

    private var width: CGFloat { cell.bounds.width }

    /// Whether a point in the list's space is on a button.
    func hasButton(at point: CGPoint) -> Bool {
        tray.point(inside: owner.list.convert(point, to: tray), with: nil)
    }

    // MARK: The finger

    func begin() { start = distance }

    /// Follows a finger, which moved by some points since the beginning.
    func follow(_ translation: CGFloat) {
        guard !isClosing else { return }
        let wanted = start + (isLeft ? translation : -translation)
        let limit = actions.allowsFullSwipe ? width : tray.fullWidth
        let shown = wanted <= limit ? wanted : limit + (wanted - limit) * Self.resistance
        setDistance(max(0, shown))
        let isFull = actions.allowsFullSwipe && distance > width * Self.fullPart
        guard isFull != tray.isFull else { return }
        UIView.animate(withDuration: Self.growth, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) { [tray] in
            tray.setFull(isFull)
        }
    }

    /// Opens or closes the row when the finger was lifted, at a speed in points per second.
    func letGo(_ velocity: CGFloat) {
        guard !isClosing else { return }
        if tray.isFull { return performFirst() }
        let speed = isLeft ? velocity : -velocity
        let opens = abs(speed) > Self.decisiveSpeed ? speed > 0 : distance > tray.fullWidth / 2
        if opens { open(speed) } else { control.close(animated: true) }
    }

    /// Opens the row, with or without a finger's speed.
    func open(_ speed: CGFloat = 0) {
        let way = tray.fullWidth - distance
        move(to: tray.fullWidth, velocity: way == 0 ? 0 : speed / way) { [weak self] in
            guard let self, !self.isClosing else { return }
            self.owner.swipeDidShow(true, in: self.cell)
        }
    }

    // MARK: Actions

    private func performFirst() {
        move(to: width, velocity: 0) {}
        perform(tray.first)
    }

    private func perform(_ button: SwipeButton) {
        guard !isClosing else { return }
        button.action.perform(button) { [weak self] isDone in
            guard let self else { return }
            self.control.actionDidEnd(self, deletes: isDone && button.action.isDestructive)
        }
    }

    // MARK: Closing

    /// Moves the row back; the closure is called at the end of the motion.
    func close(animated: Bool, completion: @escaping () -> Void) {
        isClosing = true
        tray.isUserInteractionEnabled = false
        guard animated else {
            UIView.performWithoutAnimation { setDistance(0) }
            removeParts()
            return completion()
        }
        move(to: 0, velocity: 0) { [self] in
            removeParts()
            completion()
        }
    }

    private func removeParts() {
        tray.removeFromSuperview()
        if cell.mask === card { cell.mask = nil }
    }

    /// Ends the swipe of a row that leaves from where it is; the buttons stay until its motion removes them.
    func leave() {
        isClosing = true
        tray.isUserInteractionEnabled = false
        if cell.mask === card { cell.mask = nil }
    }

    /// Has the buttons fade out while the row slides out, without an update that moves both.
    func slideOut(for duration: TimeInterval) {
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { [self] in
            setDistance(width)
            tray.alpha = 0
        } completion: { [tray] _ in
            tray.removeFromSuperview()
        }
    }

    // MARK: Motion

    private func setDistance(_ distance: CGFloat) {
        self.distance = distance
        owner.layOut(self)
        card?.frame.origin.x = -displacement
        tray.uncover(distance)
    }

    private func move(to goal: CGFloat, velocity: CGFloat, completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: Self.settling, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: velocity,
            options: .allowUserInteraction
        ) { [self] in
            setDistance(goal)
            tray.layoutIfNeeded()
        } completion: { _ in
            completion()
        }
    }
}
