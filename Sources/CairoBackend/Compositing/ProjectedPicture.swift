import CoreGraphics
import Foundation
import QuartzCore

/// Draws a picture as a plane in space: each pixel is mixed from the four that it falls between, and the edges are smooth.
///
/// Cairo's patterns know no perspective; pixman's do, but their fixed-point numbers are off by a pixel over six hundred, and
/// each pixel takes twice the time.
struct ProjectedPicture {
    private let source: CairoSurface
    private let toSource: Projection
    private let edges: [Edge]
    private let box: CGRect

    /// A side of the outline: the distance from it, above zero inside, is a·x + b·y + c.
    private struct Edge {
        let a: CGFloat
        let b: CGFloat
        let c: CGFloat
    }

    /// Prepares the drawing of a picture; nil when no part of it is visible.
    ///
    /// - Parameters:
    ///   - source: The picture.
    ///   - projection: From the picture's pixels to those of the target.
    init?(_ source: CairoSurface, through projection: Projection) {
        let outline = projection.outline(
            of: CGRect(x: 0, y: 0, width: source.width, height: source.height))
        guard outline.count > 2, let inverse = projection.inverted else { return nil }
        var box = CGRect(origin: outline[0], size: .zero)
        for corner in outline { box = box.union(CGRect(origin: corner, size: .zero)) }
        self.box = box
        self.source = source
        toSource = inverse
        let turn: CGFloat = projection.determinant < 0 ? -1 : 1
        edges = outline.indices.compactMap { index in
            let (from, to) = (outline[index], outline[(index + 1) % outline.count])
            let length = hypot(to.x - from.x, to.y - from.y)
            guard length > 1e-6 else { return nil }
            let (a, b) = (-(to.y - from.y) / length * turn, (to.x - from.x) / length * turn)
            return Edge(a: a, b: b, c: -(a * from.x + b * from.y))
        }
    }

    /// Writes the picture over transparent pixels.
    func draw(into target: CairoSurface) {
        guard let pixels = source.base, let base = target.base else { return }
        let area = PixelRect(covering: box.insetBy(dx: -1, dy: -1)).intersection(
            PixelRect(x: 0, y: 0, width: target.width, height: target.height))
        guard !area.isEmpty else { return }
        let sampler = BilinearSampler(
            base: UnsafeRawPointer(pixels), bytesPerRow: source.bytesPerRow, width: source.width, height: source.height)
        for y in area.y..<area.maxY {
            let row = UnsafeMutableRawPointer(base + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            draw(row: CGFloat(y) + 0.5, from: area.x, to: area.maxX, into: row, sampler: sampler)
        }
        target.markChanged()
    }

    private func draw(
        row y: CGFloat, from first: Int, to last: Int, into row: UnsafeMutablePointer<UInt32>, sampler: BilinearSampler
    ) {
        guard let touched = span(atLeast: -0.5, row: y, from: first, to: last) else { return }
        let full = span(atLeast: 0.5, row: y, from: first, to: last) ?? touched.upperBound..<touched.upperBound
        let x = CGFloat(touched.lowerBound) + 0.5
        var u = x * toSource.m11 + y * toSource.m21 + toSource.m41
        var v = x * toSource.m12 + y * toSource.m22 + toSource.m42
        var w = x * toSource.m14 + y * toSource.m24 + toSource.m44
        for x in touched {
            if w > 0 {
                let pixel = sampler.pixel(u / w, v / w)
                row[x] = full.contains(x) ? pixel : BilinearSampler.part(coverage(CGFloat(x) + 0.5, y), of: pixel)
            }
            u += toSource.m11
            v += toSource.m12
            w += toSource.m14
        }
    }

    /// The pixels of a row whose centres are at least a distance inside of all edges; nil for none.
    private func span(atLeast distance: CGFloat, row y: CGFloat, from first: Int, to last: Int) -> Range<Int>? {
        var (low, high) = (CGFloat(first), CGFloat(last))
        for edge in edges {
            let rest = edge.b * y + edge.c - distance
            if abs(edge.a) < 1e-9 {
                if rest < 0 { return nil }
            } else if edge.a > 0 {
                low = max(low, (-rest / edge.a - 0.5).rounded(.up))
            } else {
                high = min(high, (-rest / edge.a - 0.5).rounded(.down) + 1)
            }
        }
        guard low < high else { return nil }
        return Int(low)..<Int(high)
    }

    /// The fraction of a pixel inside the outline, from 0 to 1.
    private func coverage(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
        edges.reduce(1) { $0 - (1 - ($1.a * x + $1.b * y + $1.c + 0.5).unit) }.unit
    }
}
