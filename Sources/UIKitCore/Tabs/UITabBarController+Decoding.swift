import Foundation

extension UITabBarController {
    /// Reads the bar, and the controllers that a file without scenes has.
    func decodeTabBarController(from coder: InterfaceCoder) {
        if let bar = coder.object("tabBar", as: UITabBar.self) { own(bar) }
        let controllers = coder.objects(in: "viewControllers", as: UIViewController.self)
        if !controllers.isEmpty { viewControllers = controllers }
    }
}
