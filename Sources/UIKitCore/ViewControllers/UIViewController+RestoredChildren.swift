import CoreGraphics
import Foundation

extension UIViewController {
    /// Filters decoded controllers for those that this one may contain.
    ///
    /// A state that is damaged or of another version of the app can name any controller anywhere. Each counts once; this
    /// controller, its ancestors and children of other containers are left out.
    func possibleChildren(_ decoded: [UIViewController]) -> [UIViewController] {
        var surroundings: [UIViewController] = []
        var outer: UIViewController? = self
        while let next = outer {
            surroundings.append(next)
            outer = next.parent ?? next.presentingViewController
        }
        var children: [UIViewController] = []
        for controller in decoded
        where !(surroundings + children).holds(controller)
            && (controller.parent == nil || controller.parent === self)
        {
            children.append(controller)
        }
        return children
    }
}
