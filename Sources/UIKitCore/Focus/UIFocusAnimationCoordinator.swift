public import Foundation

/// Lets changes of the app's own animate along with the focus; they run when all observers have been notified.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    /// Seconds that a change of the focus takes.
    static let duration = 0.15

    private final class Context: UIFocusAnimationContext {
        let duration: TimeInterval = UIFocusAnimationCoordinator.duration
    }

    private var work: [() -> Void] = []
    private let context = Context()

    /// Animates changes along with the focus; the completion is called when they are done.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        addCoordinatedFocusingAnimations(animations.map { animations in { _ in animations() } }, completion: completion)
    }

    /// Animates changes for the item that gets the focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        work.append { [context] in
            UIView.animate(
                withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: { animations?(context) }, completion: completion.map { completion in { _ in completion() } }
            )
        }
    }

    /// Animates changes for the item that had the focus.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        addCoordinatedFocusingAnimations(animations, completion: completion)
    }

    /// Runs the animations that were added.
    func run() {
        let all = work
        work = []
        for animation in all { animation() }
    }
}
