import CoreGraphics
import Foundation
import Testing

@Suite struct EqualityTests {
    @Test func `points, sizes and rectangles are compared by their numbers`() {
        #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGPoint(x: 1, y: 2).equalTo(.zero))
        #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
        #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
        #expect(!CGRect(x: 0, y: 0, width: 1, height: 1).equalTo(.zero))
    }

    @Test func `a rectangle with negative sides equals the one that covers the same`() {
        let turned = CGRect(origin: CGPoint(x: 10, y: 10), size: CGSize(width: -4, height: -6))

        #expect(turned.equalTo(CGRect(x: 6, y: 4, width: 4, height: 6)))
    }
}
