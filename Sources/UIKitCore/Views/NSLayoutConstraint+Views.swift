package import CoreGraphics

extension NSLayoutConstraint {
    /// Makes an inactive constraint between parts of views, which nobody has to look at to find that they can be its items.
    ///
    /// - Parameters:
    ///   - view: The first view.
    ///   - attribute: The part of it.
    ///   - relation: How the part compares to the other side.
    ///   - other: The second view; nil for the constant alone.
    ///   - otherAttribute: The part of that; `notAnAttribute` without one.
    ///   - multiplier: The factor of the second attribute.
    ///   - constant: Points to add to it.
    ///   - priority: How strong it is.
    package convenience init(
        _ view: UIView, _ attribute: Attribute, _ relation: Relation, _ other: UIView?, _ otherAttribute: Attribute,
        multiplier: CGFloat, constant: CGFloat, priority: UILayoutPriority
    ) {
        var equation = LayoutEquation(
            first: LayoutEquation.Side(part: view.ownPart(attribute)), relation: relation, multiplier: multiplier,
            constant: constant, priority: priority.rawValue)
        if let other { equation.second = LayoutEquation.Side(part: other.ownPart(otherAttribute)) }
        self.init(equation)
    }
}
