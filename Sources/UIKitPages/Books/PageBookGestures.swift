import CoreGraphics
import Foundation
import UIKitCore

/// Turns the pages of a book by a finger that leads one, or by taps near the edges.
final class PageBookGestures {
    /// In points per second: a faster finger decides by its direction, a slower one by how far the page is.
    private static let decidingSpeed: CGFloat = 300

    private unowned let book: PageBook
    private let pan = PagePan()
    private let tap = PageTap()
    /// The pages to which a pan that has not begun yet would turn.
    private var pending: (spread: PageSpread, direction: UIPageViewController.NavigationDirection)?
    private var driven: DrivenTurn?

    /// A turn that a finger leads.
    private struct DrivenTurn {
        let turn: PageTurn
        let interactionController: UIPercentDrivenInteractiveTransition
        let lifts: Bool
        /// The first distance of the finger from the spine.
        let start: CGFloat
        let geometry: PageGeometry
        var progress: CGFloat = 0
    }

    init(_ book: PageBook) {
        self.book = book
        pan.mayBegin = { [weak self] in self?.mayTurn($0) == true }
        pan.addTarget(self, action: Selector(PageBookGestures.follow, name: "handlePan:"))
        tap.mayBegin = { [weak self] in self?.mayTurn(byTap: $0) == true }
        tap.addTarget(self, action: Selector(PageBookGestures.turn, name: "handleTap:"))
    }

    var recognizers: [UIGestureRecognizer] { [pan, tap] }

    private var stage: PageStage { book.stage }

    // MARK: Taps

    private func mayTurn(byTap touch: UITouch) -> Bool {
        stage.isAtRest && stage.owner.dataSource != nil
            && book.geometry.direction(ofTapAt: touch.location(in: stage.content)) != nil
    }

    private func turn(_ tap: UITapGestureRecognizer) {
        guard stage.isAtRest, let direction = book.geometry.direction(ofTapAt: tap.location(in: stage.content)),
            let spread = stage.owner.spread(direction)
        else { return }
        stage.owner.withExtendedSelf { stage.turnByUser(spread, direction) }
    }

    // MARK: Pans

    private func mayTurn(_ translation: CGPoint) -> Bool {
        pending = nil
        guard stage.isAtRest, let direction = book.geometry.direction(of: translation),
            let spread = stage.owner.spread(direction)
        else { return false }
        pending = (spread, direction)
        return true
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        stage.owner.withExtendedSelf {
            switch pan.state {
            case .began: begin()
            case .changed: update()
            case .ended: end(cancelled: false)
            case .cancelled, .failed: end(cancelled: true)
            default: break
            }
        }
    }

    private func begin() {
        guard let (spread, direction) = pending else { return }
        pending = nil
        let interactionController = UIPercentDrivenInteractiveTransition()
        let point = pan.location(in: stage.content)
        guard let turn = stage.beginByUser(spread, direction, by: .finger(interactionController, from: point)) else {
            return
        }
        let geometry = book.geometry
        driven = DrivenTurn(
            turn: turn, interactionController: interactionController, lifts: geometry.liftsPage(direction),
            start: geometry.distance(of: point), geometry: geometry)
        update()
    }

    private func update() {
        guard let driven, driven.turn.isCompleted == nil else { return self.driven = nil }
        let finger = driven.geometry.distance(of: pan.location(in: stage.content))
        let translation = driven.lifts ? driven.start - finger : finger - driven.start
        let turned = driven.geometry.progress(from: driven.start, translation: translation, lifts: driven.lifts)
        let progress = driven.lifts ? turned : 1 - turned
        self.driven?.progress = progress
        driven.interactionController.update(progress)
    }

    private func end(cancelled: Bool) {
        update()
        guard let driven else { return }
        self.driven = nil
        let velocity = pan.velocity(in: stage.content)
        let along = driven.geometry.isVertical ? velocity.y : driven.geometry.isMirrored ? -velocity.x : velocity.x
        let speed = driven.turn.direction == .forward ? -along : along
        // The free edge is beyond the middle of the visible area.
        let middle = driven.geometry.spine == .mid ? 0.5 : driven.lifts ? 0.25 : 0.75
        let finishes = !cancelled && (abs(speed) > Self.decidingSpeed ? speed > 0 : driven.progress > middle)
        driven.interactionController.springOn(
            over: finishes ? 1 - driven.progress : driven.progress,
            speed: cancelled || driven.geometry.extent <= 0 ? 0 : abs(speed) / (2 * driven.geometry.extent))
        if finishes { driven.interactionController.finish() } else { driven.interactionController.cancel() }
    }
}
