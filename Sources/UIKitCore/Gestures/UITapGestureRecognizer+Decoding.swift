extension UITapGestureRecognizer {
    /// Reads the numbers of taps and of fingers.
    func decodeTap(from coder: InterfaceCoder) {
        if let count = coder.integer("numberOfTapsRequired") { numberOfTapsRequired = count }
        if let count = coder.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
    }
}
