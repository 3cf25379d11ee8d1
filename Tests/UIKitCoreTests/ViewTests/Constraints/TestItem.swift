import CoreGraphics

@testable import UIKitCore

/// A rectangle in a tree, as views and guides are.
final class TestItem: ConstraintItem {
    unowned var container: TestItem?
    private(set) var children: [TestItem] = []
    private(set) var layoutState: LayoutState?
    /// How often constraints asked to be looked after.
    var marks = 0
    var constraintFrame: CGRect
    var contentOrigin = CGPoint.zero
    /// Whether the item leaves its rectangle to constraints, if any mention it.
    private let isFree: Bool
    var baselineDistances: (first: CGFloat, last: CGFloat) = (0, 0)
    var sizeWishes: [SizeWish] = []

    var constraintContainer: (any ConstraintItem)? { container }

    init(in container: TestItem? = nil, frame: CGRect? = nil) {
        self.container = container
        constraintFrame = frame ?? .zero
        isFree = frame == nil
        container?.children.append(self)
    }

    var isPlacedByConstraints: Bool { isFree && (layoutState == nil || isMentionedFromOutside) }

    var constraintChildren: [any ConstraintItem] { children }

    func makeLayoutState() -> LayoutState {
        let state = layoutState ?? LayoutState()
        layoutState = state
        return state
    }

    func markForConstraints() { marks += 1 }

    /// Moves the item into another one, as views are moved.
    func move(to other: TestItem?) {
        leaveContainerOfConstraints()
        container?.children.removeAll { $0 === self }
        container = other
        other?.children.append(self)
    }

    func adopt(constraintFrame frame: CGRect) { constraintFrame = frame }

    /// Wishes for a size as content does: against compression with 750, against stretching with 250.
    func wish(width: CGFloat? = nil, height: CGFloat? = nil, hugging: Float = 250, compression: Float = 750) {
        sizeWishes = []
        for (axis, length) in [(LayoutAttribute.Axis.horizontal, width), (.vertical, height)] {
            guard let length else { continue }
            sizeWishes.append(SizeWish(axis: axis, isMinimum: true, length: length, priority: compression))
            sizeWishes.append(SizeWish(axis: axis, isMinimum: false, length: length, priority: hugging))
        }
    }
}
