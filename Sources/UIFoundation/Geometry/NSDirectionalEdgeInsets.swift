public import Foundation

/// Distances in points from the edges of a rectangle inwards, with sides named by the reading direction.
public nonisolated struct NSDirectionalEdgeInsets: Equatable, Sendable, Codable {
    /// The distance that each edge moves inwards.
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    /// Moves no edge.
    @inlinable public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }

    @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    // The compiler's own is a call across modules, and every layout compares insets.
    @inlinable public static func == (a: Self, b: Self) -> Bool {
        a.top == b.top && a.leading == b.leading && a.bottom == b.bottom && a.trailing == b.trailing
    }
}
