import CoreGraphics
import Foundation
import Testing
import UIKitTesting
@testable import UIKitCore

@Suite(.application) struct SheetGeometryTests {
    private typealias Identifier = UISheetPresentationController.Detent.Identifier

    private func attached(_ heights: [CGFloat], undimmed: CGFloat? = nil) -> SheetGeometry {
        SheetGeometry(
            attached: 400,
            stops: heights.map { SheetGeometry.Stop(identifier: Identifier("\($0)"), height: $0) },
            in: CGSize(width: 400, height: 1000), largestUndimmed: undimmed.map { Identifier("\($0)") })
    }

    @Test func `stops are in the order of their heights`() {
        let geometry = attached([700, 300])

        #expect(geometry.lowestTop == 700)
        #expect(geometry.highestTop == 300)
        #expect(geometry.index(of: Identifier("700.0")) == 1)
        #expect(geometry.index(of: Identifier("other")) == 0)
    }

    @Test func `the card grows above its lowest rest and moves below it`() {
        let geometry = attached([300, 700])

        #expect(geometry.frame(at: 500) == CGRect(x: 0, y: 500, width: 400, height: 500))
        #expect(geometry.shift(at: 500) == 0)
        #expect(geometry.frame(at: 850) == CGRect(x: 0, y: 700, width: 400, height: 300))
        #expect(geometry.shift(at: 850) == 150)
        #expect(geometry.departure(at: 850) == 0.5)
    }

    @Test func `dimming fades on the way out and between a bright and a dark detent`() {
        let (dark, mixed) = (attached([300, 700]), attached([300, 700], undimmed: 300))

        #expect([300, 700, 850, 1000].map(dark.dimming) == [1, 1, 0.5, 0])
        #expect([300, 500, 700, 850].map(mixed.dimming) == [1, 0.5, 0, 0])
        #expect(mixed.dimming(at: 200) == 1)
    }

    @Test func `the next stop is the one in the direction of the movement`() {
        let geometry = attached([200, 500, 900])

        #expect(geometry.nextStop(from: 600, isUpward: true) == 1)
        #expect(geometry.nextStop(from: 600, isUpward: false) == 0)
        #expect(geometry.nextStop(from: 50, isUpward: true) == 2)
        #expect(geometry.nextStop(from: 950, isUpward: false) == 0)
        #expect(geometry.nearestStop(to: 420) == 1)
    }

    @Test func `a floating card stays inside around a point`() {
        let geometry = SheetGeometry(
            floating: CGSize(width: 540, height: 620), around: CGPoint(x: 100, y: 900),
            in: CGSize(width: 800, height: 1000), margin: 30)

        #expect(geometry.frame == CGRect(x: 0, y: 350, width: 540, height: 620))
        #expect(geometry.lowestTop == geometry.highestTop)
        #expect(geometry.departure(at: 675) == 0.5)
    }
}
