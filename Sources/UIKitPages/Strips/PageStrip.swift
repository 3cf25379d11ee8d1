import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// Shows a page that slides past the next one: the page lies in the middle of a scroll view that has room for one more on each
/// side.
///
/// A neighbour is asked for when the user moves near it, and added when it begins to show. After a turn to a page the former
/// one is known as a neighbour, and the next one in the same direction is asked for at once.
final class PageStrip: PagePresenter {
    typealias Direction = UIPageViewController.NavigationDirection

    unowned let stage: PageStage
    let scrollView = PageScrollView(frame: .zero)
    /// The page in the middle.
    private var centre: UIViewController?
    private var neighbours = PageNeighbours()
    /// Whether the neighbours are to be forgotten once the turn that needs them is over.
    private var areNeighboursStale = false
    private var turn: PageTurn?
    /// Whether the page that a turn leaves is the one in the middle, as it is unless a finger took up a turn that was nearly
    /// done.
    private var isCentreLeaving = true
    /// Out of sight, and only kept for the finger that touched them.
    private var held: [UIView] = []
    /// True while the strip itself changes the offset.
    private var isArranging = false
    private var isMirrored = false
    private var size = CGSize.zero

    let endsArrivalFirst = true

    init(_ stage: PageStage) {
        self.stage = stage
        let isVertical = stage.owner.navigationOrientation == .vertical
        scrollView.alwaysBounceVertical = isVertical
        scrollView.alwaysBounceHorizontal = !isVertical
        scrollView.onMove = { [weak self] in self?.hear { $0.offsetDidChange() } }
        scrollView.onDrag = { [weak self] in self?.hear { $0.dragWillBegin() } }
        scrollView.onRest = { [weak self] in self?.hear { $0.contentDidRest() } }
        stage.content.addSubview(scrollView)
    }

    private func hear(_ movement: (PageStrip) -> Void) { stage.owner.withExtendedSelf { movement(self) } }

    // MARK: Geometry

    private var isVertical: Bool { stage.owner.navigationOrientation == .vertical }
    private var spacing: CGFloat { stage.owner.pageSpacing }
    /// From a page to the next, in points.
    private var pitch: CGFloat { isVertical ? scrollView.bounds.height : scrollView.bounds.width }

    /// The distance of the strip from its middle, in pages: 0 where that page shows, 1 at the page after it.
    private var position: CGFloat {
        guard pitch > 0 else { return 0 }
        let offset = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
        return (offset - pitch) / pitch * (isMirrored ? -1 : 1)
    }

    private func offset(at position: CGFloat) -> CGPoint {
        let offset = pitch * (1 + (isMirrored ? -position : position))
        return isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
    }

    private func layOut(_ page: UIViewController?, at position: CGFloat) {
        guard let page, page.canBeEmbedded else { return }
        let origin = offset(at: position)
        let frame = CGRect(
            x: origin.x + (isVertical ? 0 : spacing / 2), y: origin.y + (isVertical ? spacing / 2 : 0),
            width: scrollView.bounds.width - (isVertical ? 0 : spacing),
            height: scrollView.bounds.height - (isVertical ? spacing : 0))
        // Wherever a page is on its way, it has the safe area of one that has arrived.
        page.applyContainerInsets(stage.content.safeAreaInsets)
        let isNew = page.embeddedView?.superview !== scrollView
        page.embed(in: scrollView, at: frame)
        // In front of views that only a finger has kept.
        if isNew { for view in page.embeddedViews { scrollView.bringSubviewToFront(view) } }
        held.removeAll { view in page.embeddedViews.holds(view) }
    }

    func size(ofPage index: Int, in size: CGSize) -> CGSize { size }

    func mustRestForLayout() -> Bool {
        size != stage.content.bounds.size || isMirrored != wantsMirroring
    }

    private var wantsMirroring: Bool { !isVertical && stage.owner.viewIfLoaded?.runsRightToLeft == true }

    func layOut() {
        stage.content.resolveSafeArea()
        let safe = stage.content.safeAreaInsets
        scrollView.containerInsets = UIEdgeInsets(
            top: -safe.top, left: -safe.left, bottom: -safe.bottom, right: -safe.right)
        let hasMoved = mustRestForLayout()
        (size, isMirrored) = (stage.content.bounds.size, wantsMirroring)
        let frame = stage.content.bounds.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
        arrange {
            if scrollView.frame != frame { scrollView.frame = frame }
            scrollView.contentSize = CGSize(
                width: isVertical ? frame.width : 3 * frame.width, height: isVertical ? 3 * frame.height : frame.height)
            if hasMoved { scrollView.contentOffset = offset(at: 0) }
        }
        updateInsets()
        layOutPages()
    }

