import CoreGraphics
import Foundation
import UIFoundation

extension UINavigationController {
    /// Whether the user sees a back button.
    var showsBackButton: Bool {
        (topViewController as? UINavigationController)?.showsBackButton
            ?? (!isNavigationBarHidden && navigationBar.showsBackButton)
    }

    /// The room in points that the bar takes above a page's content.
    func barInset(of page: NavigationPage) -> CGFloat {
        if storedIsBarHidden || page.isStack || navigationBar.absence.byApp { return 0 }
        return navigationBar.baseHeight(for: page.child.navigationItem) + (page.scrolling?.inset ?? 0)
    }

    /// Puts the bar to the top, or just above it.
    func layOutBar() {
        let page = pageCarryingBar ?? stage.page
        let item = page.flatMap { $0.isStack ? nil : $0.child.navigationItem } ?? navigationBar.topItem
        let height =
            navigationBar.baseHeight(for: item)
            + (page?.scrolling?.extent ?? 0)
        let top = view.safeAreaInsets.top
        let isAway = isBarAway
        if barMotions == 0, navigationBar.absence.byContainer != isAway { navigationBar.absence.byContainer = isAway }
        navigationBar.topExtension = top
        // Out of sight means one point further, for the hairline.
        navigationBar.frame = CGRect(
            x: 0, y: isAway ? -height - 1 : top, width: view.bounds.width, height: height)
    }

    var isBarAway: Bool { pageCarryingBar == nil && (storedIsBarHidden || stage.page?.isStack == true) }

    func hideBar(_ hidden: Bool, animated: Bool) {
        guard hidden != storedIsBarHidden else { return }
        storedIsBarHidden = hidden
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        // What begins has the bar go or come along.
        guard animated, view.window != nil, !stage.carriesBar else { return setNeedsStatusBarAppearanceUpdate() }
        beginMovingBar()
        UIView.animate(withDuration: Self.hideShowBarDuration) { [self] in
            setNeedsStatusBarAppearanceUpdate()
            // In the middle of a transition only the bar moves; the pages get their insets with the layout.
            if stage.runner.isCallingOut { layOutBar() } else { view.layoutIfNeeded() }
        } completion: { [weak self] _ in
            self?.endMovingBar()
        }
    }

    /// Has the bar seen until it has come to its place.
    func beginMovingBar() {
        barMotions += 1
        navigationBar.absence.byContainer = false
    }

    /// Takes a bar that has come to its place out of the picture, if that is out of sight.
    func endMovingBar() {
        barMotions -= 1
        if barMotions == 0 { navigationBar.absence.byContainer = isBarAway }
    }

    /// Puts the bar on a page that moves, when the other page does not have it.
    func attachBar(to page: NavigationPage) {
        pageCarryingBar = page
        layOutBar()
        page.addSubview(navigationBar)
    }

    /// Detaches the bar from the page that it rode on.
    func detachBar() {
        guard pageCarryingBar != nil else { return }
        pageCarryingBar = nil
        view.addSubview(navigationBar)
        layOutBar()
    }
}
