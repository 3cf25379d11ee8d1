import Foundation

/// The function that `CGPath.apply(info:function:)` calls for each segment.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// The block that `CGPath.applyWithBlock(_:)` calls for each segment.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Shows every segment in order; the element and its points are valid only during each call.
    ///
    /// Unlike iOS: quadratic curves were raised to cubic ones when they were added, and are shown as such.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        // A mutable path may be changed by the block; the segments are those at the beginning.
        let elements = geometry.elements
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            guard let base = points.baseAddress else { return }
            points.initialize(repeating: .zero)
            for element in elements {
                for (index, point) in element.points.enumerated() { base[index] = point }
                withUnsafePointer(to: CGPathElement(type: element.type, points: base)) { block($0) }
            }
        }
    }

    /// Shows every segment in order to a function, together with `info`, a pointer of the caller's.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

extension PathElement {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
