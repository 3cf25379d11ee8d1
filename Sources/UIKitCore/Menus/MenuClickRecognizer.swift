import Foundation

/// Recognizes a press of the pointer's secondary button on a view with a context menu, and follows it until the button
/// is released.
final class MenuClickRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var interaction: UIContextMenuInteraction?

    init(of interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delegate = self
    }

    package override var requiredButtons: UIEvent.ButtonMask { .secondary }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction?.prepareMenu(for: self) == true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // Hash order: all are asked the same.
        state = touches.allSatisfy { $0.buttonMask.contains(.secondary) } ? .began : .failed
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
