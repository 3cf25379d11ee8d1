import CoreGraphics
import Foundation

extension UILayoutGuide {
    /// Constrains the guide to a band of a view, from side to side at its top or bottom edge.
    ///
    /// - Parameter edge: The top or the bottom attribute.
    /// - Returns: The constraint of its height, with the constant 0.
    func becomeBand(of view: UIView, at edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
        view.addLayoutGuide(self)
        for attribute in [NSLayoutConstraint.Attribute.left, .right, edge] {
            NSLayoutConstraint(
                LayoutEquation(
                    first: LayoutEquation.Side(part: ownPart(attribute)), relation: .equal,
                    second: LayoutEquation.Side(part: view.ownPart(attribute)))
            ).isActive = true
        }
        let height = heightAnchor.constraint(equalToConstant: 0)
        height.isActive = true
        return height
    }
}
