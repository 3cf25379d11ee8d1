/// Sides of a rectangle.
package nonisolated struct EdgeSides: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let minX = EdgeSides(rawValue: 1)
    package static let maxX = EdgeSides(rawValue: 2)
    package static let minY = EdgeSides(rawValue: 4)
    package static let maxY = EdgeSides(rawValue: 8)
    package static let all = EdgeSides(rawValue: 15)
}
