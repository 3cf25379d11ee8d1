import CoreGraphics
import Foundation
import UIFoundation

/// Shows columns by a pan from the edge, and hides them by a tap or a pan outside them.
final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
    /// The speed in points per second above which a pan decides by its direction; a slower one decides by its progress.
    private static let decidingSpeed: CGFloat = 300

    private unowned let split: UISplitViewController
    private let reveal = SplitEdgePan()
    private let conceal = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var interactionController: UIPercentDrivenInteractiveTransition?
    /// Whether the pan shows columns; otherwise it hides them.
    private var isRevealing = false
    /// The distance in points that the columns slide.
    private var distance: CGFloat = 0

    init(_ split: UISplitViewController) {
        self.split = split
        super.init()
        conceal.maximumNumberOfTouches = 1
        conceal.delegate = self
        reveal.mayReveal = { [weak self] in self?.split.stage.mayReveal == true }
        for pan in [reveal, conceal] {
            pan.addTarget(self, action: Selector(SplitGestures.follow, name: "handleColumnPan:"))
        }
        tap.addTarget(self, action: Selector(SplitGestures.tapBeside, name: "handleTapBesideColumns:"))
    }

    /// Adds the recognizers to the content and to the dimming view.
    func watch(_ view: UIView, beside dimming: UIView) {
        view.addGestureRecognizer(reveal)
        dimming.addGestureRecognizer(conceal)
        dimming.addGestureRecognizer(tap)
    }

    /// Sets the edge at which the pan begins in this layout direction.
    func directionMayHaveChanged() { reveal.edges = split.stage.isFromRight ? .right : .left }

    private func tapBeside(_ tap: UITapGestureRecognizer) { split.stage.conceal(by: nil) }

    /// Only a pan toward the columns' edge hides them.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let translation = conceal.translation(in: split.viewIfLoaded)
        let velocity = conceal.velocity(in: split.viewIfLoaded)
        let outward = (translation.x == 0 ? velocity.x : translation.x) * side
        return split.presentsWithGesture && outward < 0 && abs(velocity.y) <= abs(velocity.x)
    }

    /// 1 if columns are shown by a pan to the right, −1 to the left.
    private var side: CGFloat { split.stage.isFromRight ? -1 : 1 }

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: begin(pan)
        case .changed: interactionController?.update(progress(of: pan))
        case .ended: end(pan)
        case .cancelled, .failed: cancel(pan)
        default: break
        }
    }

    private func begin(_ pan: UIPanGestureRecognizer) {
        let interactionController = UIPercentDrivenInteractiveTransition()
        (self.interactionController, isRevealing) = (interactionController, pan === reveal)
        split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
        distance =
            isRevealing ? split.stage.reveal(by: interactionController) : split.stage.conceal(by: interactionController)
        interactionController.update(progress(of: pan))
    }

    private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
        guard distance > 0 else { return 0 }
        let translation = pan.translation(in: split.viewIfLoaded).x * side / distance
        return max(0, min(1, isRevealing ? translation : -translation))
    }

    private func end(_ pan: UIPanGestureRecognizer) {
        guard let interactionController else { return }
        let progress = progress(of: pan)
        interactionController.update(progress)
        let velocity = pan.velocity(in: split.viewIfLoaded).x * side * (isRevealing ? 1 : -1)
        let finishes = abs(velocity) > Self.decidingSpeed ? velocity > 0 : progress > 0.5
        interactionController.completionCurve = .easeOut
        if finishes { interactionController.finish() } else { interactionController.cancel() }
        release()
    }

    private func cancel(_ pan: UIPanGestureRecognizer) {
        guard let interactionController else { return }
        interactionController.cancel()
        release()
    }

    private func release() {
        interactionController = nil
        split.stage.runner.whenAtRest { [weak split] in
            if let split { split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split) }
        }
    }
}
