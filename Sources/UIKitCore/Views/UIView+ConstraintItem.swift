import CoreGraphics
import QuartzCore
import UIFoundation

extension UIView: ConstraintItem {
    var constraintContainer: (any ConstraintItem)? { storedSuperview }

    /// The frame without the transform and the anchor point, which constraints ignore.
    var untransformedFrame: CGRect {
        let (size, position) = (storedLayer.bounds.size, storedLayer.position)
        return CGRect(
            x: position.x - size.width / 2, y: position.y - size.height / 2, width: size.width, height: size.height)
    }

    var constraintFrame: CGRect {
        let (frame, shift) = (untransformedFrame, zoomShift(of: storedLayer.bounds.size))
        return alignmentRect(forFrame: frame.offsetBy(dx: -shift.x, dy: -shift.y))
    }

    /// The offset of the untransformed frame from the visible one, in a scroll view that zooms the view.
    ///
    /// Constraints refer to the visible frame there.
    func zoomShift(of size: CGSize) -> CGPoint {
        guard !storedLayer.state.transform.isIdentity, let scale = storedSuperview?.zoomScale(of: self), scale != 1
        else { return .zero }
        let excess = (scale - 1) / 2
        return CGPoint(x: excess * size.width, y: excess * size.height)
    }

    var insetsInContainer: UIEdgeInsets? { nil }

    var contentOrigin: CGPoint {
        let (origin, insets) = (storedLayer.bounds.origin, alignmentRectInsets)
        return CGPoint(x: -origin.x - insets.left, y: -origin.y - insets.top)
    }

    var isPlacedByConstraints: Bool {
        viewFlags.contains(.leavesFrameToConstraints) && layoutState?.isMentionedFromOutside == true
    }

    func isPlacedByConstraints(asOf state: LayoutState) -> Bool {
        viewFlags.contains(.leavesFrameToConstraints) && state.isMentionedFromOutside
    }

    func keepsPosition(along axis: NSLayoutConstraint.Axis) -> Bool {
        layoutState?.hasPosition(along: axis) != true
    }

    func keepsPosition(along axis: NSLayoutConstraint.Axis, asOf state: LayoutState) -> Bool {
        !state.hasPosition(along: axis)
    }

    func isDirectly(in other: any ConstraintItem) -> Bool { isDirectSubview(of: other) }

    /// Whether an object is the superview; no reference to either is counted.
    @inline(__always)
    func isDirectSubview(of other: AnyObject) -> Bool {
        superviewReference.unretained?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
    }

    var sharesOfContainer: ContainerShares {
        guard followsSuperviewSize, let superview = storedSuperview, superview.autoresizesSubviews else { return .none }
        let (frame, around) = (untransformedFrame, superview.storedLayer.bounds.size)
        let across = AutoresizingAxis(leading: frame.minX, length: frame.width)
            .shares(in: around.width, flexible: autoresizingMask.horizontal)
        let down = AutoresizingAxis(leading: frame.minY, length: frame.height)
            .shares(in: around.height, flexible: autoresizingMask.vertical)
        return ContainerShares(x: across.leading, width: across.length, y: down.leading, height: down.length)
    }

    var followsContainerSize: Bool {
        guard followsSuperviewSize, !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight]),
            let superview = storedSuperview
        else { return false }
        // What scrolls has a size of its own.
        return superview.autoresizesSubviews && superview.contentEdgesGuide == nil
    }

    var followers: [any ConstraintItem] {
        guard !storedSubviews.allBorrowed({ !$0.followsSuperviewSize }) else { return [] }
        return storedSubviews.filter(\.followsContainerSize)
    }

    var holdsConstraints: Bool { true }

    var constraintChildren: [any ConstraintItem] {
        guard let guides = attachments?.layoutGuides, !guides.isEmpty else { return storedSubviews }
        return storedSubviews as [any ConstraintItem] + guides as [any ConstraintItem]
    }

    var layoutState: LayoutState? { attachments?.layoutState }

    func makeLayoutState() -> LayoutState {
        if let state = layoutState { return state }
        let membership = LayoutMembership(of: self)
        madeAttachments.layout = membership
        viewFlags.insert(.isKnownToConstraints)
        return membership.state
    }

    func part(
        _ attribute: NSLayoutConstraint.Attribute, in equation: LayoutEquation
    ) -> LayoutEquation.Part {
        if attribute.isOfMargins {
            return layoutMarginsGuide.part(attribute.withoutMargin, in: equation)
        }
        if attribute.isBaseline {
            let view = attribute == .firstBaseline ? forFirstBaselineLayout : forLastBaselineLayout
            if view !== self, view.isDescendant(of: self) { return view.part(attribute, in: equation) }
        } else if !attribute.isLength, attribute != .centerX, attribute != .centerY, let guide = contentEdgesGuide,
            equation.isAboutItems(inside: self)
        {
            return guide.part(attribute, in: equation)
        }
        return ownPart(attribute)
    }

    func isOwnPart(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        guard !attribute.isOfMargins, !attribute.isBaseline else { return false }
        return attribute.isLength || attribute == .centerX || attribute == .centerY || contentEdgesGuide == nil
    }

    // MARK: Content

    var wrapsContent: Bool { heightFollowsWidth }

    func sizeWishes(inWidth width: CGFloat?) -> [SizeWish] {
        let natural = contentSize(inWidth: nil)
        let height = width.map { contentSize(inWidth: $0).height } ?? natural.height
        let priorities = attachments?.contentPriorities ?? ContentPriorities()
        var wishes: [SizeWish] = []
        for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, natural.width), (.vertical, height)]
        where length >= 0 && length.isFinite {
            for (isMinimum, priority) in [
                (true, priorities.compressionResistance(along: axis)), (false, priorities.hugging(along: axis)),
            ] where priority.rawValue > 0 {
                wishes.append(
                    SizeWish(
                        axis: axis, isMinimum: isMinimum, length: length,
                        priority: min(1000, priority.rawValue + priorities.bias)))
            }
        }
        return wishes
    }

    func textBaselines(inWidth width: CGFloat?) -> TextBaselines? { contentBaselines(inWidth: width) }

    // MARK: Marks

    func markForSolution() {
        viewFlags.insert(.needsSolution)
        markSubtreeForConstraints()
    }

    var isMarkedForSolution: Bool { viewFlags.contains([.needsSolution, .subtreeNeedsUpdateConstraints]) }

    var isMarkedForLayout: Bool { storedLayer.isMarkedForLayout }
    func markForFurtherLayout() { storedLayer.markForFurtherLayout() }

    var differsFromSolution: Bool {
        guard let state = layoutState, let frame = solvedFrame(asOf: state) else { return false }
        return frame != untransformedFrame
    }
}
