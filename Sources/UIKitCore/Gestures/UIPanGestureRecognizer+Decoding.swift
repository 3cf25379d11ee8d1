extension UIPanGestureRecognizer {
    /// Reads the numbers of fingers.
    func decodePan(from coder: InterfaceCoder) {
        if let count = coder.integer("minimumNumberOfTouches") { minimumNumberOfTouches = count }
        if let count = coder.integer("maximumNumberOfTouches") { maximumNumberOfTouches = count }
        if let mask = coder.choice("allowedScrollTypesMask", Self.scrollTypes) { allowedScrollTypesMask = mask }
    }

    private static let scrollTypes: KeyValuePairs<String, UIScrollTypeMask> = [
        "none": [], "discrete": .discrete, "continuous": .continuous, "all": .all,
    ]
}
