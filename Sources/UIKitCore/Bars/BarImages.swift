import UIFoundation

/// The pictures that a bar was given for its positions and for kinds of bars.
struct BarImages {
    private struct Key: Hashable {
        let position: UIBarPosition
        let metrics: UIBarMetrics
    }

    private var images: [Key: UIImage] = [:]

    var isEmpty: Bool { images.isEmpty }

    /// The picture that was given for exactly this.
    subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
        get { images[Key(position: position, metrics: metrics)] }
        set { images[Key(position: position, metrics: metrics)] = newValue }
    }

    /// The picture in force: that of the nearest kind, and of the position before that of any. A bar that reaches below the
    /// status bar takes one for the top where it has none of its own.
    func image(at position: UIBarPosition, metrics: [UIBarMetrics]) -> UIImage? {
        if images.isEmpty { return nil }
        let positions: [UIBarPosition] = position == .topAttached ? [.topAttached, .top, .any] : [position, .any]
        for metrics in metrics {
            for position in positions {
                if let found = self[position, metrics] { return found }
            }
        }
        return nil
    }
}
