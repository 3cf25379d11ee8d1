import UIFoundation
import UIKitCore

extension UICollectionView {
    /// Gives a collection the look of its class.
    func prepare() {
        backgroundColor = .systemBackground
        addGestureRecognizer(SweepPan(over: engine))
    }
}
