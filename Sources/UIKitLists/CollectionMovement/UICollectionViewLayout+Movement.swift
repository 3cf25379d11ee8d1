import CoreGraphics
import Foundation
import UIKitCore

/// The answers of a layout about an item that is moved by a finger.
extension UICollectionViewLayout {
    /// The attributes of an item, in front of all others and with its middle at a point of the layout.
    func movingAttributes(at path: IndexPath, _ position: CGPoint) -> UICollectionViewLayoutAttributes {
        let own = layoutAttributesForItem(at: path)
        let attributes =
            own?.copied() ?? makeAttributes(.cell(ItemPosition(path) ?? ItemPosition(path.first ?? 0, 0)))
        attributes.center = position
        attributes.zIndex = Int.max
        attributes.isHidden = false
        return attributes
    }

    /// The item at a point of the layout; the one that moves where there is none.
    func itemPath(under position: CGPoint, insteadOf path: IndexPath) -> IndexPath {
        guard let engine else { return path }
        return engine.path(at: engine.layoutPoint(position)) ?? path
    }

    func makeContext(
        moving targets: [IndexPath], from previous: [IndexPath], to position: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.setMovement(targets, previous, position)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            // The lines stay as they are while positions do.
            (context.invalidateFlowLayoutDelegateMetrics, context.invalidateFlowLayoutAttributes) = (false, false)
        }
        return context
    }
}
