import CoreGraphics
import Foundation

/// One switch of tabs that the delegate animates, on its way.
final class TabTransition {
    let old: UIViewController
    let new: UIViewController
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    let coordinator: TransitionCoordinator
    /// Made with it; it starts when everything is in place.
    var motion: ControllerTransition?
    /// Whether it ended where it went to; nil while that is open.
    var isCompleted: Bool?
    /// The size in which it runs; another one ends it.
    let size: CGSize

    init(
        from old: UIViewController, to new: UIViewController, in container: UIView,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        (self.old, self.new, self.animator, self.interaction) = (old, new, animator, interaction)
        size = container.bounds.size
        coordinator = TransitionCoordinator(
            duration: nil, container: container, from: old, to: new,
            isInteractive: interaction?.wantsInteractiveStart == true)
    }

    func trace(_ step: String) {
        ApplicationRuntime.current?.traceTransition(
            step, kind: "select", from: old, to: new, interactive: coordinator.initiallyInteractive,
            cancelled: isCompleted == false)
    }
}
