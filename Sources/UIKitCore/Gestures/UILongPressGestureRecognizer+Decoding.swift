import CoreGraphics
import Foundation

extension UILongPressGestureRecognizer {
    /// Reads the duration, how far fingers may move, and the numbers of taps and of fingers.
    func decodeLongPress(from coder: InterfaceCoder) {
        if let duration = coder.number("minimumPressDuration") { minimumPressDuration = Double(duration) }
        if let distance = coder.number("allowableMovement") { allowableMovement = distance }
        if let count = coder.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
        if let count = coder.integer("numberOfTapsRequired") { numberOfTapsRequired = count }
    }
}
