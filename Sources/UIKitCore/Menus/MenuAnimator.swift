import Foundation

/// Collects the animations and completions that delegates add to a menu's opening or closing.
final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating, UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    var previewViewController: UIViewController? { nil }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func animate() { for animation in animations { animation() } }

    func complete() { for completion in completions { completion() } }
}