    /// Changes the offset without taking that for a movement.
    private func arrange(_ change: () -> Void) {
        let wasArranging = isArranging
        isArranging = true
        UIView.performWithoutAnimation(change)
        isArranging = wasArranging
    }

    private func layOutPages() {
        layOut(centre, at: 0)
        guard let turn else { return }
        layOut(isCentreLeaving ? turn.new.first : turn.old.first, at: isCentreLeaving ? turn.side : -turn.side)
    }

    /// The strip ends where there is no page.
    private func updateInsets() {
        let hasSource = stage.owner.dataSource != nil
        func inset(_ direction: Direction) -> CGFloat {
            switch neighbours[direction] {
            case .page: 0
            case .unknown: hasSource ? 0 : -pitch
            case .none: -pitch
            }
        }
        let (before, after) = (inset(isMirrored ? .forward : .reverse), inset(isMirrored ? .reverse : .forward))
        let insets =
            isVertical
            ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
            : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
        scrollView.alwaysBounceVertical = isVertical && hasSource
        scrollView.alwaysBounceHorizontal = !isVertical && hasSource
        guard scrollView.contentInset != insets else { return }
        let offset = scrollView.contentOffset
        arrange {
            scrollView.contentInset = insets
            scrollView.contentOffset = offset
        }
    }

    // MARK: Neighbours

    func forgetNeighbours() {
        areNeighboursStale = turn != nil
        guard turn == nil else { return }
        neighbours = PageNeighbours()
        updateInsets()
    }

    /// Asks for a neighbour that is not known.
    private func find(_ direction: Direction) {
        guard neighbours[direction].isUnknown, let centre, let source = stage.owner.dataSource else { return }
        let found =
            direction == .forward
            ? source.pageViewController(stage.owner, viewControllerAfter: centre)
            : source.pageViewController(stage.owner, viewControllerBefore: centre)
        // The source may have set other pages meanwhile.
        guard centre === self.centre, neighbours[direction].isUnknown else { return }
        // A source without an end gives the only page as its own neighbour.
        neighbours[direction] = found.flatMap { $0 === centre ? nil : .page($0) } ?? .none
        updateInsets()
    }

    /// Makes a neighbour the middle; the visible content does not move.
    private func moveCentre(_ direction: Direction) {
        guard case .page(let page) = neighbours[direction] else { return }
        let side: CGFloat = direction == .forward ? 1 : -1
        let former = centre
        centre = page
        neighbours = PageNeighbours()
        if let former { neighbours[direction.opposite] = .page(former) }
        let (old, new) = (offset(at: side), offset(at: 0))
        arrange { scrollView.shift(by: CGPoint(x: new.x - old.x, y: new.y - old.y)) }
        updateInsets()
        arrange { layOutPages() }
    }

    // MARK: By the user

    private func dragWillBegin() {
        guard !isArranging, turn?.isByUser != false else { return }
        releaseTurn()
        if let turn {
            // A page that is nearly there can be turned on.
            let part = part(of: turn)
            if isCentreLeaving, part > 0.5 {
                isCentreLeaving = false
                moveCentre(turn.direction)
            } else if !isCentreLeaving, part < 0.5 {
                isCentreLeaving = true
                moveCentre(turn.direction.opposite)
            }
        }
        let offset = scrollView.panGestureRecognizer.translation(in: scrollView)
        let isForward = (isVertical ? offset.y : offset.x) * (isMirrored ? -1 : 1) < 0
        find(isForward ? .forward : .reverse)
        find(isForward ? .reverse : .forward)
    }

    /// The progress of a turn: 0 where the old page shows, 1 where the new one does.
    private func part(of turn: PageTurn) -> CGFloat { position * turn.side + (isCentreLeaving ? 0 : 1) }

    private func offsetDidChange() {
        guard !isArranging else { return }
        if let turn, turn.isByUser {
            let part = part(of: turn)
            // Beyond one of the two pages another one appears.
            if part < 0 {
                stage.turnDidEnd(turn, completed: false)
            } else if part >= 1, scrollView.isDragging, scrollView.motion == nil {
                stage.turnDidEnd(turn, completed: true)
            }
        }
        if turn == nil, position != 0 { begin(position > 0 ? .forward : .reverse) }
    }

