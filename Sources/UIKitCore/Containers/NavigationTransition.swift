import CoreGraphics
import Foundation

/// One change of a navigation controller's stack on its way to the screen.
final class NavigationTransition {
    let change: StackChange
    /// What the callbacks are told.
    let animated: Bool
    /// Leads the standard motion by hand, when the user began the change with a finger.
    let hand: UIPercentDrivenInteractiveTransition?
    var old: NavigationPage?
    var new: NavigationPage?
    /// The delegate's animator.
    var custom: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// There when it moves.
    var coordinator: TransitionCoordinator?
    /// There while it moves.
    var motion: ControllerTransition?
    /// Whether it ended where it went to; nil while that is open.
    var isCompleted: Bool?
    /// The size in which it runs; another one ends it.
    var size = CGSize.zero
    /// The tab bar's controller while its bar rides on a page.
    weak var barLender: UITabBarController?

    init(_ change: StackChange, animated: Bool, hand: UIPercentDrivenInteractiveTransition? = nil) {
        (self.change, self.animated, self.hand) = (change, animated, hand)
    }

    /// Whether it begins under a finger.
    var isInteractive: Bool { interaction?.wantsInteractiveStart == true }

    /// Whether a page with a stack of its own comes or goes.
    var isOfStack: Bool { old?.isStack == true || change.top is UINavigationController }

    /// How the trace calls it.
    var kind: String { (change.kind ?? .pop).rawValue }
}
