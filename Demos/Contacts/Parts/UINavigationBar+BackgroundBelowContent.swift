import UIKit

extension UINavigationBar {
    /// Shows the page's own background behind the bar until content scrolls below it.
    func showBackgroundBelowContentOnly() {
        let atEdge = UINavigationBarAppearance()
        atEdge.configureWithTransparentBackground()
        scrollEdgeAppearance = atEdge
    }
}
