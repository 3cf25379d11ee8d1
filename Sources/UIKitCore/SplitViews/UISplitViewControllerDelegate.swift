/// Is notified how a split view changes, and has a say in how it collapses and expands; every method is optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    // MARK: Columns

    /// Another display mode is about to be taken, or comes back because a finger let go of the change.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// A column is about to come while the split view is expanded.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

    /// A column is about to go while the split view is expanded.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    /// A finger begins to bring a column in or out.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

    /// The finger has left, and the columns are at rest.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    // MARK: Collapsing

    /// Which column is on top when the width becomes compact and columns are stacked.
    ///
    /// The compact one is proposed when there is any, else the secondary one; after a launch that restores the app's state the
    /// one that was on top.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    /// Which display mode to take when the columns stand beside each other again.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode

    /// The columns are stacked now.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// The columns stand beside each other again.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    // MARK: The unspecified style

    /// The mode that the button takes next; `automatic` leaves it to the split view.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    /// Whether the delegate has shown a controller in the primary place itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool

    /// Whether the delegate has shown a controller in the secondary place itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    /// The controller that stands for both when they collapse; nil for the primary one.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// The primary controller when they are taken apart again; nil for the one that is shown.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// Whether the delegate has put the secondary controller where it belongs itself, or has no more need of it.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// The secondary controller, taken from the primary one; nil leaves that to the primary controller.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    // MARK: Orientation

    /// The orientations that the split view supports; by default those of the device's idiom.
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask

    /// The orientation to be presented in; by default one of the supported ones.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {}
    public func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {}
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    public func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { .automatic }
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { nil }
    public func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { nil }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { splitViewController.ownSupportedOrientations }
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { splitViewController.ownPreferredOrientation }
}
