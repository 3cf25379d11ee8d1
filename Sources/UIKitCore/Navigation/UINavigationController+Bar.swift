import CoreGraphics
import Foundation
import UIFoundation

extension UINavigationController {
    /// Whether the user sees a back button.
    var showsBackButton: Bool {
        (topViewController as? UINavigationController)?.showsBackButton
            ?? (!isNavigationBarHidden && navigationBar.showsBackButton)
    }

    /// The height in points that the bar covers at the top of a page.
    func barInset(of page: NavigationPage) -> CGFloat {
        if storedIsBarHidden || page.isStack || navigationBar.absence.byApp { return 0 }
        return navigationBar.baseHeight(for: page.child.navigationItem) + (page.scrolling?.inset ?? 0)
    }

    /// Moves the bar to the top, or just above it when it is hidden.
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
        // A hidden bar lies one point further, so that its hairline is hidden, too.
        navigationBar.frame = CGRect(
            x: 0, y: isAway ? -height - 1 : top, width: view.bounds.width, height: height)
    }

    var isBarAway: Bool { pageCarryingBar == nil && (storedIsBarHidden || stage.page?.isStack == true) }

    func hideBar(_ hidden: Bool, animated: Bool) {
        guard hidden != storedIsBarHidden else { return }
        storedIsBarHidden = hidden
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        // A transition that is beginning moves the bar along.
        guard animated, view.window != nil, !stage.carriesBar else { return setNeedsStatusBarAppearanceUpdate() }
        beginMovingBar()
        UIView.animate(withDuration: Self.hideShowBarDuration) { [self] in
            setNeedsStatusBarAppearanceUpdate()
            // During a transition only the bar moves; the pages get their insets with the next layout.
            if stage.runner.isCallingOut { layOutBar() } else { view.layoutIfNeeded() }
        } completion: { [weak self] _ in
            self?.endMovingBar()
        }
    }

    /// Shows the bar until its animation has ended.
    func beginMovingBar() {
        barMotions += 1
        navigationBar.absence.byContainer = false
    }

    /// Hides the bar after its animation, if it lies outside the container.
    func endMovingBar() {
        barMotions -= 1
        if barMotions == 0 { navigationBar.absence.byContainer = isBarAway }
    }

    /// Attaches the bar to a moving page when the other page does not have it.
    func attachBar(to page: NavigationPage) {
        pageCarryingBar = page
        layOutBar()
        page.addSubview(navigationBar)
    }

    /// Detaches the bar from its page.
    func detachBar() {
        guard pageCarryingBar != nil else { return }
        pageCarryingBar = nil
        view.addSubview(navigationBar)
        layOutBar()
    }
}
