import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitLists

@Suite(.application) struct FlowArrangementTests {
    private func section(_ count: Int, header: CGFloat = 0) -> FlowSection {
        var metrics = FlowMetrics()
        (metrics.breadth, metrics.header) = (320, header)
        return FlowSection(metrics, count: count, size: FlowExtent(across: 320, along: 40))
    }

    @Test func `sections follow each other`() {
        let arrangement = FlowArrangement([section(2), section(0), section(1, header: 30)])

        #expect(arrangement.starts == [0, 90, 90])
        #expect(arrangement.extent == 160)
        #expect(arrangement.position(of: ItemPosition(2, 0)).along == 120)
        #expect(!arrangement.contains(ItemPosition(1, 0)))
        #expect(!arrangement.contains(ItemPosition(0, 2)))
    }

    @Test func `sections between two positions are found`() {
        let arrangement = FlowArrangement((0..<10).map { _ in section(2) })

        #expect(arrangement.sectionIndices(from: 0, to: 90) == 0..<1)
        #expect(arrangement.sectionIndices(from: 91, to: 271) == 1..<4)
        #expect(arrangement.sectionIndices(from: 899, to: 2000) == 9..<10)
        #expect(arrangement.sectionIndices(from: -10, to: 0).isEmpty)
    }

    @Test func `another size moves the sections behind`() {
        var arrangement = FlowArrangement([section(2), section(2), section(2)])

        arrangement.setSizes([ItemPosition(1, 0): FlowExtent(across: 320, along: 100)])

        #expect(arrangement.starts == [0, 90, 240])
        #expect(arrangement.extent == 330)
    }
}
