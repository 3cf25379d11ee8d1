import CoreGraphics
import Foundation
import UIFoundation

extension UITabBarController {
    /// Handles a tap on a tab: asks the delegate, selects, notifies the delegate.
    ///
    /// A tap on the selected tab pops its stack to the root, or scrolls to the top if the root is shown.
    func userDidTap(_ item: UITabBarItem) {
        guard let controller = roots.first(where: { $0.tabBarItem === item }),
            delegate?.tabBarController(self, shouldSelect: controller) != false
        else { return tabBar.selectedItem = selectedRoot?.tabBarItem }
        if controller === selectedRoot {
            let popped = controller.asContainer?.goToRoot(animated: true)
            if popped == nil, let content = controller.scrollView(at: .top), content.scrollsToTop {
                content.scrollToTop()
            }
        } else {
            select(controller === more ? more?.chosen ?? controller : controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// Updates the bar when a child has another tab bar item.
    func itemsDidChange(animated: Bool = false) {
        let items = roots.compactMap(\.tabBarItem)
        if let customization = tabBar.customization {
            if customization.knows(viewControllers?.compactMap(\.tabBarItem) ?? []) { return refreshMore() }
            endCustomizing()
            // The user's order was restored with the new tabs.
            return itemsDidChange(animated: animated)
        }
        if !items.elementsEqual(tabBar.items ?? [], by: { $0 === $1 }) { tabBar.change(to: items, animated: animated) }
        tabBar.selectedItem = selectedRoot?.tabBarItem
        refreshMore()
    }

    private func refreshMore() {
        if let more, !isLinking { more.refreshList() }
    }

    // MARK: Hiding

    func hideBar(_ hidden: Bool, animated: Bool) {
        guard hidden != storedIsBarHidden else { return }
        storedIsBarHidden = hidden
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil, !isBarInPage else { return }
        barMotions += 1
        tabBar.absence.byContainer = false
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
            view.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self else { return }
            barMotions -= 1
            tabBar.absence.byContainer = hidesBar && barMotions == 0
        }
    }

    /// Attaches the bar to a page that animates, below the page's dimming view.
    package func attachBar(to page: UIView) {
        guard !storedIsBarHidden else { return }
        isBarInPage = true
        tabBar.absence.byContainer = false
        page.addSubview(tabBar)
        if let shown = stage.shown { giveInset(to: shown) }
    }

    /// Detaches the bar from the page.
    package func detachBar() {
        guard isBarInPage else { return }
        isBarInPage = false
        view.addSubview(tabBar)
        view.setNeedsLayout()
    }

    /// Whether the bar is hidden by `isTabBarHidden` or by the shown child.
    private var hidesBar: Bool {
        !isBarInPage
            && (storedIsBarHidden || stage.shown?.asContainer?.hidesBarAround == true)
    }

    /// Whether the controllers' views extend below the bar.
    var givesRoomAway: Bool { hidesBar || tabBar.absence.byApp }

    private var barHeight: CGFloat { tabBar.sizeThatFits(view.bounds.size).height }

    // MARK: Layout

    func layOutContainer() {
        let bounds = view.bounds
        stage.content.frame = bounds
        // A hidden bar lies one point further, so that its hairline is hidden, too.
        let top = storedIsBarHidden && !isBarInPage ? bounds.height + 1 : bounds.height - barHeight
        tabBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: barHeight)
        tabBar.absence.byContainer = hidesBar && barMotions == 0
        stage.runner.sizeMayHaveChanged()
        // In a window the selected child is shown even when the container's appearance callbacks were not forwarded.
        if appearance.state == .disappeared, view.isInWindow { stage.attachSelected() }
        stage.layOutShown()
        if selectedRoot?.asContainer?.isChangingPages != true { followContent() }
    }

    /// Updates the bar's background for the scroll position of the selected controller.
    package func followContent() { tabBar.follow(selectedRoot) }

    /// Adds the bar to a child's safe area.
    ///
    /// - Returns: The frame of the child's view.
    func frame(of child: UIViewController) -> CGRect {
        giveInset(to: child)
        var frame = view.bounds
        if !reachesBelowBar(child), !givesRoomAway { frame.size.height = max(0, frame.height - barHeight) }
        return frame
    }

    private func giveInset(to child: UIViewController) {
        let inset = reachesBelowBar(child) && !givesRoomAway ? barHeight : 0
        child.applyContainerInsets(UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0))
    }

    func reachesBelowBar(_ child: UIViewController) -> Bool {
        child.edgesForExtendedLayout.contains(.bottom)
            && (tabBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
    }
}
