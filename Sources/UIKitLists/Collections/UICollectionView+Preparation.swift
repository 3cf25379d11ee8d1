import UIFoundation
import UIKitCore

extension UICollectionView {
    /// Gives a collection the look of its class, and has the items of list sections swiped.
    func prepare() {
        backgroundColor = .systemBackground
        addGestureRecognizer(SwipePan(of: engine.swipes))
    }
}
