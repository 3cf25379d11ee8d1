public import Foundation

/// An edge, a middle or a length of a view or guide, from which constraints are made.
///
/// Anchors of one axis relate to those of the same axis alone, by their types. An anchor does not retain its item. The
/// constraints that it makes are inactive, required and not retained.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
    let side: LayoutEquation.Side

    init(_ side: LayoutEquation.Side) {
        self.side = side
        super.init()
    }

    convenience init(of item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(LayoutEquation.Side(part: item.ownPart(attribute)))
    }

    /// The anchor itself, for anchors do not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object is an anchor of the same part of the same item.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        return MainActor.assumeIsolated { side.isSame(as: other.side) }
    }

    open override nonisolated var hash: Int {
        ObjectIdentifier(side.part.state).hashValue ^ side.part.attribute.rawValue
    }

    /// A constraint that this anchor is equal to another one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, to: anchor)
    }

    /// A constraint that this anchor is at least another one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, to: anchor)
    }

    /// A constraint that this anchor is at most another one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, to: anchor)
    }

    /// A constraint that this anchor is equal to another one and some points more.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, to: anchor, constant: c)
    }

    /// A constraint that this anchor is at least another one and some points more.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor, constant: c) }

    /// A constraint that this anchor is at most another one and some points more.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, constant: c) }

    /// A constraint between this anchor and a multiple of another one and some points more.
    func constraint(
        _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            LayoutEquation(
                first: side, relation: relation, second: anchor.side, multiplier: multiplier, constant: constant))
    }
}
