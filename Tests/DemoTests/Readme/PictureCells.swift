import CoreGraphics

/// A picture in cells of some pixels' width: its look from a step away, whichever fonts the machine has.
struct PictureCells {
    /// The width and height of a cell, in pixels.
    static let length = 24
    /// The largest distance of two channels that passes, of 255. Letters of another font move a cell by less, a bar that is
    /// missing by much more.
    static let tolerance = 24.0

    private let columns: Int
    private let rows: Int
    /// The mean red, green and blue of each cell, row by row.
    private let means: [SIMD3<Double>]

    init(_ picture: CGImage) {
        columns = (picture.width + Self.length - 1) / Self.length
        rows = (picture.height + Self.length - 1) / Self.length
        var (sums, counts) = (
            [SIMD3<Double>](repeating: .zero, count: columns * rows), [Double](repeating: 0, count: columns * rows)
        )
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let pixel = picture.pixel(x: x, y: y) ?? 0
                let cell = y / Self.length * columns + x / Self.length
                sums[cell] += SIMD3(Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF))
                counts[cell] += 1
            }
        }
        means = zip(sums, counts).map { $0 / $1 }
    }

    /// The largest distance of two channels, and the middle of its cell in pixels; nil when the sizes differ.
    func difference(from other: PictureCells) -> (distance: Double, x: Int, y: Int)? {
        guard (columns, rows) == (other.columns, other.rows) else { return nil }
        let distances = zip(means, other.means).map { ($0 - $1).replacing(with: $1 - $0, where: $0 .< $1).max() }
        guard let worst = distances.indices.max(by: { distances[$0] < distances[$1] }) else { return nil }
        let half = Self.length / 2
        return (
            distances[worst], worst % columns * Self.length + half, worst / columns * Self.length + half
        )
    }
}
