import CoreGraphics
import UIKitCore

/// Items that size themselves and whose content changes.
extension CollectionEngine {
    /// The content of a cell is another: its item is sized again.
    func sizeMayChange(of cell: UICollectionViewCell) {
        guard layout.asksForSizes, request == nil, isLoaded, let element = element(of: cell) else { return }
        element.needsSize = true
        guard !isLayingOut else { return }
        collection.setNeedsLayout()
        layOutInAnimation()
    }

    /// Sizes an item again whose cell has another size by its constraints than the item.
    func compareSize(of cell: UICollectionViewCell) {
        guard layout.asksForSizes, !isLayingOut, request == nil, isLoaded, update == nil, motions.isEmpty,
            let element = element(of: cell), let attributes = element.attributes
        else { return }
        if cell.fitted(attributes) !== attributes { sizeMayChange(of: cell) }
    }

    /// Items that have other sizes now move along with an animation around.
    private func layOutInAnimation() {
        guard UIView.inheritedAnimationDuration > 0, collection.window != nil, update == nil, !isChangingEditing
        else { return }
        collection.layoutIfNeeded()
    }
}
