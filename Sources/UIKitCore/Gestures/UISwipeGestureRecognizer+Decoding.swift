extension UISwipeGestureRecognizer {
    /// Reads the direction, a word or a child with one flag for each, and the number of fingers.
    func decodeSwipe(from coder: InterfaceCoder) {
        if let direction = coder.set("direction", Self.directions) ?? coder.choice("direction", Self.directions) {
            self.direction = direction
        }
        if let count = coder.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
    }

    private static let directions: KeyValuePairs<String, Direction> = [
        "right": .right, "left": .left, "up": .up, "down": .down,
    ]
}
