import UIKit

/// A row of a card: a view that says how high it is for a width.
protocol CardRow: UIView {
    /// Where the line below the row begins.
    var separatorInset: CGFloat { get }

    func height(forWidth width: CGFloat) -> CGFloat
}

extension CardRow {
    /// Room at both sides.
    static var margin: CGFloat { 16 }

    var separatorInset: CGFloat { Self.margin }

    /// A frame that was worked out from left to right, at the other side where one reads from the right.
    func mirrored(_ frame: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
        return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}
