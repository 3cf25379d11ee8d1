import CoreGraphics
import Foundation
import UIFoundation

extension UIViewController {
    /// From this width on, in points, a root view has wider margins.
    private static let wideWidth: CGFloat = 414

    var minimumMargins: NSDirectionalEdgeInsets {
        let width = storedView?.bounds.width ?? UIScreen.main.bounds.width
        let margin: CGFloat = width >= Self.wideWidth ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }

    /// Notifies the root view and its controller that the margins changed, and of the first ones.
    func announceMargins(of view: UIView) {
        let margins = view.currentMargins
        guard margins != announcedMargins else { return }
        announcedMargins = margins
        view.notifyOfMargins()
        layoutMarginsDidChange()
    }
}
