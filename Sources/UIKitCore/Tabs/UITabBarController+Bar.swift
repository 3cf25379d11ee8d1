import CoreGraphics
import Foundation
import UIFoundation

extension UITabBarController {
    /// A tab was tapped: asks the delegate, switches, tells the delegate. A second tap pops a stack to its root, and where there
    /// is nothing to pop scrolls to the top.
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

    /// Some child has another tab item now.
    func itemsDidChange(animated: Bool = false) {
        let items = roots.compactMap(\.tabBarItem)
        if let customization = tabBar.customization {
            if customization.knows(viewControllers?.compactMap(\.tabBarItem) ?? []) { return refreshMore() }
            endCustomizing()
            // The user's order came with new tabs.
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

    /// Puts the bar on a page that moves, below what dims the page.
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

    /// Whether the bar is not there: it is switched off, or what is shown hides it.
    private var hidesBar: Bool {
        !isBarInPage
            && (storedIsBarHidden || stage.shown?.asContainer?.hidesBarAround == true)
    }

    /// Whether the controllers have the bar's room.
    var givesRoomAway: Bool { hidesBar || tabBar.absence.byApp }

    private var barHeight: CGFloat { tabBar.sizeThatFits(view.bounds.size).height }

    // MARK: Layout

    func layOutContainer() {
        let bounds = view.bounds
        stage.content.frame = bounds
        // Out of sight means one point further, for the hairline.
        let top = storedIsBarHidden && !isBarInPage ? bounds.height + 1 : bounds.height - barHeight
        tabBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: barHeight)
        tabBar.absence.byContainer = hidesBar && barMotions == 0
        stage.runner.sizeMayHaveChanged()
        // In a window without having been told that it appears, it shows its selection all the same.
        if appearance.state == .disappeared, view.isInWindow { stage.attachSelected() }
        stage.layOutShown()
        if selectedRoot?.asContainer?.isChangingPages != true { followContent() }
    }

    /// Has the bar look as what the selected controller scrolls calls for.
    package func followContent() { tabBar.follow(selectedRoot) }

    /// Gives a child the bar as safe area; where its view belongs.
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
