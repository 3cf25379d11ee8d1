import UIKit

/// A stack that checks pushed controllers.
class ClientNavigationController: UINavigationController {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }

    override class var hideShowBarDuration: CGFloat { super.hideShowBarDuration }

    override var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { super.barHideOnSwipeGestureRecognizer }
    override var barHideOnTapGestureRecognizer: UITapGestureRecognizer { super.barHideOnTapGestureRecognizer }
    override var delegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var hidesBarsOnSwipe: Bool {
        get { super.hidesBarsOnSwipe }
        set { super.hidesBarsOnSwipe = newValue }
    }
    override var hidesBarsOnTap: Bool {
        get { super.hidesBarsOnTap }
        set { super.hidesBarsOnTap = newValue }
    }
    override var hidesBarsWhenVerticallyCompact: Bool {
        get { super.hidesBarsWhenVerticallyCompact }
        set { super.hidesBarsWhenVerticallyCompact = newValue }
    }
    override var interactivePopGestureRecognizer: UIGestureRecognizer? { super.interactivePopGestureRecognizer }
    override var isNavigationBarHidden: Bool {
        get { super.isNavigationBarHidden }
        set { super.isNavigationBarHidden = newValue }
    }
    override var isToolbarHidden: Bool {
        get { super.isToolbarHidden }
        set { super.isToolbarHidden = newValue }
    }
    override var navigationBar: UINavigationBar { super.navigationBar }
    override var toolbar: UIToolbar! { super.toolbar }
    override var topViewController: UIViewController? { super.topViewController }
    override var viewControllers: [UIViewController] {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }
    override var visibleViewController: UIViewController? { super.visibleViewController }

    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        super.popToRootViewController(animated: animated)
    }
    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        super.popToViewController(viewController, animated: animated)
    }
    override func popViewController(animated: Bool) -> UIViewController? { super.popViewController(animated: animated) }
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        super.pushViewController(viewController, animated: animated)
    }
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        super.setNavigationBarHidden(hidden, animated: animated)
    }
    override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        super.setToolbarHidden(hidden, animated: animated)
    }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
    }
}

extension ClientNavigationController {
    func run(_ controller: UIViewController) {
        pushViewController(controller, animated: true)
        popViewController(animated: true)
        popToRootViewController(animated: true)
        let popped: UIViewController? = popViewController(animated: false)
        let all: [UIViewController]? = popToViewController(controller, animated: false)
        let gesture: UIGestureRecognizer? = interactivePopGestureRecognizer
        _ = (popped, all, gesture, toolbar.items, UINavigationController.hideShowBarDuration)
    }

    static func make(_ root: UIViewController) -> [UINavigationController] {
        [
            UINavigationController(), UINavigationController(rootViewController: root),
            ClientNavigationController(rootViewController: root), UINavigationController(nibName: nil, bundle: nil),
        ]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allNavigationControllerOperation: [UINavigationController.Operation] {
        [
            .none, .pop, .push,
        ]
    }
}
