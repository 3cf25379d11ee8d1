import CoreGraphics
import Foundation

/// Where an open menu comes from, and who is told of it.
struct MenuSource {
    let owner: any MenuOwner
    let configuration: UIContextMenuConfiguration
    let view: UIView
    let window: UIWindow
    /// In the window's space.
    var placement: MenuPlacement
}
