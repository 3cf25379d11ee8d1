public import Foundation
import UIFoundation

extension UIViewController {
    /// The name of the exception that UIKit raises when a child's view is added below the view of a controller that is not
    /// its parent.
    ///
    /// Unlike iOS: the program is stopped with a sentence instead, since Swift on Linux has no exceptions.
    public nonisolated static let hierarchyInconsistencyException = NSExceptionName(
        "UIViewControllerHierarchyInconsistency")

    /// The style by which this controller overrides the inherited one; unspecified for none.
    var ownStyle: UIUserInterfaceStyle {
        overrideUserInterfaceStyle == .unspecified ? adoptedStyle : overrideUserInterfaceStyle
    }

    /// Applies the style that is preferred now by the controller, or by the child that decides for it.
    func adoptPreferredStyle() {
        let style = styleDecider.preferredUserInterfaceStyle
        if style != adoptedStyle {
            let former = adoptedStyle
            adoptedStyle = style
            if overrideUserInterfaceStyle == .unspecified { storedView?.controllerStyleDidChange(from: former) }
        }
        if let parent, parent.childViewControllerForUserInterfaceStyle === self { parent.adoptPreferredStyle() }
    }

    private var styleDecider: UIViewController {
        var decider = self
        while let child = decider.childViewControllerForUserInterfaceStyle, child.parent === decider { decider = child }
        return decider
    }
}
