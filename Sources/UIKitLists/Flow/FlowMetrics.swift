import CoreGraphics

/// The lengths by which the items of a section are set into lines, in points.
nonisolated struct FlowMetrics: Equatable, Sendable {
    /// Items may be so much too long for a line.
    private static let tolerance: CGFloat = 1e-5

    /// The room across the axis, insets included.
    var breadth: CGFloat = 0
    var margins = FlowMargins()
    /// The minimum distance between items of a line.
    var itemSpacing: CGFloat = 10
    /// The distance between lines.
    var lineSpacing: CGFloat = 10
    /// The thickness of the header; 0 for none.
    var header: CGFloat = 0
    /// The thickness of the footer; 0 for none.
    var footer: CGFloat = 0

    /// The length of a line.
    var available: CGFloat { breadth - margins.leading - margins.trailing }

    /// Whether a line with so much in it has room for one more item.
    func hasRoom(for length: CGFloat, behind used: CGFloat) -> Bool {
        used + itemSpacing + length <= available + Self.tolerance
    }

    /// How many items of a length a line has room for; 1 or more.
    func capacity(of length: CGFloat, among count: Int) -> Int {
        let pitch = length + itemSpacing
        guard pitch > 0 else { return max(1, count) }
        let capacity = (available + itemSpacing + Self.tolerance) / pitch
        guard capacity < CGFloat(max(1, count)) else { return max(1, capacity < 1e9 ? Int(capacity) : count) }
        return max(1, Int(capacity))
    }

    /// The beginning and the spacing of a line of items that are equally long.
    ///
    /// They are spread as in a full line of them; one that has no room for a second lies in the middle, even where it is too
    /// long.
    func spread(of length: CGFloat, capacity: Int) -> (origin: CGFloat, spacing: CGFloat) {
        guard capacity > 1 else { return ((available - length) / 2, itemSpacing) }
        return (0, (available - CGFloat(capacity) * length) / CGFloat(capacity - 1))
    }
}
