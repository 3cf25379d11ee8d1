import UIKit

/// Pages of a book.
class ClientPageViewController: UIPageViewController {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]?
    ) { super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options) }

    override var dataSource: (any UIPageViewControllerDataSource)? {
        get { super.dataSource }
        set { super.dataSource = newValue }
    }
    override var delegate: (any UIPageViewControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var gestureRecognizers: [UIGestureRecognizer] { super.gestureRecognizers }
    override var isDoubleSided: Bool {
        get { super.isDoubleSided }
        set { super.isDoubleSided = newValue }
    }
    override var navigationOrientation: UIPageViewController.NavigationOrientation { super.navigationOrientation }
    override var spineLocation: UIPageViewController.SpineLocation { super.spineLocation }
    override var transitionStyle: UIPageViewController.TransitionStyle { super.transitionStyle }
    override var viewControllers: [UIViewController]? { super.viewControllers }

    override func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)?
    ) { super.setViewControllers(viewControllers, direction: direction, animated: animated, completion: completion) }
}

extension ClientPageViewController {
    static func make() -> UIPageViewController {
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 10])
        controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
        controller.setViewControllers(nil, direction: .reverse, animated: true) { finished in _ = finished }
        _ = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical)
        return controller
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allPageViewControllerNavigationDirection: [UIPageViewController.NavigationDirection] {
        [
            .forward, .reverse,
        ]
    }
    static var allPageViewControllerNavigationOrientation: [UIPageViewController.NavigationOrientation] {
        [
            .horizontal, .vertical,
        ]
    }
    static var allPageViewControllerOptionsKey: [UIPageViewController.OptionsKey] {
        [
            .interPageSpacing, .spineLocation,
        ]
    }
    static var allPageViewControllerSpineLocation: [UIPageViewController.SpineLocation] {
        [
            .max, .mid, .min, .none,
        ]
    }
    static var allPageViewControllerTransitionStyle: [UIPageViewController.TransitionStyle] {
        [
            .pageCurl, .scroll,
        ]
    }
}
