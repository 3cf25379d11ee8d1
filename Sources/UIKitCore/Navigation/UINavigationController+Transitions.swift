import CoreGraphics
import Foundation
import UIFoundation

/// The container's part of the transitions between its pages: animators, bars, the frames of views, and parent links.
extension UINavigationController {
    /// The animator of the delegate, or of the page on top; nil for the standard animation.
    func animator(
        isPush: Bool, from old: UIViewController, to new: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate?.navigationController(self, animationControllerFor: isPush ? .push : .pop, from: old, to: new)
            ?? (isPush ? new.stackAnimator(isPush: true, over: old) : old.stackAnimator(isPush: false, over: new))
    }

    /// The bars that move with the pages.
    var bars: [UIView] { [navigationBar, toolbar] }

    /// Shows the items of a stack in the bar.
    func showItems(
        of stack: [UIViewController], isPush: Bool = true, _ course: NavigationBarMotion.Course = .atOnce
    ) {
        navigationBar.show(items(of: stack), isPush: isPush, course)
    }

    /// Moves the bars along with the pages, and shows the toolbar's items of the arriving controller.
    ///
    /// - Parameters:
    ///   - carriesTabBar: Whether the tab bar is attached to a page, so that it keeps the background that it has there.
    ///   - changesToolbar: Whether only one of the pages hides the toolbar.
    func moveBars(
        to controller: UIViewController?, with coordinator: TransitionCoordinator?, carriesTabBar: Bool,
        changesToolbar: Bool
    ) {
        // A bar that enters with its page shows its final items from the beginning.
        if pageCarryingBar != nil { LayoutPass.layOutSubtree(of: navigationBar) }
        toolbar.show(controller?.toolbarItems, with: coordinator)
        moveBar(with: coordinator, carriesTabBar: carriesTabBar)
        if changesToolbar { moveToolbar(with: coordinator) }
        setNeedsStatusBarAppearanceUpdate()
    }

    /// Animates the bar's height and the backgrounds of all bars.
    private func moveBar(with coordinator: TransitionCoordinator?, carriesTabBar: Bool) {
        guard let coordinator else {
            layOutBar()
            return stage.followContentAtBottom()
        }
        coordinator.animate(
            alongsideTransition: { [weak self] _ in
                guard let self else { return }
                layOutBar()
                navigationBar.releaseBackground()
                if !carriesTabBar { stage.followContentAtBottom() }
            }, completion: nil)
    }

    private func moveToolbar(with coordinator: TransitionCoordinator?) {
        guard !isToolbarHidden else { return }
        toolbar.absence.byContainer = false
        viewIfLoaded?.setNeedsLayout()
        coordinator?.animateAlongsideTransition(
            in: toolbar, animation: { [self] _ in layOutToolbar() }, completion: nil)
    }

    /// Ends the motions of the bars.
    ///
    /// - Parameters:
    ///   - stack: The stack whose items the bar shows from now on; nil when it shows them already.
    ///   - movesBar: Whether the bar moves by itself.
    func settleBars(showing stack: [UIViewController]?, movesBar: Bool) {
        navigationBar.finishMotion()
        if let stack { showItems(of: stack) }
        if movesBar { endMovingBar() }
        detachBar()
        toolbar.endFading()
        showOrHideToolbar()
    }

    /// Restores the bars as they were before a transition that was cancelled.
    func revertBars(to change: StackChange, showing page: NavigationPage, movesBar: Bool) {
        if movesBar { endMovingBar() }
        detachBar()
        showItems(of: change.former)
        toolbar.show(page.child.toolbarItems, with: nil)
        viewIfLoaded?.setNeedsLayout()
        setNeedsStatusBarAppearanceUpdate()
    }

    /// Lays out the bar for another position of the content under it.
    func followContentAtTop() {
        layOutBar()
        navigationBar.setNeedsLayout()
    }

    // MARK: Pages

    /// Adds the bars to a page's safe area.
    ///
    /// - Returns: The frame of the controller's view in the page.
    func resolveFrame(in page: NavigationPage) -> CGRect {
        let barHeight = barInset(of: page)
        page.containerInsets = UIEdgeInsets(
            top: barHeight, left: 0, bottom: bottomInset(of: page) + toolbarInset, right: 0)
        page.resolveSafeArea()
        let controller = page.child
        let reachesTop =
            controller.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        let reachesBottom =
            controller.edgesForExtendedLayout.contains(.bottom)
            && (hidesToolbar || toolbar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        return page.frame(
            top: reachesTop || barHeight == 0 ? 0 : page.safeAreaInsets.top,
            bottom: reachesBottom ? 0 : page.safeAreaInsets.bottom)
    }

    /// The part of the tab bar's inset that the page covers: all of it when the tab bar is hidden for the page.
    func bottomInset(of page: NavigationPage) -> CGFloat {
        page.hidesBottomBar ? -(viewIfLoaded?.containerInsets.bottom ?? 0) : 0
    }

    // MARK: Links

    /// Sends `didMove(toParent:)` to the controllers that were added and removed.
    func finishLinks(of change: StackChange) {
        for controller in change.added where viewControllers.holds(controller) {
            controller.sendDidMove(to: self)
        }
        for controller in change.removed where !viewControllers.holds(controller) && controller.parent === self {
            bottomBarWishes.forget(controller)
            (controller as? UINavigationController)?.outerItem = nil
            if !keepsChild(controller) { controller.leaveParent() }
        }
        resolveBottomBar()
    }

    /// Links the removed controllers again and releases the added ones because a change was cancelled.
    func restoreLinks(of change: StackChange) {
        for controller in change.removed where viewControllers.holds(controller) && !keepsChild(controller) {
            controller.sendDidMove(to: self)
        }
        for controller in change.added where controller.parent === self && !keepsChild(controller) {
            controller.leaveParent()
        }
    }

    func hidesBottomBar(below controller: UIViewController) -> Bool {
        bottomBarWishes.hideBar(for: controller, in: viewControllers)
    }

    /// Shows or hides the tab bar when the values of controllers below the page have changed.
    private func resolveBottomBar() {
        guard let page = stage.page, topViewController === page.child else { return }
        let hides = hidesBottomBar(below: page.child)
        guard hides != page.hidesBottomBar else { return }
        page.hidesBottomBar = hides
        viewIfLoaded?.setNeedsLayout()
        parent?.asContainer?.bottomBarContainer?.viewIfLoaded?.setNeedsLayout()
    }
}
