import UIKit

/// Tabs that slide sideways when another is selected, by a tap or led by a finger.
///
/// It is its own delegate, which gives the animator of a switch and, while a finger leads, the interaction.
final class SwipeTabsViewController: UITabBarController, UITabBarControllerDelegate {
    private var interaction: UIPercentDrivenInteractiveTransition?
    /// The way that the finger took at first: -1 to the left, 1 to the right.
    private var leads: CGFloat = 1
    private lazy var pan = UIPanGestureRecognizer(target: self, action: SwipeTabsViewController.swipe)

    init() {
        super.init(nibName: nil, bundle: nil)
        let pages: [(String, String, UIColor)] = [
            ("Sun", "sun.max", .systemOrange), ("Moon", "moon", .systemIndigo), ("Star", "star", .systemTeal),
        ]
        viewControllers = pages.map { title, symbol, color in
            TabPageViewController(
                title: title, symbol: symbol, color: color, note: "Swipe sideways, or tap a tab.")
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
        let speed = pan.velocity(in: view).x
        switch pan.state {
        case .began:
            leads = speed < 0 ? -1 : 1
            let target = selectedIndex + ((speed < 0) != isMirrored ? 1 : -1)
            guard viewControllers?.indices.contains(target) == true else { return }
            interaction = UIPercentDrivenInteractiveTransition()
            selectedIndex = target
        case .changed:
            interaction?.update(min(max(0, progress), 1))
        default:
            let goesOn = pan.state == .ended && progress + leads * speed * 0.15 / max(1, view.bounds.width) > 0.5
            goesOn ? interaction?.finish() : interaction?.cancel()
            interaction = nil
        }
    }

    /// The distance of the finger along its first direction, in widths of the screen.
    private var progress: CGFloat { leads * pan.translation(in: view).x / max(1, view.bounds.width) }
}
