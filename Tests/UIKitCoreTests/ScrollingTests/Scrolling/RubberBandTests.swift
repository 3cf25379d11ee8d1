import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct RubberBandTests {
    @Test(arguments: [1, 50, 300, 5000] as [CGFloat]) func `a pull shows by the measured formula`(_ pull: CGFloat) {
        let shown = RubberBand.shown(pull, length: 600)

        let expected: CGFloat = (1 - 1 / (0.55 * pull / 600 + 1)) * 600
        #expect(abs(shown - expected) < 1e-9)
        #expect(RubberBand.shown(-pull, length: 600) == -shown)
        #expect(shown < 600)
    }

    @Test func `the pull that shows a distance is found again`() {
        let pulls = [-400, -3, 0, 7, 250] as [CGFloat]

        let found = pulls.map { RubberBand.pull(showing: RubberBand.shown($0, length: 500), length: 500) }

        #expect(zip(pulls, found).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test func `only offsets outside of the limits resist`() {
        let offsets = [-100, 20, 400] as [CGFloat]

        let shown = offsets.map { RubberBand.resisted($0, limits: 0...300, length: 200) }

        #expect(shown == [-RubberBand.shown(100, length: 200), 20, 300 + RubberBand.shown(100, length: 200)])
    }

    @Test func `a view without length shows no pull`() {
        #expect(RubberBand.shown(50, length: 0) == 0)
    }
}
