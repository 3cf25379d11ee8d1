import Testing
import UIKitTesting

@testable import UIKitText

/// Stretches of a text that something has been done with.
@MainActor @Suite(.application) struct TextStretchesTests {
    private func stretches(_ ranges: Range<Int>...) -> TextStretches {
        ranges.reduce(into: TextStretches()) { $0.insert($1) }
    }

    @Test func `stretches that touch are one`() {
        #expect(stretches(10..<20, 30..<40, 20..<30).ranges == [10..<40])
        #expect(stretches(30..<40, 10..<20).ranges == [10..<20, 30..<40])
        #expect(stretches(10..<20, 12..<15, 5..<12).ranges == [5..<20])
    }

    @Test func `a gap is the first part that is in none`() {
        let some = stretches(10..<20, 30..<40)

        #expect(some.firstGap(in: 0..<50) == 0..<10)
        #expect(some.firstGap(in: 12..<50) == 20..<30)
        #expect(some.firstGap(in: 12..<20) == nil)
        #expect(some.firstGap(in: 35..<50) == 40..<50)
        #expect(some.firstGap(in: 15..<15) == nil)
    }

    @Test func `a change cuts the stretch that it is in, and moves those behind it`() {
        var some = stretches(10..<20, 30..<40)

        some.follow(15..<16, changeInLength: 4)

        #expect(some.ranges == [10..<15, 20..<24, 34..<44])
        some.remove(0..<36)
        #expect(some.ranges == [36..<44])
    }
}
