import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct PixelMoveTests {
    /// Moves part of a 6 by 5 picture in which each pixel has its row and column as digits.
    private func moved(_ move: PixelMove) -> [[Int]] {
        var pixels: [UInt32] = (0..<5).flatMap { row in (0..<6).map { column in UInt32(row * 10 + column) } }
        pixels.withUnsafeMutableBytes {
            move.apply(to: PixelTarget(base: $0.baseAddress!, width: 6, height: 5, bytesPerRow: 24))
        }
        return (0..<5).map { row in pixels[row * 6..<row * 6 + 6].map { Int($0) } }
    }

    private let all = PixelRect(x: 0, y: 0, width: 6, height: 5)

    @Test func `whole rows move up and down`() {
        let up = moved(PixelMove(area: all, dx: 0, dy: -2))
        let down = moved(PixelMove(area: all, dx: 0, dy: 1))

        #expect(up.map { $0[3] } == [23, 33, 43, 33, 43])
        #expect(down.map { $0[3] } == [3, 3, 13, 23, 33])
    }

    @Test func `a part moves aside and leaves the rest alone`() {
        let result = moved(PixelMove(area: PixelRect(x: 1, y: 1, width: 4, height: 3), dx: 1, dy: 1))

        #expect(
            result == [
                [0, 1, 2, 3, 4, 5], [10, 11, 12, 13, 14, 15], [20, 21, 11, 12, 13, 25], [30, 31, 21, 22, 23, 35],
                [40, 41, 42, 43, 44, 45],
            ])
    }

    @Test func `a move as long as its area moves no pixel`() {
        let move = PixelMove(area: all, dx: 0, dy: 5)

        let result = moved(move)

        #expect(move.destination.isEmpty)
        #expect(result[4] == [40, 41, 42, 43, 44, 45])
    }
}
