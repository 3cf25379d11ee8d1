package import Foundation

/// The sizes that a window may have.
package nonisolated struct WindowLimits: Hashable, Sendable {
    /// The smallest size in points.
    package var minimum: CGSize
    /// The largest size in points; a side of `CGFloat.greatestFiniteMagnitude` has no limit.
    package var maximum: CGSize
    /// Whether the window may fill its display, even beyond the limits.
    package var allowsFullScreen: Bool

    package init(
        minimum: CGSize = LaunchLimits.minimumCanvas,
        maximum: CGSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
        allowsFullScreen: Bool = true
    ) {
        (self.minimum, self.maximum, self.allowsFullScreen) = (minimum, maximum, allowsFullScreen)
    }

    /// The size within the limits that is nearest to a size; where they contradict each other the smallest one counts.
    package func size(nearest size: CGSize) -> CGSize {
        CGSize(
            width: max(minimum.width, min(maximum.width, size.width)),
            height: max(minimum.height, min(maximum.height, size.height)))
    }
}
