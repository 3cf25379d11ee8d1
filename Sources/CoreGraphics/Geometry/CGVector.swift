public import Foundation

/// A displacement: two signed lengths in the units of the space it is used in.
public struct CGVector: Hashable, Sendable, Codable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// The vector of no displacement.
    public static let zero = CGVector()

    /// Makes the zero vector.
    public init() { self.init(dx: 0, dy: 0) }

    /// Makes a vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
