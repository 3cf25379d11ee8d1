/// How strongly a view's content keeps its size along both axes.
struct ContentPriorities {
    private var horizontal = Pair()
    private var vertical = Pair()
    /// Added to all of them, to decide between views that are equally strong; far below the smallest difference that apps use.
    var bias: Float = 0

    private struct Pair {
        var hugging = UILayoutPriority.defaultLow
        var compressionResistance = UILayoutPriority.defaultHigh
    }

    /// How strongly the content hugs its length.
    func hugging(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? horizontal.hugging : vertical.hugging
    }

    /// How strongly the content resists being compressed.
    func compressionResistance(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? horizontal.compressionResistance : vertical.compressionResistance
    }

    mutating func setHugging(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { horizontal.hugging = priority } else { vertical.hugging = priority }
    }

    mutating func setCompressionResistance(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal {
            horizontal.compressionResistance = priority
        } else {
            vertical.compressionResistance = priority
        }
    }
}
