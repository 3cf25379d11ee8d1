public import Foundation

/// Distances in points from the edges of a rectangle inwards, with sides named by the reading direction.
public nonisolated struct NSDirectionalEdgeInsets: Equatable, Sendable, Codable {
    /// How far each edge moves inwards.
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    /// Moves no edge.
    public static let zero = NSDirectionalEdgeInsets()

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
