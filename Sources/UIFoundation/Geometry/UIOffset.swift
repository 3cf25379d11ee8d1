public import Foundation

/// A displacement in points: right and down are positive.
public nonisolated struct UIOffset: Equatable, Sendable, Codable {
    /// The distances to the right and down.
    public var horizontal: CGFloat
    public var vertical: CGFloat

    /// No offset.
    @inlinable public static var zero: UIOffset { UIOffset() }

    @inlinable public init() { self.init(horizontal: 0, vertical: 0) }

    @inlinable public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    // The compiler's own is a call across modules, and every layout compares insets.
    @inlinable public static func == (a: Self, b: Self) -> Bool {
        a.horizontal == b.horizontal && a.vertical == b.vertical
    }
}
