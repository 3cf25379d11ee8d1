import Foundation

extension UIWindow {
    /// Reads the root controller, and whether the window is shown at once.
    func decodeWindow(from coder: InterfaceCoder) {
        if coder.flag("resizesToFullScreen") == true { frame = screen.bounds }
        if let controller = coder.object("rootViewController", as: UIViewController.self) {
            rootViewController = controller
        }
        if coder.flag("visibleAtLaunch") == true { isHidden = false }
    }
}
