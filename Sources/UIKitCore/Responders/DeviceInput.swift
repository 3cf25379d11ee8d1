import Foundation

/// Input for recognizers that makes no touches: a wheel or touchpad while it moves, or a key while it is down.
final class DeviceInput {
    /// How recognizers tell it from touches.
    let type: UITouch.TouchType
    /// Where the pointer was over at first, or what the key went to.
    let view: UIView?
    /// In canvas points.
    var location: CGPoint
    var recognizers: [UIGestureRecognizer] = []
    /// True once a recognizer keeps it from the view.
    var isRevoked = false

    init(_ type: UITouch.TouchType, over view: UIView?, at location: CGPoint) {
        (self.type, self.view, self.location) = (type, view, location)
    }
}
