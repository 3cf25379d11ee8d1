public import Foundation

/// A band at the upper or lower edge of a controller's view that bars and the status bar cover, of the time before safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the band, in points.
    var length: CGFloat { get }
    /// The band's upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The band's lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The band's height.
    var heightAnchor: NSLayoutDimension { get }
}
