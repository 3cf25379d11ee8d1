import Foundation
import InterfaceArchive
import ResourceFiles

extension UINavigationController {
    /// Reads the bars, whether they are shown and when they hide, and the stack of a file without scenes.
    func decodeNavigationController(from coder: InterfaceCoder) {
        decodePresentationContext(from: coder)
        if let bar = coder.object("navigationBar", as: UINavigationBar.self) { own(bar) }
        if let bar = coder.object("toolbar", as: UIToolbar.self) { own(bar) }
        if let hides = coder.flag("navigationBarHidden") { isNavigationBarHidden = hides }
        if let hides = coder.flag("toolbarHidden") { isToolbarHidden = hides }
        if let hides = coder.flag("hidesBarsOnSwipe") { hidesBarsOnSwipe = hides }
        if let hides = coder.flag("hidesBarsOnTap") { hidesBarsOnTap = hides }
        if let hides = coder.flag("hidesBarsWhenVerticallyCompact") { hidesBarsWhenVerticallyCompact = hides }
        let controllers = coder.list("viewControllers").compactMap { element in
            stackable(coder.objects.object(for: element) as? UIViewController, from: element, of: coder)
        }
        if !controllers.isEmpty { viewControllers = controllers }
    }

    /// Returns a controller of the file that may be in the stack; a container that may not is reported and left out.
    private func stackable(
        _ controller: UIViewController?, from element: InterfaceElement, of coder: InterfaceCoder
    ) -> UIViewController? {
        guard let controller else { return nil }
        if controller is UINavigationController || controller.asContainer?.mayBeStacked == false {
            coder.objects.report(
                element.fault(
                    found: "\(element) in the stack of a navigation controller",
                    expected: "a controller that is no navigation or split view controller"))
            return nil
        }
        return controller
    }
}
