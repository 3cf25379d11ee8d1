import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitPickers

@Suite(.application) struct WheelScrollTests {
    private func scroll(_ rows: WheelRows = .endless(count: 60), place: Int = 0) -> WheelScroll {
        WheelScroll(rows: rows, geometry: WheelGeometry(height: 216, rowHeight: 32), place: place)
    }

    /// Steps through time until the wheel rests and returns when that was.
    private func settle(_ scroll: inout WheelScroll, from start: Double) -> Double {
        var time = start
        while scroll.isRunning, time < start + 20 {
            time += 1.0 / 60
            _ = scroll.advance(to: time)
        }
        return time
    }

    @Test func `a dragged wheel follows the finger`() {
        var scroll = scroll()

        scroll.beginDrag()
        scroll.drag(by: -48)

        #expect(scroll.position == 1.5)
        #expect(scroll.isDragging)
    }

    @Test func `released at rest it turns to the nearest row`() {
        var scroll = scroll()
        scroll.beginDrag()
        scroll.drag(by: -40)

        scroll.endDrag(velocity: 0, at: 0.5)
        let target = scroll.restingIndex
        _ = settle(&scroll, from: 0.5)

        #expect(target == 1)
        #expect(scroll.position == 1)
    }

    @Test func `released in motion it runs as far as its speed carries it at the fast rate`() {
        var scroll = scroll()
        scroll.beginDrag()
        scroll.drag(by: -120)

        scroll.endDrag(velocity: -1000, at: 0)

        // 120 points lie behind it; 990 points a second times 0.99 / 0.01 milliseconds add 98, and 218 are nearest to row 7.
        #expect(scroll.restingIndex == 7)
        _ = settle(&scroll, from: 0)
        #expect(scroll.position == 7)
    }

    @Test func `on its way to a row it slows down by about a hundredth in each millisecond`() {
        var scroll = scroll()
        scroll.beginDrag()
        scroll.drag(by: -120)
        scroll.endDrag(velocity: -1000, at: 0)
        let (start, end) = (scroll.position * 32, 7.0 * 32)

        _ = scroll.advance(to: 0.1)

        // The rate at which 990 points a second end on row 7, 104 points away.
        let reach = (end - start) / 990
        let rate = 1000 * reach / (1 + 1000 * reach)
        #expect(abs(rate - 0.99) < 0.001)
        #expect(abs(scroll.position * 32 - (start + 1000 * reach * (1 - pow(rate, 100)))) < 1e-6)
    }

    @Test func `beyond its end a wheel resists and returns`() {
        var scroll = scroll(.bounded(0..<4), place: 3)
        scroll.beginDrag()

        scroll.drag(by: -100)
        let stretched = scroll.position
        scroll.endDrag(velocity: 0, at: 1)
        _ = settle(&scroll, from: 1)

        let yielded = (1 - 1 / (0.55 * 100 / 216 + 1)) * 216.0
        #expect(abs(stretched - (3 + yielded / 32)) < 1e-9)
        #expect(scroll.position == 3)
    }

    @Test func `a stopped wheel stays where it is`() {
        var scroll = scroll()
        scroll.run(to: 30, at: 0)
        _ = scroll.advance(to: 0.1)
        let position = scroll.position

        scroll.stop()
        let arrived = scroll.advance(to: 1)

        #expect(!arrived)
        #expect(scroll.position == position)
    }

    @Test func `turning by a device ends at the ends`() {
        var scroll = scroll(.bounded(0..<4), place: 3)

        scroll.turn(by: -1.5)
        let between = scroll.position
        scroll.turn(by: 9)

        #expect(between == 1.5)
        #expect(scroll.position == 3)
    }

    @Test func `fewer rows leave the wheel on the last`() {
        var scroll = scroll(.bounded(0..<10), place: 8)

        scroll.rows = .bounded(0..<5)

        #expect(scroll.position == 4)
    }

    @Test func `arriving is reported once`() {
        var scroll = scroll()
        scroll.run(to: 1, at: 0)

        let (soon, late, later) = (scroll.advance(to: 0.1), scroll.advance(to: 5), scroll.advance(to: 6))

        #expect([soon, late, later] == [false, true, false])
        #expect(scroll.position == 1)
    }

    @Test func `different steps lead to the same rows`() {
        var (fine, coarse) = (scroll(), scroll())
        fine.run(to: 5, at: 0)
        coarse.run(to: 5, at: 0)

        for step in 1...30 { _ = fine.advance(to: Double(step) / 100) }
        _ = coarse.advance(to: 0.3)

        #expect(fine.position == coarse.position)
    }
}
