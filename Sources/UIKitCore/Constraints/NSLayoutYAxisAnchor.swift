public import CoreGraphics

/// An edge, the middle or a baseline of a view or guide from top to bottom.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor down to another one.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: side, to: otherAnchor.side)
    }

    /// A constraint that this anchor is below another one at a multiple of the system's space, which is 8 points.
    ///
    /// Between a last and a first baseline the space is between their lines, and follows their fonts.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.equal, below: anchor, multiplier) }

    /// A constraint that this anchor is below another one at a multiple of the system's space or more.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, below: anchor, multiplier) }

    /// A constraint that this anchor is below another one at a multiple of the system's space or less.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, below: anchor, multiplier) }

    /// A constraint with some of the system's spaces: between two baselines these leave room for the lines.
    private func spaced(
        _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        guard side.isBaseline, anchor.side.isBaseline else {
            return constraint(relation, to: anchor, constant: multiplier * SystemSpacing.standard)
        }
        var equation = LayoutEquation(first: side, relation: relation, second: anchor.side)
        equation.baselineSpaces = multiplier
        return NSLayoutConstraint(equation)
    }
}
