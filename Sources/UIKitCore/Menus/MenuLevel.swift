import CoreGraphics
import Foundation

/// An open menu or submenu with the panel that shows it.
struct MenuLevel {
    var menu: UIMenu
    let panel: MenuPanel
    /// The point of the overlay from which the panel grew and to which it shrinks.
    let origin: CGPoint
}
