/// Members of UIKit's classes that an extension in an app replaces when it overrides them, as a category does on Apple's systems.
///
/// Swift replaces only members that are declared with the word `dynamic`, as UIKit declares these. Apps override in extensions
/// the orientations and the status bar of containers, touches in scroll views, shakes of a window, the height of a tab bar, and
/// the size of a page control.
enum ReplaceableMembers {
    private static let loading: Set<String> = ["viewDidLoad()", "viewWillLayoutSubviews()"]
    private static let orientations: Set<String> = [
        "shouldAutorotate", "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
    ]
    private static let statusBar: Set<String> = [
        "preferredStatusBarStyle", "prefersStatusBarHidden", "childForStatusBarStyle", "childForStatusBarHidden",
    ]

    /// Full names of members by the names of classes.
    static let names: [String: Set<String>] = [
        "UINavigationController": loading.union(orientations).union(statusBar),
        "UITabBarController": loading.union(orientations).union(statusBar),
        "UISplitViewController": loading.union(orientations).union(statusBar),
        "UIAlertController": orientations.subtracting(["preferredInterfaceOrientationForPresentation"]),
        "UIScrollView": [
            "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)", "touchesCancelled(_:with:)",
        ],
        "UIPageControl": ["sizeToFit()"],
        "UITabBar": ["sizeThatFits(_:)"],
        "UIWindow": ["motionEnded(_:with:)"],
    ]
}
