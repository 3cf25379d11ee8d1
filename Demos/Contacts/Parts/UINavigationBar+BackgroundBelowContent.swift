import UIKit

extension UINavigationBar {
    /// Has the bar stand on the page's own ground until content comes below it.
    func showBackgroundBelowContentOnly() {
        let atEdge = UINavigationBarAppearance()
        atEdge.configureWithTransparentBackground()
        scrollEdgeAppearance = atEdge
    }
}
