import UIFoundation
import UIKitCore

extension UICollectionView {
    /// Gives a collection the look of its class, has the items of list sections swiped, and items selected by two fingers.
    func prepare() {
        backgroundColor = .systemBackground
        addGestureRecognizer(SwipePan(of: engine.swipes))
        addGestureRecognizer(SweepPan(over: engine))
    }
}
