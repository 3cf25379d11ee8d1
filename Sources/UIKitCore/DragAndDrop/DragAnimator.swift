/// Collects what delegates want to happen along with a lift, a drop or its cancellation.
final class DragAnimator: UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    func animate() {
        let animations = animations
        self.animations = []
        for animation in animations { animation() }
    }

    /// Calls the completions, once.
    func complete(at position: UIViewAnimatingPosition) {
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}
