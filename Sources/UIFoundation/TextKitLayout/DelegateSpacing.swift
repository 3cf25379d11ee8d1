import CoreGraphics

/// Distances that a delegate sets instead of the paragraph style's; nil for the style's.
nonisolated struct DelegateSpacing: Sendable {
    var line: CGFloat?
    var before: CGFloat?
    var after: CGFloat?
}
