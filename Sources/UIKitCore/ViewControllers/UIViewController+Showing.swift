public import Foundation

extension UIViewController {
    /// Posted by a split view when it begins or ceases to show details beside the rest, for example to update
    /// disclosure indicators.
    public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")

    /// The controller that was asked first, while outer containers are being asked.
    private static var shower: UIViewController?

    /// Shows a controller by the nearest outer container; without one, the controller that was asked first presents it.
    func passOn(_ action: Selector, of controller: UIViewController, sender: Any?) {
        let first = Self.shower ?? self
        guard let parent else {
            Self.shower = nil
            return first.present(controller, animated: UIView.areAnimationsEnabled)
        }
        let outer = Self.shower
        Self.shower = first
        defer { Self.shower = outer }
        if action == .show {
            parent.show(controller, sender: sender)
        } else {
            parent.showDetailViewController(controller, sender: sender)
        }
    }

    /// Stops because the storyboard has no segue with the identifier.
    func refuseSegue(_ identifier: String) -> Never {
        fatalError(
            "Receiver has no segue with identifier '\(identifier)': no storyboard has given \(ObjectNames.label(of: self)) one. "
                + "Show the controller by code, with show(_:sender:) or present(_:animated:completion:).")
    }

    func nearestPerformer(of action: Selector, sender: Any?) -> UIViewController? {
        var controller: UIViewController? = self
        while let current = controller {
            if action.isImplemented(by: current), current.canPerformAction(action, withSender: sender) {
                return current
            }
            controller = current.parent
        }
        return nil
    }

    /// Shows a detail over this controller, because there is no room beside it: a stack pushes it, tabs forward it, others
    /// present it.
    func showDetail(inside controller: UIViewController, sender: Any?) {
        if asContainer?.showDetailInside(controller, sender: sender) == true { return }
        present(controller, animated: UIView.areAnimationsEnabled)
    }

    /// Whether it is a container that performs an action that shows controllers.
    func showsControllers(by action: Selector) -> Bool {
        if asContainer?.performsShowing(action) == true { return true }
        return ExposedClasses.shared.hasMethod(action.name, in: type(of: self), below: UIViewController.self) == true
    }
}
