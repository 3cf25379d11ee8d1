import Foundation

/// Input for recognizers without touches: a wheel or touchpad while it moves, or a key while it is down.
final class DeviceInput {
    /// The type by which recognizers distinguish it from touches.
    let type: UITouch.TouchType
    /// The view under the pointer at the beginning, or the receiver of the key.
    let view: UIView?
    /// In canvas points.
    var location: CGPoint
    var recognizers: [UIGestureRecognizer] = []
    /// True after a recognizer has revoked it from the view.
    var isRevoked = false

    init(_ type: UITouch.TouchType, over view: UIView?, at location: CGPoint) {
        (self.type, self.view, self.location) = (type, view, location)
    }
}
