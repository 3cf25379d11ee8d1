import CoreGraphics

extension UIRotationGestureRecognizer {
    /// Reads the angle at the beginning.
    func decodeRotation(from coder: InterfaceCoder) {
        if let rotation = coder.number("rotation") { self.rotation = rotation }
    }
}
