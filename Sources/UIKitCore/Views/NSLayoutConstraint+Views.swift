package import CoreGraphics

extension NSLayoutConstraint {
    /// Makes an inactive constraint between views, without the checks whether the items are valid.
    ///
    /// - Parameters:
    ///   - view: The first view.
    ///   - attribute: Its attribute.
    ///   - relation: The relation of the first attribute to the other side.
    ///   - other: The second view; nil for the constant alone.
    ///   - otherAttribute: Its attribute; `notAnAttribute` without one.
    ///   - multiplier: The factor of the second attribute.
    ///   - constant: Points to add to it.
    ///   - priority: The priority of the constraint.
    package convenience init(
        _ view: UIView, _ attribute: Attribute, _ relation: Relation, _ other: UIView?, _ otherAttribute: Attribute,
        multiplier: CGFloat, constant: CGFloat, priority: UILayoutPriority
    ) {
        var second: LayoutEquation.Side?
        if let other { second = LayoutEquation.Side(part: other.ownPart(otherAttribute)) }
        self.init(
            LayoutEquation(
                first: LayoutEquation.Side(part: view.ownPart(attribute)), relation: relation, second: second,
                multiplier: multiplier, constant: constant, priority: priority.rawValue))
    }
}