    private func begin(_ direction: Direction) {
        guard stage.isAtRest else { return }
        find(direction)
        guard case .page(let page) = neighbours[direction] else { return }
        _ = stage.beginByUser(PageSpread(pages: [page]), direction, by: .scrolling)
        // Callbacks have asked for another change.
        if turn == nil { settle() }
    }

    private func contentDidRest() {
        guard !isArranging else { return }
        releaseTurn()
        guard let turn else {
            if abs(position) * pitch >= 0.5, stage.isAtRest { scrollView.settle(at: offset(at: 0), duration: 0.3) }
            return
        }
        // A turn by code ends at its target, even if the scroll view stopped elsewhere.
        guard turn.isByUser else { return stage.turnDidEnd(turn, completed: true) }
        let part = part(of: turn)
        let goal: CGFloat = part < 0.5 ? 0 : 1
        if abs(part - goal) * pitch < 0.5 {
            stage.turnDidEnd(turn, completed: goal == 1)
        } else {
            scrollView.settle(
                at: offset(at: (goal - (isCentreLeaving ? 0 : 1)) * turn.side), duration: UIScrollView.scrollDuration)
        }
    }

    /// Ends every movement with the middle in sight.
    private func settle() {
        releaseTurn()
        arrange {
            scrollView.stopAll()
            scrollView.stopMotion()
            scrollView.contentOffset = offset(at: 0)
        }
    }

    // MARK: Turns

    func prepare(_ turn: PageTurn, moves: Bool) {
        guard moves, let page = turn.new.first else { return show(turn.new, after: nil) }
        if !turn.isByUser {
            neighbours = PageNeighbours()
            neighbours[turn.direction] = .page(page)
            neighbours[turn.direction.opposite] = .none
            settle()
            updateInsets()
        }
        (self.turn, isCentreLeaving) = (turn, true)
        layOut(page, at: turn.side)
    }

    func run(_ turn: PageTurn) {
        scrollView.setContentOffset(offset(at: turn.side), animated: true)
    }

    func cancelOrFinishImmediately(_ turn: PageTurn) {
        var completed = !turn.isByUser
        if turn.isByUser, !scrollView.isDragging, let motion = scrollView.motion {
            // A page that a finger has released is taken to its target.
            let goal = offset(at: isCentreLeaving ? turn.side : 0)
            completed = motion.destination == goal
        }
        arrange {
            scrollView.stopAll()
            scrollView.stopMotion()
        }
        stage.turnDidEnd(turn, completed: completed)
    }

    func show(_ pages: [UIViewController], after turn: PageTurn?) {
        let page = pages.first
        if let turn, turn.isByUser, self.turn === turn {
            if turn.isCompleted == true, isCentreLeaving {
                moveCentre(turn.direction)
            } else if turn.isCompleted == false, !isCentreLeaving {
                moveCentre(turn.direction.opposite)
            }
        } else if page !== centre || turn != nil {
            centre = page
            neighbours = PageNeighbours()
        }
        (self.turn, isCentreLeaving) = (nil, true)
        if areNeighboursStale { (neighbours, areNeighboursStale) = (PageNeighbours(), false) }
        if turn == nil || turn?.isInterrupted == true || !(scrollView.isDragging || scrollView.isDecelerating) {
            settle()
        }
        updateInsets()
        arrange { layOutPages() }
    }

    func detach(_ page: UIViewController) {
        let touches = scrollView.isDragging ? scrollView.panGestureRecognizer.touches : []
        let views = page.embeddedViews
        let isTouched = touches.contains { touch in
            views.contains { touch.view?.isDescendant(of: $0) == true }
        }
        if isTouched { held += views } else { page.unembed() }
    }

    /// Removes the views that only a finger has kept.
    private func releaseTurn() {
        let views = held
        held = []
        for view in views { view.removeFromSuperview() }
    }

    func turnIsOver(_ turn: PageTurn) {
        if turn.isByUser, turn.isCompleted == true, self.turn == nil { find(turn.direction) }
    }
}

extension PageTurn {
    /// On which side of the old page the new one lies, in pages.
    fileprivate var side: CGFloat { direction == .forward ? 1 : -1 }
}

extension UIPageViewController.NavigationDirection {
    /// The way back.
    var opposite: UIPageViewController.NavigationDirection { self == .forward ? .reverse : .forward }
}
