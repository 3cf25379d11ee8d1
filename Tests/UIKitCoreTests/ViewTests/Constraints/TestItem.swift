import CoreGraphics

@testable import UIKitCore

/// A rectangle in a tree, as views and guides are.
final class TestItem: ConstraintItem {
    unowned let container: TestItem?
    var constraintFrame: CGRect
    var contentOrigin = CGPoint.zero
    var isPlacedByConstraints: Bool
    var baselineDistances: (first: CGFloat, last: CGFloat) = (0, 0)
    var sizeWishes: [SizeWish] = []

    var constraintContainer: (any ConstraintItem)? { container }

    init(in container: TestItem? = nil, frame: CGRect? = nil) {
        self.container = container
        constraintFrame = frame ?? .zero
        isPlacedByConstraints = frame == nil
    }

    func adopt(constraintFrame frame: CGRect) { constraintFrame = frame }

    /// Wishes for a size as content does: against compression with 750, against stretching with 250.
    func wish(width: CGFloat? = nil, height: CGFloat? = nil, hugging: Float = 250, compression: Float = 750) {
        sizeWishes = []
        for (axis, length) in [(LayoutAttribute.Axis.horizontal, width), (.vertical, height)] {
            guard let length else { continue }
            sizeWishes.append(SizeWish(axis: axis, isAtLeast: true, length: length, priority: compression))
            sizeWishes.append(SizeWish(axis: axis, isAtLeast: false, length: length, priority: hugging))
        }
    }
}
