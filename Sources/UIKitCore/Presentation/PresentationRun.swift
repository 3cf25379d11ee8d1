import Foundation

/// The request of one presentation or dismissal: animated or not, by whom, and its completion.
final class PresentationRun {
    let isPresentation: Bool
    /// The value that the callbacks get.
    let animated: Bool
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    let completion: (() -> Void)?
    var coordinator: TransitionCoordinator?
    /// Made with the coordinator when it moves, until it starts.
    var transition: ModalTransition?
    private let animator: (any UIViewControllerAnimatedTransitioning)?

    init(
        isPresentation: Bool, animated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
    ) {
        (self.isPresentation, self.animated, self.animator) = (isPresentation, animated, animator)
        (self.interaction, self.completion) = (interaction, completion)
    }

    /// Whether anything moves; what a finger moves does, whether or not there are animations.
    var moves: Bool { animated && (UIView.areAnimationsEnabled || interaction is SheetDismissal) }

    /// Whether it begins under the finger.
    var isInteractive: Bool { moves && interaction?.wantsInteractiveStart == true }

    /// Whether only the presented controller's style decides on the animation.
    var isStandard: Bool { animator == nil }

    /// The animator given, else the one of the presented controller's style.
    func animator(for presented: UIViewController) -> any UIViewControllerAnimatedTransitioning {
        animator ?? StandardModalTransition(style: presented.modalTransitionStyle)
    }
}
