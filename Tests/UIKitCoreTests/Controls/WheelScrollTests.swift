import Foundation
import Testing

@testable import UIKitCore

@Suite struct WheelScrollTests {
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

        scroll.beginDrag(y: 100, at: 0)
        scroll.drag(y: 52, at: 0.1)

        #expect(scroll.position == 1.5)
        #expect(scroll.isDragging)
    }

    @Test func `let go at rest it turns to the nearest row`() {
        var scroll = scroll()
        scroll.beginDrag(y: 100, at: 0)
        scroll.drag(y: 60, at: 0.1)

        scroll.endDrag(at: 0.5)
        let time = settle(&scroll, from: 0.5)

        #expect(scroll.position == 1)
        // 8 of 40 points remain; 0.99 per millisecond leaves a quarter of a point of them after 345 ms.
        #expect(abs(time - 0.5 - 0.345) < 0.02)
    }

    @Test func `let go in motion it runs as far as its speed carries it`() {
        var scroll = scroll()
        scroll.beginDrag(y: 100, at: 0)
        for step in 1...6 { scroll.drag(y: 100 - 20 * CGFloat(step), at: Double(step) * 0.02) }

        scroll.endDrag(at: 0.12)

        // 120 points lie behind it; 1 point per millisecond times 0.99 / 0.01 adds 99, and 219 are nearest to row 7.
        #expect(scroll.restingPlace == 7)
        _ = settle(&scroll, from: 0.12)
        #expect(scroll.position == 7)
    }

    @Test func `a pause before letting go takes the speed away`() {
        var scroll = scroll()
        scroll.beginDrag(y: 100, at: 0)
        scroll.drag(y: 36, at: 0.05)

        scroll.endDrag(at: 0.3)

        #expect(scroll.position == 2)
        #expect(!scroll.isRunning)
    }

    @Test func `beyond its end a wheel resists and comes back`() {
        var scroll = scroll(.bounded(0...3), place: 3)
        scroll.beginDrag(y: 100, at: 0)

        scroll.drag(y: 0, at: 0.1)
        let stretched = scroll.position
        scroll.endDrag(at: 1)
        _ = settle(&scroll, from: 1)

        let yielded = (1 - 1 / (0.55 * 100 / 216 + 1)) * 216.0
        #expect(abs(stretched - (3 + yielded / 32)) < 1e-9)
        #expect(scroll.position == 3)
    }

    @Test func `a finger stops a running wheel`() {
        var scroll = scroll()
        scroll.run(to: 30, at: 0)
        _ = scroll.advance(to: 0.1)
        let position = scroll.position

        scroll.beginDrag(y: 0, at: 0.1)
        let arrived = scroll.advance(to: 1)

        #expect(!arrived)
        #expect(scroll.position == position)
    }

    @Test func `arriving is told once`() {
        var scroll = scroll()
        scroll.run(to: 1, at: 0)

        let (soon, late, later) = (scroll.advance(to: 0.1), scroll.advance(to: 5), scroll.advance(to: 6))

        #expect([soon, late, later] == [false, true, false])
        #expect(scroll.position == 1)
    }

    @Test func `different steps lead to the same places`() {
        var (fine, coarse) = (scroll(), scroll())
        fine.run(to: 5, at: 0)
        coarse.run(to: 5, at: 0)

        for step in 1...30 { _ = fine.advance(to: Double(step) / 100) }
        _ = coarse.advance(to: 0.3)

        #expect(fine.position == coarse.position)
    }
}
