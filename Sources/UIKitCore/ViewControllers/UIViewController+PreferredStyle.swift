public import Foundation
import UIFoundation

extension UIViewController {
    /// The name of the exception that UIKit raises when a controller's view is put where its parent is not.
    ///
    /// Unlike iOS: the program is stopped with a sentence instead, since Swift on Linux has no exceptions.
    public nonisolated static let hierarchyInconsistencyException = NSExceptionName(
        "UIViewControllerHierarchyInconsistency")

    /// The style that this controller puts in the place of that from above; unspecified leaves that.
    var ownStyle: UIUserInterfaceStyle {
        overrideUserInterfaceStyle == .unspecified ? adoptedStyle : overrideUserInterfaceStyle
    }

    /// Shows the view in the style that is preferred now, by the controller or by who decides for it.
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
