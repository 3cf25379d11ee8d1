public import CoreGraphics

/// An edge or the middle of a view or guide from side to side.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another one, in the reading direction where the anchors follow it.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: side, to: otherAnchor.side)
    }

    /// A constraint that this anchor follows another one at a multiple of the system's space.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.equal, to: anchor, constant: multiplier * SystemSpacing.standard) }

    /// A constraint that this anchor follows another one at a multiple of the system's space or more.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.standard)
    }

    /// A constraint that this anchor follows another one at a multiple of the system's space or less.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.standard)
    }
}
