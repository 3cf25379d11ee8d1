/// The shapes of the host's pointer.
package nonisolated enum HostCursor: Hashable, Sendable, CaseIterable {
    case arrow
    /// The bar for text.
    case beam
    /// Arrows to both sides, for a horizontal drag.
    case resizing
    case hidden
}
