public import Foundation

/// A band at the top or bottom of a controller's view that bars and the status bar cover; safe areas have superseded it.
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
