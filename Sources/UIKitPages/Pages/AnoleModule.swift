import UIKitCore

/// The properties of page view controllers that interface files and apps reach by key.
final class AnoleModule: AnoleModuleExports {
    static func register(_ exports: AnoleExports) {
        exports.alias("UIPageViewController", UIPageViewController.self)
        exports.property("dataSource", \UIPageViewController.dataSource)
        exports.property("delegate", \UIPageViewController.delegate)
        exports.property("viewControllers", \UIPageViewController.viewControllers)
        exports.property("doubleSided", \UIPageViewController.isDoubleSided)
        exports.property("transitionStyle", \UIPageViewController.transitionStyle)
        exports.property("navigationOrientation", \UIPageViewController.navigationOrientation)
        exports.property("spineLocation", \UIPageViewController.spineLocation)
        exports.property("gestureRecognizers", \UIPageViewController.gestureRecognizers)
    }
}
