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
    /// Whether the stack's bar was hidden before the callbacks that may change that.
    var wasBarHidden = false
    /// Whether the old page had the stack's bar, and whether the new one has it.
    var (hadBar, hasBar) = (true, true)
    /// Whether the bar leaves its place, or comes to it, by itself alongside an animator of the app's own.
    var movesBar = false
    /// The tab bar's controller while its bar rides on a page.
    weak var barLender: (any BottomBarContainer)?

    init(_ change: StackChange, animated: Bool, hand: UIPercentDrivenInteractiveTransition? = nil) {
        (self.change, self.animated, self.hand) = (change, animated, hand)
    }

    // Not isolated, since what it lets go may go anywhere: it ends with every change of a stack.
    nonisolated deinit {}

    /// Whether it begins under a finger.
    var isInteractive: Bool { interaction?.wantsInteractiveStart == true }

    /// Whether the bar goes with what it shows, which changes at the end only.
    var takesBarAway: Bool { coordinator != nil && hadBar && !hasBar }

    /// How the trace calls it.
    var kind: String { (change.kind ?? .pop).rawValue }
}
