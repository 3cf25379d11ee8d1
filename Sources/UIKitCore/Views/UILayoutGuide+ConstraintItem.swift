import CoreGraphics
import UIFoundation

extension UILayoutGuide: ConstraintItem {
    var constraintContainer: (any ConstraintItem)? { owner }
    var constraintFrame: CGRect { layoutFrame }
    var contentOrigin: CGPoint { .zero }
    var runsRightToLeft: Bool { owner?.runsRightToLeft ?? false }
    var isPlacedByConstraints: Bool { layoutState.map(isPlacedByConstraints(asOf:)) ?? false }
    func isPlacedByConstraints(asOf state: LayoutState) -> Bool { state.isMentionedFromOutside }
    var holdsConstraints: Bool { false }
    var wrapsContent: Bool { false }
    func sizeWishes(inWidth width: CGFloat?) -> [SizeWish] { [] }
    func textBaselines(inWidth width: CGFloat?) -> TextBaselines? { nil }
    var constraintChildren: [any ConstraintItem] { [] }
    var layoutState: LayoutState? { layoutMembership?.state }

    func makeLayoutState() -> LayoutState {
        let membership = layoutMembership ?? LayoutMembership(of: self)
        layoutMembership = membership
        return membership.state
    }

    func part(
        _ attribute: NSLayoutConstraint.Attribute, in equation: LayoutEquation
    ) -> LayoutEquation.Part {
        // A guide with insets from its view's edges is represented by these edges.
        guard insetsInContainer != nil, let owner else { return ownPart(attribute.withoutMargin) }
        return LayoutEquation.Part(
            state: owner.makeLayoutState(), attribute: attribute.withoutMargin, guide: makeLayoutState())
    }

    func markForSolution() { owner?.markForSolution() }

    var differsFromSolution: Bool { layoutState?.solvedFrame.map { $0 != layoutFrame } ?? false }
    var isMarkedForLayout: Bool { owner?.isMarkedForLayout == true }
    func markForFurtherLayout() { owner?.markForFurtherLayout() }
}
