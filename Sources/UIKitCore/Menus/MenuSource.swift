import CoreGraphics
import Foundation

/// The view that an open menu belongs to, with the owner that is notified.
struct MenuSource {
    let owner: any MenuOwner
    let configuration: UIContextMenuConfiguration
    let view: UIView
    let window: UIWindow
    /// In the window's space.
    var placement: MenuPlacement
}
