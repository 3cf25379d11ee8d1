import Foundation
import UIKitCore

/// The delegate of a split view that answers as a test scripts it, and notes its calls.
final class SplitRecorder: UISplitViewControllerDelegate {
    private(set) var calls: [String] = []
    var top: UISplitViewController.Column?
    var expandedMode: UISplitViewController.DisplayMode?
    var takesDetail = false
    var dropsSecondary = false
    var separated: UIViewController?

    func drain() -> [String] {
        defer { calls = [] }
        return calls
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { calls.append("mode \(displayMode)") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        calls.append("show \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        calls.append("hide \(column)")
    }

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        calls.append("gesture begins")
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        calls.append("gesture ended")
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        calls.append("proposed \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        calls.append("proposed \(proposedDisplayMode)")
        return expandedMode ?? proposedDisplayMode
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }

    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        calls.append("detail")
        return takesDetail
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        calls.append("collapse secondary")
        return dropsSecondary
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        calls.append("separate secondary")
        return separated
    }
}
