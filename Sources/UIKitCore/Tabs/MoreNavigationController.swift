import CoreGraphics
import Foundation
import UIFoundation

/// Holds the controllers for which a tab bar has no room: a list of them, and the selected one on top.
///
/// They are its children, whether they are in the stack or not. A navigation controller among them shows its own bar, whose back
/// button leads to the list, too.
final class MoreNavigationController: UINavigationController {
    private unowned let tabs: UITabBarController
    private(set) var overflow: [UIViewController] = []
    private lazy var list = MoreListController { [weak self] in
        self?.userDidChoose($0)
    } onEdit: { [weak self] in
        self?.tabs.beginCustomizing()
    }

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(
            title: SystemWord.more.text, image: UIImage(systemName: "ellipsis"), selectedImage: nil)
        viewControllers = [list]
    }

    required init?(coder: NSCoder) { nil }

    /// The controller selected from the list; nil while the list is shown.
    var chosen: UIViewController? { stack.dropFirst().first }

    /// Lists controllers; one that is no longer among them is removed from the stack.
    func list(_ controllers: [UIViewController]) {
        overflow = controllers
        list.show(controllers)
        refreshEditing()
        if let chosen, !keepsChild(chosen) { setViewControllers([list], animated: false) }
    }

    /// Updates the edit button when the customizable controllers have changed.
    func refreshEditing() { list.isEditable = tabs.canCustomize }

    /// Updates the list when a tab bar item has changed.
    func refreshList() { list.show(overflow) }

    /// Shows one of the controllers without animation.
    func choose(_ controller: UIViewController) {
        if chosen !== controller { setViewControllers([list, controller], animated: false) }
    }

    private func userDidChoose(_ controller: UIViewController) {
        guard tabs.delegate?.tabBarController(tabs, shouldSelect: controller) != false else { return }
        pushViewController(controller, animated: true)
        tabs.delegate?.tabBarController(tabs, didSelect: controller)
    }

    // MARK: Stack

    package override var acceptsStacks: Bool { true }

    package override func keepsChild(_ child: UIViewController) -> Bool { overflow.holds(child) }

    package override func stackDidChange(animated: Bool) {
        tabs.moreDidChange()
    }

    /// The tab bar controller restores the controllers without tabs like the others, because the user can choose which have tabs.
    package override func restorationOwner(of child: UIViewController) -> UIViewController? { parent }

    package override func childWillLeave(_ child: UIViewController) {
        super.childWillLeave(child)
        tabs.childDidLeaveMore(child)
    }
}
