import Foundation
import UIFoundation
import CoreGraphics
import UIKitCore

/// A list whose items have context menus by its delegate.
protocol MenuItems: AnyObject {
    var list: UIScrollView { get }
    /// Whether there is a delegate to ask.
    var hasDelegate: Bool { get }

    /// The menu at a point of the list's space; nil for none.
    func menu(at point: CGPoint) -> UIContextMenuConfiguration?
    func menuWillShow(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}
