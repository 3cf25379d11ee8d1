import Foundation

/// Collects what delegates want to happen along with a menu.
final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating, UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    var previewViewController: UIViewController? { nil }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func animate() { for animation in animations { animation() } }

    func complete() { for completion in completions { completion() } }
}
