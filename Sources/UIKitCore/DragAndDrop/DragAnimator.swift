/// Collects what delegates want to happen along with a lift, a drop or its cancellation.
package final class DragAnimator: UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Whether animations have begun, so that others take effect at once.
    private var hasAnimated = false
    /// Where everything has ended; nil before the end.
    private var end: UIViewAnimatingPosition?

    package init() {}

    package func addAnimations(_ animations: @escaping () -> Void) {
        guard !hasAnimated else { return animations() }
        self.animations.append(animations)
    }

    package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        if let end { return completion(end) }
        completions.append(completion)
    }

    package func animate() {
        hasAnimated = true
        let animations = animations
        self.animations = []
        for animation in animations { animation() }
    }

    /// Calls the completions, once.
    package func complete(at position: UIViewAnimatingPosition) {
        (hasAnimated, end) = (true, end ?? position)
        let completions = completions
        (self.animations, self.completions) = ([], [])
        for completion in completions { completion(position) }
    }

    /// Has everything happen along with another animator.
    package func join(_ other: any UIDragAnimating) {
        other.addAnimations { self.animate() }
        other.addCompletion { self.complete(at: $0) }
    }
}
