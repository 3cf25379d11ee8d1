import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct ScrollLimitsTests {
    @Test func `a lock keeps the axis of a clear first movement and leaves diagonals free`() {
        let movements = [CGPoint(x: 11, y: 2), CGPoint(x: -3, y: 12), CGPoint(x: 9, y: 8), CGPoint(x: -6, y: 11)]

        let axes = movements.map(ScrollAxes.locked(byFirst:))

        #expect(axes == [.horizontal, .vertical, .both, .both])
    }

    @Test func `scales beyond the limits resist and are inverted exactly`() {
        let limits = ZoomLimits(minimum: 0.5, maximum: 2, bounces: true)

        let (large, small) = (limits.shown(6), limits.shown(0.1))

        let expected: CGFloat = 2 * (2 - 1 / (0.55 * 2 + 1))
        #expect(abs(large - expected) < 1e-9)
        #expect(small > 0.25 && small < 0.5)
        #expect(limits.shown(1.3) == 1.3)
        #expect(abs(limits.wanted(showing: large) - 6) < 1e-6)
        #expect(abs(limits.wanted(showing: small) - 0.1) < 1e-6)
    }

    @Test func `without bouncing scales stop at the limits`() {
        let limits = ZoomLimits(minimum: 0.5, maximum: 2, bounces: false)

        #expect([limits.shown(6), limits.shown(0.1)] == [2, 0.5])
    }
}
