import CoreGraphics
import Foundation
import UIFoundation

extension UITabBarController: BottomBarContainer {
    package var visibleChildren: [UIViewController] { selectedRoot.map { [$0] } ?? [] }

    package var frontChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    package func childWillLeave(_ child: UIViewController) { forget(child) }

    package var bottomBarContainer: (any BottomBarContainer)? { self }

    package func showDetailInside(_ controller: UIViewController, sender: Any?) -> Bool {
        guard let selectedViewController else { return false }
        selectedViewController.showDetail(inside: controller, sender: sender)
        return true
    }

    package func goBack(to child: UIViewController, animated: Bool) {
        if selectedRoot !== child { selectedViewController = child }
    }

    package var adoptedForRestoration: [UIViewController] { overflow }

    /// Controllers without tabs are in the stack behind "More".
    package var containedPages: ContainedPages? {
        let overflow = overflow
        let more = overflow.isEmpty ? nil : moreNavigationController
        let own = (viewControllers ?? []).filter { page in !overflow.holds(page) }
        let selected = selectedViewController
        return ContainedPages(
            pages: own + (more.map { [$0] } ?? []),
            shown: overflow.holds(selected) ? more : selected,
            isAtRest: stage.runner.isAtRest && appearance.state == .appeared)
    }

    var ownSupportedOrientations: UIInterfaceOrientationMask {
        selectedRoot?.supportedInterfaceOrientations
            ?? (UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }

    var ownPreferredOrientation: UIInterfaceOrientation {
        OrientationDecision.preferred(in: supportedInterfaceOrientations, current: interfaceOrientation)
    }
}

extension UITabBarController: TabBarOwner {}
