import Foundation

/// Three box blurs in a row, which look like one Gaussian.
enum BoxBlur {
    /// The boxes' radii, in pixels, whose combined variance comes closest to the Gaussian's.
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

    /// Blurs bytes in place; outside them lie zeros.
    static func blur(
        _ base: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, radii: [Int]
    ) {
        let length = max(width, height)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * length) { lines in
            guard let first = lines.baseAddress else { return }
            let second = first + length
            for y in 0..<height {
                blurLine(base + y * bytesPerRow, step: 1, count: width, radii: radii, first, second)
            }
            for x in 0..<width {
                blurLine(base + x, step: bytesPerRow, count: height, radii: radii, first, second)
            }
        }
    }

    private static func blurLine(
        _ line: UnsafeMutablePointer<UInt8>, step: Int, count: Int, radii: [Int], _ first: UnsafeMutablePointer<UInt8>,
        _ second: UnsafeMutablePointer<UInt8>
    ) {
        var isBlank = true
        for index in 0..<count {
            first[index] = line[index * step]
            isBlank = isBlank && first[index] == 0
        }
        if isBlank { return }
        var (source, target) = (first, second)
        for radius in radii where radius > 0 {
            box(source, target, count: count, radius: radius)
            swap(&source, &target)
        }
        for index in 0..<count { line[index * step] = source[index] }
    }

    private static func box(
        _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, count: Int, radius: Int
    ) {
        let width = 2 * radius + 1
        // Fixed-point reciprocal: a division per byte would dominate.
        let factor = (1 << 24) / width
        var sum = 0
        for index in 0..<min(radius, count) { sum += Int(source[index]) }
        for index in 0..<count {
            if index + radius < count { sum += Int(source[index + radius]) }
            if index > radius { sum -= Int(source[index - radius - 1]) }
            target[index] = UInt8(truncatingIfNeeded: min(255, (sum * factor + (1 << 23)) >> 24))
        }
    }
}
