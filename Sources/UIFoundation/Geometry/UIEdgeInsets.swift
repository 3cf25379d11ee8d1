public import Foundation

/// Distances in points from the edges of a rectangle inwards; negative ones reach outwards.
public nonisolated struct UIEdgeInsets: Equatable, Sendable, Codable {
    /// The distance that each edge moves inwards.
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    /// Moves no edge.
    @inlinable public static var zero: UIEdgeInsets { UIEdgeInsets() }

    @inlinable public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    @inlinable public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    // The compiler's own is a call across modules, and every layout compares insets.
    @inlinable public static func == (a: Self, b: Self) -> Bool {
        a.top == b.top && a.left == b.left && a.bottom == b.bottom && a.right == b.right
    }

    package var horizontal: CGFloat { left + right }
    package var vertical: CGFloat { top + bottom }
}

nonisolated extension CGRect {
    /// The rectangle with each edge moved inwards; null stays null, and a side that would vanish may become negative.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        guard !isNull else { return self }
        // The raw parts are kept, because Foundation's width and height hide a negative sign.
        return CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
