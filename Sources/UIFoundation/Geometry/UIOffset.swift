public import Foundation

/// A displacement in points: right and down are positive.
public nonisolated struct UIOffset: Equatable, Sendable, Codable {
    /// How far to the right and down.
    public var horizontal: CGFloat
    public var vertical: CGFloat

    /// Moves nothing.
    public static let zero = UIOffset()

    public init() { self.init(horizontal: 0, vertical: 0) }

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
