import CoreGraphics
package import Foundation
import UIFoundation

/// A line of one pixel between the parts of an alert.
package final class Hairline: UIView {
    /// The width in points: one pixel.
    package static var width: CGFloat { 1 / UIScreen.currentScale }

    package init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .separator
    }

    package required init?(coder: NSCoder) { nil }
}
