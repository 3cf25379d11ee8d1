import UIKit

/// Says when fingers touch, and never becomes a gesture.
final class TouchWatcher: UIGestureRecognizer {
    var onTouch: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { onTouch() }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { leave(event) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { leave(event) }

    private func leave(_ event: UIEvent) {
        // Fingers elsewhere are not its own.
        let own = event.touches(for: self) ?? []
        // Hash order: all are asked the same.
        if own.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) { state = .failed }
    }
}
