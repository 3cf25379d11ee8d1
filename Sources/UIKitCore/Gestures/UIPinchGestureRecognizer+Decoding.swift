import CoreGraphics

extension UIPinchGestureRecognizer {
    /// Reads the scale at the beginning.
    func decodePinch(from coder: InterfaceCoder) {
        if let scale = coder.number("scale") { self.scale = scale }
    }
}
