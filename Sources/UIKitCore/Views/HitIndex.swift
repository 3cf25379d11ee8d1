import Foundation
import QuartzCore

/// Where the subviews of a view with many of them lie, packed for a quick search.
///
/// It tells which subviews may contain a point; whether they do is theirs to say. Subviews of classes that may decide for
/// themselves may contain any point. It is made anew when the geometry of one of them, or their order, has changed.
final class HitIndex {
    /// Views with fewer subviews are searched without an index.
    static let leastCount = 12
    /// How many subviews share a rectangle that is looked at first.
    private static let blockSize = 16

    /// The smallest and, negated, the greatest coordinates, rounded outward.
    private typealias Extent = SIMD4<Float>

    private let extents: [Extent]
    private let blocks: [Extent]
    private let version: UInt32

    /// Makes an index of subviews, for as long as the layer that holds them has a version of its children's geometry.
    init(_ subviews: [UIView], version: UInt32) {
        self.version = version
        let extents = subviews.map {
            $0.hasPlainHitTesting && $0.layer.isUpright ? Self.extent(of: $0.layer.frame) : Self.everything
        }
        self.extents = extents
        blocks = stride(from: 0, to: extents.count, by: Self.blockSize).map { start in
            extents[start..<min(start + Self.blockSize, extents.count)].reduce(Self.nothing) { pointwiseMin($0, $1) }
        }
    }

    func isCurrent(version: UInt32) -> Bool { version == self.version }

    /// The index of the front-most subview before one that may contain a point; nil when there is none.
    func candidate(at point: CGPoint, before end: Int) -> Int? {
        let place = Extent(Float(point.x), Float(point.y), -Float(point.x), -Float(point.y))
        var index = end
        while index > 0 {
            let block = (index - 1) / Self.blockSize
            guard Self.isInside(place, blocks[block]) else {
                index = block * Self.blockSize
                continue
            }
            while index > block * Self.blockSize {
                index -= 1
                if Self.isInside(place, extents[index]) { return index }
            }
        }
        return nil
    }

    private static func isInside(_ place: Extent, _ extent: Extent) -> Bool { all(extent .<= place) }

    private static let everything = Extent(repeating: -.infinity)
    private static let nothing = Extent(repeating: .infinity)

    private static func extent(of frame: CGRect) -> Extent {
        // A number that is none keeps nothing out, as comparing with it would.
        guard frame.minX.isFinite, frame.minY.isFinite, frame.maxX.isFinite, frame.maxY.isFinite else {
            return everything
        }
        return Extent(
            Float(frame.minX).nextDown, Float(frame.minY).nextDown, Float(-frame.maxX).nextDown,
            Float(-frame.maxY).nextDown)
    }
}
