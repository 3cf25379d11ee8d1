import CoreGraphics
import Foundation

extension CGImage {
    /// A picture whose four quarters and whose rim, a pixel wide, differ, so that no turned or mirrored one looks the same.
    nonisolated static func quarters(_ width: Int, _ height: Int) -> CGImage {
        picture(width, height) { x, y in
            if x == 0 || y == 0 || x == width - 1 || y == height - 1 { return 0xFF20_2020 }
            return switch (x < width / 2, y < height / 2) {
            case (true, true): 0xFFE0_3030
            case (false, true): 0xFF30_B040
            case (true, false): 0xFF30_50E0
            case (false, false): 0xFFF0_C030
            }
        }
    }

    /// A bubble for nine-part stretching: a rim of three pixels with a mark in its top left corner, half-transparent inside.
    nonisolated static func bubble() -> CGImage {
        picture(12, 12) { x, y in
            if x < 3, y < 3 { return 0xFFE0_3030 }
            let isRim = x < 3 || y < 3 || x > 8 || y > 8
            return isRim ? 0xFF30_50E0 : 0x8018_5028
        }
    }

    private nonisolated static func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
        CGImage(
            width: width, height: height,
            pixels: PixelStorage(count: width * height) { words in
                for y in 0..<height { for x in 0..<width { words[y * width + x] = pixel(x, y) } }
            })
    }
}
