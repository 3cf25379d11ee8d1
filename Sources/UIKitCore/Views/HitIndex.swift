import CoreGraphics
import Foundation
import QuartzCore

/// Where the subviews of a view lie, packed for a search that counts no references and allocates nothing.
///
/// It tells which subviews contain a point, and where in them it lies; whether they take it is theirs to say. Subviews whose
/// class may decide for itself, and those that are turned or scaled, may contain any point. It is filled anew, in the memory
/// that it has, when the geometry of a subview, or their order, has changed.
final class HitIndex {
    /// A subview with the points of its own space that lie in it.
    struct Entry {
        /// Not retained: the view's list of subviews does that, and a change of the list makes the index stale.
        let view: Unmanaged<UIView>
        /// False where the subview has to be asked.
        let isPlain: Bool
        /// The offset from a point of the superview's space to the subview's, to be subtracted.
        let offset: SIMD2<Double>
        let lower: SIMD2<Double>
        /// The first that lie no more in the subview.
        let end: SIMD2<Double>

        init(_ view: UIView) {
            self.view = .passUnretained(view)
            guard view.hasPlainHitTesting, !view.viewFlags.contains(.isHitWhereSeen),
                let placement = view.layer.uprightPlacement
            else {
                isPlain = false
                (offset, lower, end) = (.zero, SIMD2(repeating: -.infinity), SIMD2(repeating: .infinity))
                return
            }
            isPlain = true
            offset = SIMD2(placement.offset.dx, placement.offset.dy)
            lower = SIMD2(placement.bounds.minX, placement.bounds.minY)
            end = SIMD2(placement.bounds.maxX, placement.bounds.maxY)
        }
    }

    /// The smallest and, negated, the greatest coordinates, rounded outward.
    private typealias Extent = SIMD4<Float>

    /// Fewer subviews than this are looked at one by one.
    private static let minimumCountInBlocks = 12
    /// How many subviews share a rectangle that is looked at first.
    private static let blockSize = 16

    private(set) var count = 0
    private var version: UInt32 = 0
    private var isStale = true
    private nonisolated(unsafe) var entries = UnsafeMutableBufferPointer<Entry>(start: nil, count: 0)
    private nonisolated(unsafe) var blocks = UnsafeMutableBufferPointer<Extent>(start: nil, count: 0)

    deinit {
        entries.deallocate()
        blocks.deallocate()
    }

    subscript(number: Int) -> Entry { entries[number] }

    /// The order of the subviews has changed.
    func invalidate() { isStale = true }

    /// True while nothing has changed since the subviews were taken in; `version` is that of their layers' geometry.
    func isCurrent(version: UInt32) -> Bool { !isStale && version == self.version }

    /// Receives the subviews as they are now.
    func fill(_ subviews: [UIView], version: UInt32) {
        count = subviews.count
        (self.version, isStale) = (version, false)
        if entries.count < count {
            entries.deallocate()
            entries = .allocate(capacity: count)
        }
        for (number, view) in subviews.enumerated() { entries[number] = Entry(view) }
        fillBlocks()
    }

    private func fillBlocks() {
        guard count >= Self.minimumCountInBlocks else { return }
        let blockCount = (count - 1) / Self.blockSize + 1
        if blocks.count < blockCount {
            blocks.deallocate()
            blocks = .allocate(capacity: blockCount)
        }
        for block in 0..<blockCount {
            let start = block * Self.blockSize
            blocks[block] = entries[start..<min(start + Self.blockSize, count)].reduce(Self.nothing) {
                pointwiseMin($0, Self.extent(of: $1))
            }
        }
    }

    /// The number of the front-most subview before one that may contain a point, with the point in its own space where that is
    /// certain; nil when there is none.
    func candidate(at point: SIMD2<Double>, before end: Int) -> (number: Int, place: SIMD2<Double>?)? {
        var number = end
        let place = Extent(Float(point.x), Float(point.y), -Float(point.x), -Float(point.y))
        while number > 0 {
            var start = 0
            if count >= Self.minimumCountInBlocks {
                let block = (number - 1) / Self.blockSize
                start = block * Self.blockSize
                guard all(blocks[block] .<= place) else {
                    number = start
                    continue
                }
            }
            while number > start {
                number -= 1
                let entry = entries[number]
                guard entry.isPlain else { return (number, nil) }
                let inner = point - entry.offset
                if all((inner .>= entry.lower) .& (inner .< entry.end)) { return (number, inner) }
            }
        }
        return nil
    }

    private static let nothing = Extent(repeating: .infinity)

    private static func extent(of entry: Entry) -> Extent {
        let (lower, end) = (entry.offset + entry.lower, entry.offset + entry.end)
        // A number that is none keeps nothing out: the entry's own comparisons are to do that.
        let isOrdered = all((lower .<= end) .& (lower .== lower) .& (end .== end))
        guard isOrdered else { return Extent(repeating: -.infinity) }
        return Extent(
            Float(lower.x).nextDown, Float(lower.y).nextDown, Float(-end.x).nextDown, Float(-end.y).nextDown)
    }
}
