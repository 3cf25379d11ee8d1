import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// Shows pages that are turned like those of a book: at rest where they lie, in a turn one of them in the air.
final class PageBook: PagePresenter {
    unowned let stage: PageStage
    private lazy var gestures = PageBookGestures(self)
    /// The page in the air.
    private var sheet: CurlingPageView?
    private var shownGeometry: PageGeometry?

    let endsArrivalFirst = false

    init(_ stage: PageStage) { self.stage = stage }

    var gestureRecognizers: [UIGestureRecognizer] { gestures.recognizers }

    // MARK: Geometry

    private func geometry(in size: CGSize) -> PageGeometry {
        let owner = stage.owner
        let isVertical = owner.navigationOrientation == .vertical
        return PageGeometry(
            size: size, spine: owner.spineLocation, isVertical: isVertical,
            isMirrored: !isVertical && stage.owner.viewIfLoaded?.runsRightToLeft == true)
    }

    var geometry: PageGeometry { geometry(in: stage.content.bounds.size) }

    func size(ofPage index: Int, in size: CGSize) -> CGSize { geometry(in: size).frame(of: index).size }

    func mustRestForLayout() -> Bool { shownGeometry != geometry }

    func layOut() {
        shownGeometry = geometry
        if stage.running == nil { layOut(stage.shown) }
    }

    private func layOut(_ pages: [UIViewController]) {
        for (index, page) in pages.enumerated() { layOut(page, at: index) }
    }

    private func layOut(_ page: UIViewController, at index: Int) {
        page.embed(in: stage.content, at: geometry.frame(of: index))
    }

    // MARK: Turns

    func prepare(_ turn: PageTurn, moves: Bool) {
        guard moves else { return layOut(turn.new) }
        let (geometry, lifts) = (geometry, geometry.liftsPage(turn.direction))
        layOut(turn.new)
        let sheet = CurlingPageView(
            frame: geometry.sheetFrame, spine: geometry.edge, reachesOver: geometry.spine == .mid)
        sheet.progress = lifts ? 0 : 1
        // Seen with two pages: the lifted page is the old one at the end, and its back is the new one at the start, or
        // the reverse.
        let (upper, lower) = lifts ? (turn.old, turn.new) : (turn.new, turn.old)
        stage.content.addSubview(sheet)
        sheet.setFront(upper.last?.embeddedViews ?? [])
        let back = geometry.spine == .mid ? lower.first : turn.back
        if let back, let view = back.embeddedView {
            // A page that is only shown on the back is in no other view.
            sheet.setBack(back.embeddedViews.isEmpty ? [view] : back.embeddedViews)
        }
        self.sheet = sheet
    }

    func run(_ turn: PageTurn) {
        guard let sheet else { return stage.turnDidEnd(turn, completed: true) }
        var interactionController: UIPercentDrivenInteractiveTransition?
        if case .finger(let leader, let point) = turn.leader {
            interactionController = leader
            // The corner nearer to the finger leads.
            sheet.tilt = geometry.tilt(at: point)
        }
        stage.runner.makeContext(
            for: turn, in: sheet, animator: PageCurlAnimator(sheet, to: geometry.liftsPage(turn.direction) ? 1 : 0),
            interactionController: interactionController, duration: PageCurlAnimator.duration)
        turn.context?.start()
    }

    func cancelOrFinishImmediately(_ turn: PageTurn) {
        guard let context = turn.context else { return stage.turnDidEnd(turn, completed: !turn.isByUser) }
        context.cancelOrFinishImmediately()
    }

    func show(_ pages: [UIViewController], after turn: PageTurn?) {
        layOut(pages)
        sheet?.removeFromSuperview()
        sheet = nil
    }
}
