import Foundation

extension UIViewController {
    /// Of controllers that were decoded those that this one may contain.
    ///
    /// A state that was damaged or is of another version of the app may name any of them anywhere: each counts once, and neither
    /// this one nor one around it, and none that another contains.
    func possibleChildren(_ decoded: [UIViewController]) -> [UIViewController] {
        var surroundings: [UIViewController] = []
        var outer: UIViewController? = self
        while let next = outer {
            surroundings.append(next)
            outer = next.parent ?? next.presentingViewController
        }
        var children: [UIViewController] = []
        for controller in decoded
        where !(surroundings + children).contains(where: { $0 === controller })
            && (controller.parent == nil || controller.parent === self)
        {
            children.append(controller)
        }
        return children
    }
}
