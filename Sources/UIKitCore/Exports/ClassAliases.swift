/// The framework's own classes by the names that interface files give them.
enum ClassAliases {
    static func expose(to x: AnoleExports) {
        exposeViews(to: x)
        exposeControls(to: x)
        exposeBars(to: x)
        exposeRecognizers(to: x)
        exposeControllers(to: x)
    }

    private static func exposeViews(to x: AnoleExports) {
        x.alias("UIView", UIView.self)
        x.alias("UIWindow", UIWindow.self)
        x.alias("UILabel", UILabel.self)
        x.alias("UIImageView", UIImageView.self)
        x.alias("UIScrollView", UIScrollView.self)
        x.alias("UIVisualEffectView", UIVisualEffectView.self)
        x.alias("UIProgressView", UIProgressView.self)
        x.alias("UIActivityIndicatorView", UIActivityIndicatorView.self)
        x.alias("UIInputView", UIInputView.self)
        x.alias("UILayoutGuide", UILayoutGuide.self)
        x.alias("NSLayoutConstraint", NSLayoutConstraint.self)
    }

    private static func exposeControls(to x: AnoleExports) {
        x.alias("UIControl", UIControl.self)
        x.alias("UIButton", UIButton.self)
        x.alias("UISwitch", UISwitch.self)
        x.alias("UISlider", UISlider.self)
        x.alias("UIStepper", UIStepper.self)
        x.alias("UISegmentedControl", UISegmentedControl.self)
        x.alias("UIPageControl", UIPageControl.self)
        x.alias("UIRefreshControl", UIRefreshControl.self)
    }

    private static func exposeBars(to x: AnoleExports) {
        x.alias("UINavigationBar", UINavigationBar.self)
        x.alias("UIToolbar", UIToolbar.self)
        x.alias("UITabBar", UITabBar.self)
        x.alias("UIBarItem", UIBarItem.self)
        x.alias("UIBarButtonItem", UIBarButtonItem.self)
        x.alias("UINavigationItem", UINavigationItem.self)
        x.alias("UITabBarItem", UITabBarItem.self)
    }

    private static func exposeRecognizers(to x: AnoleExports) {
        x.alias("UIGestureRecognizer", UIGestureRecognizer.self)
        x.alias("UITapGestureRecognizer", UITapGestureRecognizer.self)
        x.alias("UIPinchGestureRecognizer", UIPinchGestureRecognizer.self)
        x.alias("UIRotationGestureRecognizer", UIRotationGestureRecognizer.self)
        x.alias("UISwipeGestureRecognizer", UISwipeGestureRecognizer.self)
        x.alias("UIPanGestureRecognizer", UIPanGestureRecognizer.self)
        x.alias("UIScreenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self)
        x.alias("UILongPressGestureRecognizer", UILongPressGestureRecognizer.self)
        x.alias("UIHoverGestureRecognizer", UIHoverGestureRecognizer.self)
    }

    private static func exposeControllers(to x: AnoleExports) {
        x.alias("UIViewController", UIViewController.self)
        x.alias("UINavigationController", UINavigationController.self)
        x.alias("UITabBarController", UITabBarController.self)
        x.alias("UISplitViewController", UISplitViewController.self)
        x.alias("UIInputViewController", UIInputViewController.self)
        x.alias("UIStoryboardSegue", UIStoryboardSegue.self)
    }
}
