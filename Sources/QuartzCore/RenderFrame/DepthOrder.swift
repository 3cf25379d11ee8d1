import CoreGraphics
import Foundation

/// Finds the order in which planes in space are painted so that nearer ones hide those behind them.
///
/// Where two overlap for the viewer, the one that is nearer in the middle of the overlap is later. Planes that cut through each
/// other are not divided; for a ring of planes each before the next the one farthest away begins.
nonisolated struct DepthOrder {
    /// A corner as the viewer sees it, with its nearness.
    private typealias Corner = SIMD3<Double>

    private struct Plane {
        let corners: [Corner]
        let middle: Double
        let box: CGRect
    }

    /// Comparing every pair would take too long for more planes than this; they are ordered by their middles.
    private static let pairLimit = 256
    /// Nearness that differs by less is the same, and the later plane lies above.
    private static let tolerance: Double = 1e-6

    private let planes: [Plane]

    /// Takes rectangles in the plane z = 0 and the transforms from it to the viewer's space.
    init(_ rects: [(rect: CGRect, matrix: CATransform3D)]) {
        planes = rects.map { rect, t in
            let corners = [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ].map { Self.corner($0, in: t) }
            let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
            let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
            return Plane(
                corners: corners, middle: corners.map(\.z).reduce(0, +) / 4,
                box: CGRect(x: left, y: top, width: right - left, height: bottom - top))
        }
    }

    private static func corner(_ p: CGPoint, in t: CATransform3D) -> Corner {
        let place = Corner(
            p.x * t.m11 + p.y * t.m21 + t.m41, p.x * t.m12 + p.y * t.m22 + t.m42, p.x * t.m13 + p.y * t.m23 + t.m43)
        // A point behind the viewer counts as very near.
        return place / Double(max(p.x * t.m14 + p.y * t.m24 + t.m44, Projection.nearest))
    }

    /// The planes' indices, the first to be painted first.
    var indices: [Int] {
        let byMiddle = planes.indices.sorted { (planes[$0].middle, $0) < (planes[$1].middle, $1) }
        guard planes.count <= Self.pairLimit else { return byMiddle }
        var behind = [Set<Int>](repeating: [], count: planes.count)
        for first in planes.indices {
            for second in planes.indices.dropFirst(first + 1) {
                guard let nearness = nearness(of: first, over: second) else { continue }
                // Of equals the later one is in front.
                if nearness > Self.tolerance { behind[first].insert(second) } else { behind[second].insert(first) }
            }
        }
        var waiting = byMiddle
        var order: [Int] = []
        while !waiting.isEmpty {
            let next = waiting.firstIndex { behind[$0].isEmpty } ?? 0
            let plane = waiting.remove(at: next)
            order.append(plane)
            for other in waiting { behind[other].remove(plane) }
        }
        return order
    }

    /// The difference in nearness of two planes in the middle of their overlap; nil when they do not overlap.
    private func nearness(of first: Int, over second: Int) -> Double? {
        let (a, b) = (planes[first], planes[second])
        guard a.box.minX < b.box.maxX, b.box.minX < a.box.maxX, a.box.minY < b.box.maxY, b.box.minY < a.box.maxY,
            let middle = Self.middle(of: a.corners, within: b.corners),
            let depth = Self.depth(of: a.corners, at: middle), let other = Self.depth(of: b.corners, at: middle)
        else { return nil }
        return depth - other
    }

    /// The nearness of the plane through some corners at a point; nil when it is seen from its edge.
    private static func depth(of corners: [Corner], at place: CGPoint) -> Double? {
        let (u, v) = (corners[1] - corners[0], corners[3] - corners[0])
        let area = u.x * v.y - u.y * v.x
        guard abs(area) > tolerance else { return nil }
        let (x, y) = (place.x - corners[0].x, place.y - corners[0].y)
        let s = (x * v.y - y * v.x) / area
        let t = (u.x * y - u.y * x) / area
        return corners[0].z + s * u.z + t * v.z
    }

    /// The middle of the overlap of two convex outlines; nil when that has no area.
    private static func middle(of outline: [Corner], within other: [Corner]) -> CGPoint? {
        var shared = outline
        let turn: Double = area(other) < 0 ? -1 : 1
        for index in other.indices {
            let (from, to) = (other[index], other[(index + 1) % other.count])
            func side(_ p: Corner) -> Double {
                turn * ((to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x))
            }
            var kept: [Corner] = []
            for (position, corner) in shared.enumerated() {
                let next = shared[(position + 1) % shared.count]
                let (here, there) = (side(corner), side(next))
                if here >= 0 { kept.append(corner) }
                if (here >= 0) != (there >= 0) {
                    kept.append(corner + (next - corner) * (here / (here - there)) as Corner)
                }
            }
            shared = kept
        }
        guard abs(area(shared)) > tolerance else { return nil }
        let sum = shared.reduce(Corner(0, 0, 0), +) / Double(shared.count)
        return CGPoint(x: sum.x, y: sum.y)
    }

    private static func area(_ outline: [Corner]) -> Double {
        outline.indices.reduce(0) { sum, index in
            let (a, b) = (outline[index], outline[(index + 1) % outline.count])
            return sum + (a.x * b.y - a.y * b.x) / 2
        }
    }
}
