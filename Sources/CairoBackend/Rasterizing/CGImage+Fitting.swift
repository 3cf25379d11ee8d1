import CoreGraphics
import Foundation

extension CGImage {
    /// The image itself, or, when a side is longer than allowed, a copy in which that side is a whole number of times shorter.
    func fitting(side limit: Int) -> CGImage {
        guard width > limit || height > limit else { return self }
        let (columns, rows) = ((width + limit - 1) / limit, (height + limit - 1) / limit)
        let (newWidth, newHeight) = ((width + columns - 1) / columns, (height + rows - 1) / rows)
        let storage = PixelStorage(count: newWidth * newHeight) { target in
            for y in 0..<newHeight {
                for x in 0..<newWidth {
                    target[y * newWidth + x] = mean(
                        x * columns..<min(width, (x + 1) * columns), y * rows..<min(height, (y + 1) * rows))
                }
            }
        }
        return CGImage(width: newWidth, height: newHeight, pixels: storage, isMask: isMask)
    }

    private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
        var sums: InlineArray<4, Int> = [0, 0, 0, 0]
        for y in rows {
            for x in columns {
                let word = pixels.words[y * width + x]
                for part in 0..<4 { sums[part] += Int(word >> UInt32(8 * part) & 255) }
            }
        }
        let count = max(1, rows.count * columns.count)
        return (0..<4).reduce(0) { $0 | UInt32((sums[$1] + count / 2) / count) << UInt32(8 * $1) }
    }
}
