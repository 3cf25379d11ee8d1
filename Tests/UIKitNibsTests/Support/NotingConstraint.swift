import CoreGraphics
import QuartzCore
import UIKitCore

/// A constraint that multiplies its constant when all of its attributes are set, and notes that.
final class NotingConstraint: NSLayoutConstraint {
    var factor = 1

    override func awakeFromNib() {
        super.awakeFromNib()
        Journal.note("constraint awake with \(constant) times \(factor)")
        constant *= CGFloat(factor)
    }
}
