import CoreGraphics
import Foundation

/// A menu of an open one's stack with the card that shows it.
struct MenuLevel {
    var menu: UIMenu
    let panel: MenuPanel
    /// The point of the overlay from which the card grew and to which it shrinks.
    let origin: CGPoint
}
