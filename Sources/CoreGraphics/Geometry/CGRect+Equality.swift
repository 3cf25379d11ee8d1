public import Foundation

extension CGPoint {
    /// Whether two points have the same coordinates.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether two sizes have the same lengths.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether two rectangles cover the same area, whichever corner their origin, `rect2`'s too, is at.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
