import CoreGraphics
import Foundation

/// One change of the columns that show, on its way.
final class SplitTransition {
    let old: SplitArrangement
    let new: SplitArrangement
    let arriving: [UIViewController]
    let leaving: [UIViewController]
    /// Leads it, when the user began it with a finger.
    let hand: UIPercentDrivenInteractiveTransition?
    let coordinator: TransitionCoordinator
    /// There while it moves.
    var motion: ControllerTransition?
    /// Whether it ended where it went to; nil while that is open.
    var isCompleted: Bool?
    /// The size in which it runs; another one ends it.
    let size: CGSize

    init(
        from old: SplitArrangement, to new: SplitArrangement, arriving: [UIViewController], leaving: [UIViewController],
        in container: UIView, hand: UIPercentDrivenInteractiveTransition?
    ) {
        (self.old, self.new, self.arriving, self.leaving, self.hand) = (old, new, arriving, leaving, hand)
        size = container.bounds.size
        coordinator = TransitionCoordinator(
            duration: SplitSlide.duration, container: container, from: leaving.first, to: arriving.first,
            isInteractive: hand != nil)
    }

    func trace(_ step: String) {
        ApplicationRuntime.current?.traceTransition(
            step, kind: "columns", from: leaving.first, to: arriving.first,
            interactive: coordinator.initiallyInteractive, cancelled: isCompleted == false)
    }
}
