import UIKit

/// Tabs that slide sideways when another is selected, by a tap or led by a finger.
///
/// It is its own delegate, which gives the animator of a switch and, while a finger leads, the interaction.
final class SwipeTabsViewController: UITabBarController, UITabBarControllerDelegate {
    private var interaction: UIPercentDrivenInteractiveTransition?
    private lazy var pan = UIPanGestureRecognizer(target: self, action: SwipeTabsViewController.swipe)

    init() {
        super.init(nibName: nil, bundle: nil)
        let pages: [(String, String, UIColor)] = [
            ("Sun", "sun.max", .systemOrange), ("Moon", "moon", .systemIndigo), ("Star", "star", .systemTeal),
        ]
        viewControllers = pages.map { title, symbol, color in
            let page = SwipeTabPageViewController(title: title, color: color)
            page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
            return page
        }
        delegate = self
    }

    required init?(coder: NSCoder) { fatalError("Tabs are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(pan)
    }

    // MARK: Delegate

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let from = index(of: fromVC), let to = index(of: toVC) else { return nil }
        return TabSlideAnimator(movesRight: (to < from) != isMirrored)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    private func index(of page: UIViewController) -> Int? { viewControllers?.firstIndex { $0 === page } }

    // MARK: Finger

    private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func swipe() {
        let way = pan.translation(in: view).x
        switch pan.state {
        case .began:
            let step = (pan.velocity(in: view).x < 0) != isMirrored ? 1 : -1
            let target = selectedIndex + step
            guard viewControllers?.indices.contains(target) == true else { return }
            interaction = UIPercentDrivenInteractiveTransition()
            selectedIndex = target
        case .changed:
            interaction?.update(min(1, abs(way) / max(1, view.bounds.width)))
        default:
            let speed = pan.velocity(in: view).x
            let goesOn = abs(way + speed * 0.15) > view.bounds.width / 2 && way * speed >= 0
            pan.state == .ended && goesOn ? interaction?.finish() : interaction?.cancel()
            interaction = nil
        }
    }
}
