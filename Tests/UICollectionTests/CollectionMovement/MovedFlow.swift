import CoreGraphics
import Foundation
import UIKitLists

/// A layout that notes contexts of movements, and has items that move large and half transparent.
final class MovedFlow: NotedFlow {
    var contexts: [String] = []

    override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
        attributes.alpha = 0.5
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        return attributes
    }

    override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        let paths = [
            context.previousIndexPathsForInteractivelyMovingItems, context.targetIndexPathsForInteractivelyMovingItems,
        ].map { $0?.first?.item ?? -1 }
        contexts.append("\(paths[0]) to \(paths[1]) at \(Int(context.interactiveMovementTarget.y))")
        return context
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        contexts.append("end \(previousIndexPaths[0].item) to \(indexPaths[0].item) \(movementCancelled)")
        return super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
    }
}
