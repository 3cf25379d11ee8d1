import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ClassAliasTests {
    @Test(arguments: [
        "UIView", "UIWindow", "UILabel", "UIImageView", "UIScrollView", "UIVisualEffectView", "UIProgressView",
        "UIActivityIndicatorView", "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
        "UIPageControl", "UIRefreshControl", "UINavigationBar", "UIToolbar", "UITabBar", "UIBarButtonItem",
        "UINavigationItem", "UITabBarItem", "UITapGestureRecognizer", "UIPinchGestureRecognizer",
        "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UIPanGestureRecognizer",
        "UIScreenEdgePanGestureRecognizer", "UILongPressGestureRecognizer", "UIViewController",
        "UINavigationController", "UITabBarController", "UISplitViewController",
    ])
    func `a class of the core is found by its name in files`(name: String) throws {
        let found = try #require(ExposedClasses.shared.aliased(name))

        #expect(String(describing: found) == name)
    }

    @Test func `a name that no class has means none`() {
        #expect(ExposedClasses.shared.aliased("UIHologram") == nil)
    }
}
