import CoreGraphics
import Foundation
import QuartzCore

/// The rectangles of a view's subviews, packed for a hit-test search that neither retains views nor allocates memory.
///
/// It finds the subviews that contain a point, and the point in their spaces; the subviews themselves decide whether they are
/// hit. Subviews whose class overrides hit testing, and those that are rotated or scaled, may contain any point. The index is
/// filled again, in the same memory, when the geometry or the order of subviews has changed.
final class HitIndex {
    /// A subview with its bounds.
    struct Entry {
        /// Unretained: the view's list of subviews retains it, and a change of the list makes the index stale.
        let view: Unmanaged<UIView>
        /// False when the subview's own methods must be called.
        let isPlain: Bool
        /// The offset from a point of the superview's space to the subview's, to be subtracted.
        let offset: SIMD2<Double>
        let lower: SIMD2<Double>
        /// The exclusive upper end of the bounds.
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

    /// The minimum and the negated maximum coordinates, rounded outward.
    private typealias Extent = SIMD4<Float>

    /// Below this number the subviews are tested one by one.
    private static let minimumCountInBlocks = 12
    /// The number of subviews whose common rectangle is tested first.
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

    /// Marks the index as stale because the order of the subviews has changed.
    func invalidate() { isStale = true }

    /// Whether no subview has changed since the index was filled; `version` counts changes of their layers' geometry.
    func isCurrent(version: UInt32) -> Bool { !isStale && version == self.version }

    /// Fills the index with the present subviews.
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

    /// The front-most subview before a number that may contain a point; nil when there is none.
    ///
    /// - Parameter end: The number from which subviews are left out.
    /// - Returns: The subview's number, and the point in its space if that is certain.
    /// - Complexity: linear in the number of subviews, with one test for each block of 16 that does not contain the point.
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
        // A coordinate that is not a number must not exclude the entry: the comparisons of the entry decide.
        let isOrdered = all((lower .<= end) .& (lower .== lower) .& (end .== end))
        guard isOrdered else { return Extent(repeating: -.infinity) }
        return Extent(
            Float(lower.x).nextDown, Float(lower.y).nextDown, Float(-end.x).nextDown, Float(-end.y).nextDown)
    }
}
