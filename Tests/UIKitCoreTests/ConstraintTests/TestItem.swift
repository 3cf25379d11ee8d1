import CoreGraphics
import UIFoundation

@_spi(Subclassing) @testable import UIKitCore

/// A rectangle in a tree, as views and guides are.
final class TestItem: ConstraintItem {
    unowned var container: TestItem?
    private(set) var children: [TestItem] = []
    private var membership: LayoutMembership?
    var layoutState: LayoutState? { membership?.state }
    /// How often constraints asked to be looked after.
    var marks = 0
    var constraintFrame: CGRect
    var contentOrigin = CGPoint.zero
    /// Whether constraints are counted that mention the item; equations added to an engine by hand are not.
    var countsMentions = true
    /// Whether the item leaves its rectangle to constraints, if any mention it.
    private let isFree: Bool
    var baselines: TextBaselines?
    private var wishes: [SizeWish] = []
    /// The area that the item's content fills in any width; nil for content that is not wrapped.
    var area: CGFloat?
    var runsRightToLeft = false

    var constraintContainer: (any ConstraintItem)? { container }

    init(in container: TestItem? = nil, frame: CGRect? = nil) {
        self.container = container
        constraintFrame = frame ?? .zero
        isFree = frame == nil
        container?.children.append(self)
    }

    var isPlacedByConstraints: Bool { isFree && (!countsMentions || layoutState?.isMentionedFromOutside == true) }
    func isPlacedByConstraints(asOf state: LayoutState) -> Bool { isPlacedByConstraints }

    var constraintChildren: [any ConstraintItem] { children }

    func makeLayoutState() -> LayoutState {
        let made = membership ?? LayoutMembership(of: self)
        membership = made
        return made.state
    }

    var insetsInContainer: UIEdgeInsets? { nil }
    func keepsPosition(along axis: NSLayoutConstraint.Axis) -> Bool {
        countsMentions && layoutState?.hasPosition(along: axis) != true
    }

    var holdsConstraints: Bool { true }
    func textBaselines(inWidth width: CGFloat?) -> TextBaselines? { baselines }

    func part(
        _ attribute: NSLayoutConstraint.Attribute, in equation: LayoutEquation
    ) -> LayoutEquation.Part { ownPart(attribute) }

    func markForSolution() { marks += 1 }
    var differsFromSolution: Bool { layoutState?.solvedFrame != constraintFrame }
    var isMarkedForLayout: Bool { false }
    func markForFurtherLayout() {}

    /// Moves the item into another one, as views are moved.
    func move(to other: TestItem?) {
        leaveContainerOfConstraints()
        container?.children.removeAll { $0 === self }
        container = other
        other?.children.append(self)
    }

    /// Applies the rectangle of the last solution.
    func applySolvedFrame() { if let frame = layoutState?.solvedFrame { constraintFrame = frame } }

    var wrapsContent: Bool { area != nil }

    func sizeWishes(inWidth width: CGFloat?) -> [SizeWish] {
        guard let area, let width, width > 0 else { return wishes }
        return wishes + [SizeWish(axis: .vertical, isMinimum: true, length: area / width, priority: 750)]
    }

    /// Wishes for a size as content does: against compression with 750, against stretching with 250.
    func wish(width: CGFloat? = nil, height: CGFloat? = nil, hugging: Float = 250, compression: Float = 750) {
        wishes = []
        for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, width), (.vertical, height)] {
            guard let length else { continue }
            wishes.append(SizeWish(axis: axis, isMinimum: true, length: length, priority: compression))
            wishes.append(SizeWish(axis: axis, isMinimum: false, length: length, priority: hugging))
        }
    }
}
