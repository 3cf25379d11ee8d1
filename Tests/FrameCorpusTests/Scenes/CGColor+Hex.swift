import CoreGraphics
import Foundation

extension CGColor {
    /// A colour in the form 0xRRGGBB.
    nonisolated static func hex(_ hex: UInt32, alpha: CGFloat = 1) -> CGColor {
        CGColor(rgba: RGBAColor(hex: hex, alpha: alpha))
    }
}
