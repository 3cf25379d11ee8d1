import CoreGraphics
import UIKitCore

/// The press of a controller's collection by which the user moves items, where the data source lets them.
final class MovementPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var collection: UICollectionView?
    /// From the finger to the middle of the item.
    private var grip = CGPoint.zero

    init(on collection: UICollectionView) {
        self.collection = collection
        super.init(target: nil, action: nil)
        delegate = self
        addTarget(self, action: MovementPress.pressDidChange)
        collection.addGestureRecognizer(self)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let collection, let path = collection.indexPathForItem(at: location(in: collection)),
            let position = ItemPosition(path)
        else { return false }
        return collection.engine.mayMove(position)
    }

    private func pressDidChange() {
        guard let collection else { return }
        let finger = location(in: collection)
        switch state {
        case .began: begin(collection, finger)
        case .changed:
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
        case .ended: collection.endInteractiveMovement()
        case .cancelled, .failed: collection.cancelInteractiveMovement()
        default: break
        }
    }

    private func begin(_ collection: UICollectionView, _ finger: CGPoint) {
        guard let path = collection.indexPathForItem(at: finger),
            let center = collection.layoutAttributesForItem(at: path)?.center
        else { return }
        grip = CGPoint(x: center.x - finger.x, y: center.y - finger.y)
        collection.beginInteractiveMovementForItem(at: path)
    }
}
