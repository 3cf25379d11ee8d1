import CoreGraphics

/// The space that the system leaves between neighbours, in points.
enum SystemSpacing {
    static let standard: CGFloat = 8
}
