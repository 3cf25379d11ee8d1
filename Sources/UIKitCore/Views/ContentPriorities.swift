/// The content hugging and compression resistance priorities of a view, along both axes.
struct ContentPriorities {
    private var horizontal = Pair()
    private var vertical = Pair()
    /// Added to all priorities, to decide between views with equal ones; far below the smallest difference that apps use.
    var bias: Float = 0

    private struct Pair {
        var hugging = UILayoutPriority.defaultLow
        var compressionResistance = UILayoutPriority.defaultHigh
    }

    /// The content hugging priority along an axis.
    func hugging(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? horizontal.hugging : vertical.hugging
    }

    /// The compression resistance priority along an axis.
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
