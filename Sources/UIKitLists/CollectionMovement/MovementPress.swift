import CoreGraphics
import UIKitCore

/// The press by which the user moves items of a collection where the data source lets them: anywhere on one in a controller's
/// collection, or on the lines of a list cell.
final class MovementPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var owner: UICollectionView?
    /// The cell whose item is moved up and down; nil for the item below the finger.
    private weak var cell: UICollectionViewCell?
    private let isOfCell: Bool
    /// The collection whose item is moved.
    private weak var collection: UICollectionView?
    /// From the finger to the middle of the item.
    private var grip = CGPoint.zero
    /// The middle of the item at first, across the way of a list.
    private var middle: CGFloat = 0

    init(on collection: UICollectionView) {
        (owner, isOfCell) = (collection, false)
        super.init(target: nil, action: nil)
        prepare(on: collection)
    }

    /// Moves the item of a cell at once, by a part of it.
    init(on part: UIView, of cell: UICollectionViewCell) {
        (self.cell, isOfCell) = (cell, true)
        super.init(target: nil, action: nil)
        // It begins before a list can scroll.
        minimumPressDuration = 0
        prepare(on: part)
    }

    private func prepare(on view: UIView) {
        delegate = self
        addTarget(self, action: MovementPress.pressDidChange)
        view.addGestureRecognizer(self)
    }

    private var list: UICollectionView? { isOfCell ? cell?.engine?.collection : owner }

    private func path(in collection: UICollectionView) -> IndexPath? {
        if isOfCell { return cell.flatMap { collection.indexPath(for: $0) } }
        return collection.indexPathForItem(at: location(in: collection))
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let list, let path = path(in: list), let position = ItemPosition(path) else { return false }
        return list.engine.mayMove(position)
    }

    private func pressDidChange() {
        if state == .began { return begin() }
        guard let collection else { return }
        switch state {
        case .changed:
            let finger = location(in: collection)
            let x = isOfCell ? middle : finger.x + grip.x
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: finger.y + grip.y))
        case .ended: collection.endInteractiveMovement()
        case .cancelled, .failed: collection.cancelInteractiveMovement()
        default: return
        }
        if state != .changed { self.collection = nil }
    }

    private func begin() {
        guard let list, let path = path(in: list), let center = list.layoutAttributesForItem(at: path)?.center,
            list.beginInteractiveMovementForItem(at: path)
        else { return }
        collection = list
        let finger = location(in: list)
        (grip, middle) = (CGPoint(x: center.x - finger.x, y: center.y - finger.y), center.x)
    }
}
