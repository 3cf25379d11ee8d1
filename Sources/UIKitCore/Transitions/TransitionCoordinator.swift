package import CoreGraphics
package import Foundation

/// The only type of coordinator: one is made for each rotation, push or other transition, and released at its end.
package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    package let isAnimated: Bool
    package var transitionDuration: TimeInterval {
        guard let ask = askDuration else { return knownDuration ?? 0 }
        askDuration = nil
        let duration = ask()
        knownDuration = duration
        return duration
    }
    private var knownDuration: TimeInterval?
    private var askDuration: (() -> TimeInterval)?
    package let presentationStyle: UIModalPresentationStyle
    package let containerView: UIView
    package let targetTransform: CGAffineTransform
    package let initiallyInteractive: Bool
    package var isInterruptible = false
    package private(set) var isInteractive: Bool
    package private(set) var isCancelled = false
    package var percentComplete: CGFloat = 0
    package var completionVelocity: CGFloat = 1
    package var completionCurve: UIView.AnimationCurve = .easeInOut

    private let controllers: [UITransitionContextViewControllerKey: UIViewController]
    /// The views that take part; nil for the views of the controllers.
    private let views: [UITransitionContextViewKey: UIView]?
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    /// Whether the alongside blocks have run.
    private(set) var hasBegun = false
    /// Views outside the container that are animated alongside.
    private(set) var alongsideViews: [UIView] = []
    /// The controllers whose deprecated rotation callbacks are still to be sent, in order.
    var rotating: [UIViewController] = []

    /// Makes a coordinator for a transition of a duration in seconds.
    ///
    /// - Parameter duration: Nil when the animator is asked at the first read; see `learnDuration(from:)`.
    package init(
        duration: TimeInterval?, container: UIView, from: UIViewController? = nil, to: UIViewController? = nil,
        targetTransform: CGAffineTransform = .identity, isInteractive: Bool = false,
        views: [UITransitionContextViewKey: UIView]? = nil, presentationStyle: UIModalPresentationStyle = .none
    ) {
        self.presentationStyle = presentationStyle
        isAnimated = duration.map { $0 > 0 } ?? true
        knownDuration = duration
        containerView = container
        self.targetTransform = targetTransform
        self.views = views
        initiallyInteractive = isInteractive
        self.isInteractive = isInteractive
        var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
        controllers[.from] = from
        controllers[.to] = to
        self.controllers = controllers
    }

    /// Sets the closure that gives a duration that is not known yet.
    func learnDuration(from source: @escaping () -> TimeInterval) {
        if knownDuration == nil { askDuration = source }
    }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        controllers[key]
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        views.map { $0[key] } ?? controllers[key == .from ? .from : .to]?.embeddedView
    }

    @discardableResult
    package func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        guard !hasBegun else { return animation == nil }
        if let animation { alongside.append(animation) }
        return true
    }

    @discardableResult
    package func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let view, !view.isDescendant(of: containerView), !alongsideViews.holds(view) {
            alongsideViews.append(view)
        }
        return animate(alongsideTransition: animation, completion: completion)
    }

    package func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { interactionHandlers.append(handler) }

    /// Runs the alongside blocks; called inside the transition's animation block.
    package func runAlongside() {
        hasBegun = true
        let blocks = alongside
        alongside = []
        for block in blocks { block(self) }
    }

    /// Marks the transition as driven by time: the gesture has ended.
    package func endInteraction(cancelled: Bool) {
        (isInteractive, isCancelled) = (false, cancelled)
        for handler in interactionHandlers { handler(self) }
    }

    /// Marks the transition as driven by the gesture again.
    func resumeInteraction() {
        (isInteractive, isCancelled) = (true, false)
        for handler in interactionHandlers { handler(self) }
    }

    /// Runs the completion blocks at the end of the transition. Alongside blocks that have not run yet take effect at once.
    package func finish(cancelled: Bool = false) {
        (isInteractive, isCancelled) = (false, cancelled)
        if !hasBegun, !cancelled { UIView.performWithoutAnimation { runAlongside() } }
        hasBegun = true
        let blocks = completions
        (alongside, completions, interactionHandlers, alongsideViews) = ([], [], [], [])
        for block in blocks { block(self) }
    }
}
