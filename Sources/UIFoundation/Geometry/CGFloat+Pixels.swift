package import Foundation

extension CGFloat {
    /// The nearest whole pixel at a number of pixels per point, in points.
    package func roundedToPixels(_ scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }

    /// The last whole pixel up to it at a number of pixels per point, in points.
    package func roundedDown(toPixels scale: CGFloat) -> CGFloat { (self * scale).rounded(.down) / scale }
}
