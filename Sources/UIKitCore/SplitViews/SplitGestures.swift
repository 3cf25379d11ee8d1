import CoreGraphics
import Foundation
import UIFoundation

/// Brings columns in by a finger from the edge, and lets a tap or a drag beside them take them away.
final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
    /// In points per second: a faster finger decides by its direction, a slower one by how far the columns are.
    private static let decidingSpeed: CGFloat = 300

    private unowned let split: UISplitViewController
    private let reveal = SplitEdgePan()
    private let conceal = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var interactionController: UIPercentDrivenInteractiveTransition?
    /// Whether the finger brings columns in.
    private var isRevealing = false
    /// How far the columns move, in points.
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

    /// Adds the recognizers where the fingers come down.
    func watch(_ view: UIView, beside dimming: UIView) {
        view.addGestureRecognizer(reveal)
        dimming.addGestureRecognizer(conceal)
        dimming.addGestureRecognizer(tap)
    }

    /// The finger comes from where columns come from.
    func directionMayHaveChanged() { reveal.edges = split.stage.isFromRight ? .right : .left }

    private func tapBeside(_ tap: UITapGestureRecognizer) { split.stage.conceal(by: nil) }

    /// Only a drag toward the columns' edge takes them away.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let translation = conceal.translation(in: split.viewIfLoaded)
        let velocity = conceal.velocity(in: split.viewIfLoaded)
        let outward = (translation.x == 0 ? velocity.x : translation.x) * side
        return split.presentsWithGesture && outward < 0 && abs(velocity.y) <= abs(velocity.x)
    }

    /// 1 where columns come in to the right.
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
