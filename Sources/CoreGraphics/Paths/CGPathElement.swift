public import Foundation

/// One segment of a path as `CGPath.applyWithBlock(_:)` shows it.
public struct CGPathElement {
    /// The kind of segment.
    public var type: CGPathElementType
    /// As many points as the type names, in user space; valid only during the call that shows the segment.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Makes a segment over memory that the caller keeps.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
