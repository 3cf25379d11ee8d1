import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Which of some frames an arrow leads to.
@Suite(.application) struct ItemDirectionTests {
    private func next(
        _ heading: UIFocusHeading, from frame: CGRect, _ frames: [CGRect], sideways: Bool = false
    ) -> Int? {
        ItemDirection(heading, scrollsSideways: sideways)?.next(from: frame, among: frames)?.index
    }

    private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 60) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func `Tab is no direction`() {
        #expect(ItemDirection(.next, scrollsSideways: false) == nil)
    }

    @Test func `the nearest frame straight ahead is next`() {
        let frames = [frame(0, 140), frame(0, 70), frame(110, 70)]

        #expect(next(.down, from: frame(0, 0), frames) == 1)
        #expect(next(.up, from: frame(0, 210), frames) == 0)
        #expect(next(.right, from: frame(0, 70), [frame(220, 70), frame(110, 70)]) == 1)
        #expect(next(.left, from: frame(220, 70), [frame(0, 70), frame(110, 70)]) == 1)
    }

    @Test func `a wide frame leads to the one nearest to its middle`() {
        let frames = [frame(0, 70), frame(110, 70), frame(220, 70)]

        #expect(next(.down, from: frame(0, 0, 320), frames) == 1)
    }

    @Test func `columns of different heights are followed`() {
        // The next column's frame begins before the end of this one, and the one below is straight ahead.
        let frames = [frame(110, 40), frame(0, 70, 100, 200)]

        #expect(next(.down, from: frame(0, 0), frames) == 1)
    }

    @Test func `a line that ends before is reached at its nearest frame`() {
        let frames = [frame(0, 70), frame(110, 70), frame(220, 200)]

        #expect(next(.down, from: frame(220, 0), frames) == 1)
    }

    @Test func `across the lines only items straight ahead count`() {
        #expect(next(.right, from: frame(0, 0), [frame(110, 70)]) == nil)
        #expect(next(.right, from: frame(0, 0), [frame(110, 70)], sideways: true) == 0)
    }

    @Test func `frames that overlap are reached when they begin behind the middle`() {
        #expect(next(.right, from: frame(0, 0), [frame(60, 0)]) == 0)
        #expect(next(.right, from: frame(0, 0), [frame(40, 0)]) == nil)
    }
}
