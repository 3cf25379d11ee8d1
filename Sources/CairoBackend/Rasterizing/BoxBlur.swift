import Foundation

/// Three box blurs in a row, which look like one Gaussian.
enum BoxBlur {
    /// The boxes' radii, in pixels, whose combined variance is nearest to the Gaussian's.
    ///
    /// A box of *w* pixels has the variance (*w*² − 1) / 12, and variances add up.
    static func radii(deviation: CGFloat) -> [Int] {
        guard deviation > 0 else { return [0, 0, 0] }
        let ideal = (4 * deviation * deviation + 1).squareRoot()
        // Boxes have a middle pixel, so widths are odd: some take the next odd width below, the others the one above.
        var low = Int(ideal)
        if low.isMultiple(of: 2) { low -= 1 }
        low = max(1, low)
        let lowWidth = CGFloat(low)
        let lowCount = (12 * deviation * deviation - 3 * lowWidth * lowWidth - 12 * lowWidth - 9) / (-4 * lowWidth - 4)
        let count = max(0, min(3, Int(lowCount.rounded())))
        return (0..<3).map { (($0 < count ? low : low + 2) - 1) / 2 }
    }

    /// Blurs bytes in their own memory; bytes outside of them count as zero.
    static func blur(_ base: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, radii: [Int]) {
        let radii = radii.filter { $0 > 0 }
        guard !radii.isEmpty, width > 0, height > 0 else { return }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * width) { lines in
            guard let first = lines.baseAddress else { return }
            for y in 0..<height { blurRow(base + y * bytesPerRow, count: width, radii: radii, first, first + width) }
        }
        let source = UnsafeMutablePointer<UInt8>.allocate(capacity: height * bytesPerRow)
        defer { source.deallocate() }
        for radius in radii {
            source.update(from: base, count: height * bytesPerRow)
            blurColumns(source, base, width: width, height: height, bytesPerRow: bytesPerRow, radius: radius)
        }
    }

    /// A division by the box's width as a product and a shift: 255 times 2²² still fits 32 bits.
    private static func factor(radius: Int) -> UInt32 { UInt32(((1 << 22) + radius) / (2 * radius + 1)) }

    private static func mean(_ sum: UInt32, _ factor: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: min(255, (sum &* factor &+ (1 << 21)) >> 22))
    }

    private static func blurRow(
        _ row: UnsafeMutablePointer<UInt8>, count: Int, radii: [Int], _ first: UnsafeMutablePointer<UInt8>,
        _ second: UnsafeMutablePointer<UInt8>
    ) {
        guard UnsafeBufferPointer(start: row, count: count).contains(where: { $0 != 0 }) else { return }
        first.update(from: row, count: count)
        var (source, target) = (first, second)
        for radius in radii {
            let factor = factor(radius: radius)
            var sum: UInt32 = 0
            for index in 0..<min(radius, count) { sum &+= UInt32(source[index]) }
            for index in 0..<count {
                if index + radius < count { sum &+= UInt32(source[index + radius]) }
                if index > radius { sum &-= UInt32(source[index - radius - 1]) }
                target[index] = mean(sum, factor)
            }
            swap(&source, &target)
        }
        row.update(from: source, count: count)
    }

    /// Blurs all columns at once, row by row, which reads memory in its order.
    private static func blurColumns(
        _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, width: Int, height: Int,
        bytesPerRow: Int, radius: Int
    ) {
        let factor = factor(radius: radius)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { buffer in
            guard let sums = buffer.baseAddress else { return }
            sums.initialize(repeating: 0, count: width)
            for y in -radius..<height {
                if y + radius < height {
                    let entering = source + (y + radius) * bytesPerRow
                    for x in 0..<width { sums[x] &+= UInt32(entering[x]) }
                }
                guard y >= 0 else { continue }
                if y > radius {
                    let leaving = source + (y - radius - 1) * bytesPerRow
                    for x in 0..<width { sums[x] &-= UInt32(leaving[x]) }
                }
                let row = target + y * bytesPerRow
                for x in 0..<width { row[x] = mean(sums[x], factor) }
            }
        }
    }
}
