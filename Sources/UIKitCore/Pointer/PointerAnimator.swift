/// Collects the animations for a pointer that enters or leaves a region.
final class PointerAnimator: UIPointerInteractionAnimating {
    private static let duration = 0.2

    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    /// Begins the animations that were added.
    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { for animation in animations { animation() } },
            completion: { isFinished in for completion in completions { completion(isFinished) } })
    }
}
