package import CoreGraphics
import QuartzCore

extension NSLayoutConstraint {
    /// One side of a constraint that a file describes.
    package struct DescribedSide {
        /// A view or a layout guide.
        package var item: AnyObject
        package var attribute: Attribute

        package init(item: AnyObject, attribute: Attribute) { (self.item, self.attribute) = (item, attribute) }
    }

    /// The rule that a constraint of a file breaks, as a sentence.
    package struct Fault: Error {
        package let sentence: String
    }

    /// Makes an inactive constraint of this class for a file, where mistakes must not stop the program.
    ///
    /// - Parameters:
    ///   - first: The first side.
    ///   - relation: How it compares to the other one.
    ///   - second: The second side; nil for the constant alone.
    ///   - multiplier: The factor of the second attribute.
    ///   - constant: Points to add to it.
    ///   - priority: How strong it is, above 0 and up to 1000.
    ///   - owner: The view that is to hold it.
    /// - Throws: The rule that it breaks, or that the view is not around all items.
    package class func checked(
        _ first: DescribedSide, _ relation: Relation, _ second: DescribedSide?, multiplier: CGFloat,
        constant: CGFloat, priority: Float, heldBy owner: AnyObject
    ) throws(Fault) -> NSLayoutConstraint {
        var equation = LayoutEquation(
            first: try side(first), relation: relation, multiplier: multiplier, constant: constant)
        if let second { equation = equation.relating(equation.first, to: try side(second)) }
        equation.priority = priority
        if let fault = equation.fault { throw Fault(sentence: fault) }
        let constraint = ConstructibleObject.make(self)
        constraint.describe(equation)
        guard let owner = owner as? any ConstraintItem,
            let common = constraint.resolvedSides().commonContainer, common.isInside(owner)
        else { throw Fault(sentence: "The view that holds a constraint must be around all its items.") }
        return constraint
    }

    private static func side(_ side: DescribedSide) throws(Fault) -> LayoutEquation.Side {
        guard let item = side.item as? any ConstraintItem else {
            throw Fault(sentence: "The items of a constraint must be views or layout guides.")
        }
        return LayoutEquation.Side(part: item.ownPart(side.attribute))
    }
}
