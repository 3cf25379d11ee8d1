import CoreGraphics
import Foundation

/// Follows the finger of a drag that has begun, wherever its views go.
final class DragFollower: UIGestureRecognizer {
    private weak var transaction: DragTransaction?

    init(of transaction: DragTransaction) {
        self.transaction = transaction
        super.init(target: nil, action: nil)
        (cancelsTouchesInView, delaysTouchesEnded) = (false, false)
    }

    /// Takes part in a touch that began earlier, elsewhere.
    func join(_ touch: UITouch, on view: UIView) {
        view.addGestureRecognizer(self)
        touches.append(touch)
        touch.dragsItems = true
        touch.window?.dispatcher.arbiter.enlist(self, of: view, with: .touch(touch))
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { transaction?.move(to: centroid) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let (transaction, place) = (transaction, centroid)
        state = .failed
        transaction?.move(to: place)
        transaction?.endMovement()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        let transaction = transaction
        state = .failed
        transaction?.cancel()
    }
}
