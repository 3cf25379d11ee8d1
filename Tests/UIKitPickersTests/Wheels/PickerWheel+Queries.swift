import CoreGraphics
import Foundation

@testable import UIKitCore
@testable import UIKitPickers

extension PickerWheel {
    /// The text of the row in the middle.
    var middleText: String {
        let rows = subviews.compactMap { $0 as? WheelRowView }.filter { !$0.isHidden }
        let middle = rows.min { abs($0.center.y - bounds.midY) < abs($1.center.y - bounds.midY) }
        return (middle?.content as? UILabel)?.text ?? ""
    }

    /// The middle of the row so many rows below the middle one, in window points.
    func place(ofRowAt distance: CGFloat) -> CGPoint {
        let y = WheelGeometry(height: bounds.height, rowHeight: rowHeight).placement(at: distance)?.centerY ?? 0
        return convert(CGPoint(x: bounds.midX, y: y), to: nil)
    }
}
