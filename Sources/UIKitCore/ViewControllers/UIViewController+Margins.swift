package import CoreGraphics
import Foundation
import UIFoundation

extension UIViewController {
    /// The width in points from which a root view has wider margins.
    private static let wideWidth: CGFloat = 414

    /// The distance of content from the sides of a page or a table of a width, in points.
    package static func margin(inWidth width: CGFloat) -> CGFloat { width >= wideWidth ? 20 : 16 }

    var minimumMargins: NSDirectionalEdgeInsets {
        let margin = Self.margin(inWidth: storedView?.bounds.width ?? UIScreen.main.bounds.width)
        return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }

    /// Notifies the root view and its controller of changed margins, and of the first ones.
    func announceMargins(of view: UIView) {
        let margins = view.currentMargins
        guard margins != announcedMargins else { return }
        announcedMargins = margins
        view.notifyOfMargins()
        layoutMarginsDidChange()
    }
}
