import UIKit

/// More tabs than a phone has room for: a list shows the rest, and the user chooses which of them have tabs.
///
/// The first and the last always stay where they are.
final class ManyTabsViewController: UITabBarController {
    init() {
        super.init(nibName: nil, bundle: nil)
        let pages = [
            page("Sun", "sun.max", .systemOrange, "The first tab stays where it is."),
            page("Moon", "moon", .systemIndigo, badge: "3"), page("Star", "star", .systemTeal),
            page("Cloud", "cloud", .systemGray, badge: "New"), page("Rain", "cloud.rain", .systemBlue),
            page("Snow", "snowflake", .systemCyan, badge: "12"),
            page("Leaf", "leaf", .systemGreen, "The last one cannot have a tab on a phone."),
        ]
        viewControllers = pages
        customizableViewControllers = Array(pages[1..<6])
        let bar = moreNavigationController.navigationBar
        bar.scrollEdgeAppearance = bar.standardAppearance
    }

    required init?(coder: NSCoder) { fatalError("Tabs are made in code.") }

    private func page(
        _ title: String, _ symbol: String, _ color: UIColor,
        _ note: String = "Choose Edit in the list behind More to give it another place.", badge: String? = nil
    ) -> UIViewController {
        let page = TabPageViewController(title: title, symbol: symbol, color: color, note: note)
        page.tabBarItem.badgeValue = badge
        return page
    }
}
