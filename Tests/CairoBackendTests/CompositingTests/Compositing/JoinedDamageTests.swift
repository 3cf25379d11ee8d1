import CoreGraphics
import QuartzCore
import Testing

@testable import CairoBackend
@testable import PixelFunctions

@Suite struct JoinedDamageTests {
    private let bounds = PixelRect(x: 0, y: 0, width: 40, height: 40)

    private func column(_ x: Int, _ width: Int) -> PixelRect { PixelRect(x: x, y: 0, width: width, height: 40) }

    @Test(arguments: [
        (gap: 0, count: 1), (gap: 1, count: 1), (gap: 2, count: 1), (gap: 3, count: 2), (gap: 8, count: 2),
    ])
    func `areas side by side are joined where the gap is an eighth of both at most`(gap: Int, count: Int) {
        let areas = [column(4, 7), column(11 + gap, 9 - gap)]

        let joined = areas.joiningNeighbors(within: bounds)

        #expect(joined == (count == 1 ? [column(4, 16)] : areas))
    }

    @Test func `a row of many columns becomes one area`() {
        let columns = [0, 30, 10, 20].map { column($0, 9) }

        #expect(columns.joiningNeighbors(within: bounds) == [column(0, 39)])
    }

    @Test func `areas in opposite corners stay apart`() {
        let corners = [PixelRect(x: 0, y: 0, width: 20, height: 20), PixelRect(x: 20, y: 20, width: 20, height: 20)]

        #expect(corners.joiningNeighbors(within: bounds) == corners)
    }

    @Test func `areas are cut to the bounds, and those without a pixel there are left out`() {
        let areas = [
            PixelRect(x: -5, y: 30, width: 10, height: 1 << 40), PixelRect(x: 3, y: 3, width: 0, height: 9),
            PixelRect(x: 50, y: 0, width: 9, height: 9), PixelRect(x: 9, y: 9, width: -3, height: 2),
        ]

        #expect(areas.joiningNeighbors(within: bounds) == [PixelRect(x: 0, y: 30, width: 5, height: 10)])
    }

    @Test func `overlapping areas are painted as one`() {
        let areas = [column(0, 20), column(10, 20)]

        #expect(areas.joiningNeighbors(within: bounds) == [column(0, 30)])
    }

    @Test func `the gap between joined areas gets the frame's pixels`() {
        let root = node(CGRect(x: 0, y: 0, width: 40, height: 40), 0xFF0000)

        let image = paint([root], damage: [column(0, 19), column(20, 10)], before: 0xFF12_3456)

        #expect((0..<30).allSatisfy { image.pixel(x: $0, y: 20) == red })
        #expect((30..<40).allSatisfy { image.pixel(x: $0, y: 20) == 0xFF12_3456 })
    }
}
