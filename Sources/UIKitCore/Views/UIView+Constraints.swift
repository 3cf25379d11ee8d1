import CoreGraphics
import QuartzCore
import UIFoundation

extension UIView {
    /// Sets whether the frame is the view's own or determined by constraints.
    func keepFrame(_ keepsFrame: Bool) {
        guard keepsFrame == viewFlags.contains(.leavesFrameToConstraints) else { return }
        viewFlags.set(.leavesFrameToConstraints, !keepsFrame)
        autoresizingDidChange()
        guard let state = layoutState, !state.mentions.isEmpty else { return }
        // They are installed again with the present values of the view.
        for constraint in state.mentions { constraint.uninstall() }
        for constraint in state.mentions { constraint.container?.markIsland() }
    }

    /// Activates a constraint and stores it here.
    func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.container !== self else { return }
        constraint.deactivate()
        constraint.activate(in: self)
    }

    /// Deactivates a constraint that the view holds.
    func release(_ constraint: NSLayoutConstraint) {
        if constraint.container === self { constraint.deactivate() }
    }

    func changeContentPriorities(_ change: (inout ContentPriorities) -> Void) {
        var priorities = attachments?.contentPriorities ?? ContentPriorities()
        change(&priorities)
        madeAttachments.contentPriorities = priorities
        contentWishesDidChange()
    }

    /// Updates the layout after a change of the intrinsic size: by constraints, or in the superview.
    func contentWishesDidChange() {
        storedSuperview?.contentSizeDidChange(of: self)
        guard let state = layoutState, let engine = state.engine, isPlacedByConstraints else {
            storedSuperview?.setNeedsLayout()
            return
        }
        engine.wishesDidChange(state)
        storedSuperview?.markIsland()
    }

    /// Updates constraints on the baselines of the view, or of a view above that forwards to it, after other views define them.
    @_spi(Subclassing) public func baselineViewsDidChange() {
        var view: UIView? = self
        while let current = view {
            if let state = current.layoutState {
                for constraint in state.held { constraint.followBaselines() }
            }
            view = current.storedSuperview
        }
    }

    /// The frame around an alignment rectangle, for a view whose frame includes its `alignmentRectInsets`.
    func frame(around alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    /// Whether constraints that the view holds, or a view whose size follows it, relate its size to its content.
    @_spi(Subclassing) public var isSizedByConstraints: Bool {
        if layoutState?.held.isEmpty == false { return true }
        for subview in storedSubviews where subview.followsContainerSize && subview.isSizedByConstraints { return true }
        return false
    }

    /// Whether the view can be without height for a while: a subview that follows its height has no margins to lose.
    @_spi(Subclassing) public var toleratesNoHeight: Bool {
        storedSubviews.allBorrowed { !$0.followsSuperviewSize || $0.frame.height >= self.bounds.height }
    }

    /// The size that constraints and content give the view for a target size with fitting priorities.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConstraintsIfNeeded()
        joinFollowers()
        let solved: CGSize
        let priorities = (max(1, horizontal.rawValue), max(1, vertical.rawValue))
        if let island = layoutState?.island, !island.engine.hasBrokenEquations {
            solved = island.engine.fittingSize(target, priorities: priorities)
        } else {
            solved = ownFittingSize(target, priorities)
        }
        let insets = alignmentRectInsets
        let scale = storedLayer.contentsScale
        func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
        return CGSize(
            width: up(solved.width + insets.left + insets.right),
            height: up(solved.height + insets.top + insets.bottom))
    }

    /// The size by the constraints inside alone, for a view whose content is in one island with outer views.
    private func ownFittingSize(_ target: CGSize, _ priorities: (Float, Float)) -> CGSize {
        let equations = constraintSubtree.flatMap { item in
            item.layoutState?.held.compactMap { $0.equationInForce(runsRightToLeft: item.runsRightToLeft) } ?? []
        }
        guard !equations.isEmpty else { return sizeOfContent(target, priorities) }
        return LayoutEngine.fittingSize(of: self, by: equations, target, priorities: priorities)
    }

    private func sizeOfContent(_ target: CGSize, _ priorities: (Float, Float)) -> CGSize {
        let isHeld = heightFollowsWidth && priorities.0 >= UILayoutPriority.required.rawValue
        let natural = contentSize(inWidth: nil)
        let size = isHeld ? contentSize(inWidth: target.width) : natural
        func fit(_ length: CGFloat, _ target: CGFloat, _ priority: Float, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
            guard length >= 0 else { return target }
            let kept = attachments?.contentPriorities ?? ContentPriorities()
            let strength = target < length ? kept.compressionResistance(along: axis) : kept.hugging(along: axis)
            return priority > strength.rawValue ? target : length
        }
        return CGSize(
            width: fit(natural.width, target.width, priorities.0, .horizontal),
            height: fit(size.height, target.height, priorities.1, .vertical))
    }
}
