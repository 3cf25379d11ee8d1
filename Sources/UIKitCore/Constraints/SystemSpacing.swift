import CoreGraphics

/// The space that the system leaves between neighbours, in points.
enum SystemSpacing {
    static let standard: CGFloat = 8

    /// The distance between the baselines of texts, one below the other, that leaves this space between their lines.
    static func betweenBaselines(_ upper: TextBaselines?, _ lower: TextBaselines?) -> CGFloat {
        (upper?.descent ?? 0) + standard + (lower?.ascent ?? 0)
    }
}
