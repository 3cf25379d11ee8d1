public import CoreGraphics

/// A length of a view or guide, or the distance between two anchors.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The distance between two positions.
    convenience init(from start: LayoutEquation.Side, to end: LayoutEquation.Side) {
        self.init(LayoutEquation.Side(part: end.part, start: start.part))
    }

    /// A constraint that this length is equal to a number of points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, toConstant: c) }

    /// A constraint that this length is at least a number of points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, toConstant: c)
    }

    /// A constraint that this length is at most a number of points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, toConstant: c)
    }

    /// A constraint that this length is equal to a multiple of another anchor's.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, to: anchor, multiplier: m)
    }

    /// A constraint that this length is at least a multiple of another anchor's.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, to: anchor, multiplier: m)
    }

    /// A constraint that this length is at most a multiple of another anchor's.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, to: anchor, multiplier: m)
    }

    /// A constraint that this length is equal to a multiple of another anchor's and some points more.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { constraint(.equal, to: anchor, multiplier: m, constant: c) }

    /// A constraint that this length is at least a multiple of another anchor's and some points more.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c) }

    /// A constraint that this length is at most a multiple of another anchor's and some points more.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }

    private func constraint(
        _ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(LayoutEquation(first: side, relation: relation, second: nil, constant: constant))
    }
}
