import CoreGraphics
import Foundation

/// Turns the pages of a book by a finger that leads one, or by taps near the edges.
final class PageBookGestures {
    /// In points per second: a faster finger decides by its direction, a slower one by how far the page is.
    private static let decidingSpeed: CGFloat = 300

    private unowned let book: PageBook
    private let pan = PagePan()
    private let tap = PageTap()
    /// The pages to which a pan that has not begun yet would turn.
    private var pending: (spread: PageSpread, direction: UIPageViewController.NavigationDirection)?
    private var led: Led?

    /// A turn that a finger leads.
    private struct Led {
        let turn: PageTurn
        let interactionController: UIPercentDrivenInteractiveTransition
        let lifts: Bool
        /// How far from the spine the finger was first.
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
        stage.owner.whileHeld { stage.turnByUser(spread, direction) }
    }

    // MARK: Pans

    private func mayTurn(_ way: CGPoint) -> Bool {
        pending = nil
        guard stage.isAtRest, let direction = book.geometry.direction(of: way),
            let spread = stage.owner.spread(direction)
        else { return false }
        pending = (spread, direction)
        return true
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        stage.owner.whileHeld {
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
        led = Led(
            turn: turn, interactionController: interactionController, lifts: geometry.liftsPage(direction),
            start: geometry.distance(of: point), geometry: geometry)
        update()
    }

    private func update() {
        guard let led, led.turn.isCompleted == nil else { return self.led = nil }
        let finger = led.geometry.distance(of: pan.location(in: stage.content))
        let way = led.lifts ? led.start - finger : finger - led.start
        let turned = led.geometry.progress(from: led.start, way: way, lifts: led.lifts)
        let progress = led.lifts ? turned : 1 - turned
        self.led?.progress = progress
        led.interactionController.update(progress)
    }

    private func end(cancelled: Bool) {
        update()
        guard let led else { return }
        self.led = nil
        let velocity = pan.velocity(in: stage.content)
        let along = led.geometry.isVertical ? velocity.y : led.geometry.isMirrored ? -velocity.x : velocity.x
        let speed = led.turn.direction == .forward ? -along : along
        // The free edge is beyond the middle of what shows.
        let middle = led.geometry.spine == .mid ? 0.5 : led.lifts ? 0.25 : 0.75
        let finishes = !cancelled && (abs(speed) > Self.decidingSpeed ? speed > 0 : led.progress > middle)
        led.interactionController.springOn(
            over: finishes ? 1 - led.progress : led.progress,
            speed: cancelled || led.geometry.extent <= 0 ? 0 : abs(speed) / (2 * led.geometry.extent))
        if finishes { led.interactionController.finish() } else { led.interactionController.cancel() }
    }
}
