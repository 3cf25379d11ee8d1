import CoreGraphics
import Foundation
import UIFoundation

/// A line of one pixel between the parts of an alert.
final class Hairline: UIView {
    /// In points.
    static var width: CGFloat { 1 / UIScreen.currentScale }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .separator
    }

    required init?(coder: NSCoder) { nil }
}
