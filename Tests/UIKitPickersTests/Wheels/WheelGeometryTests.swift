import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitPickers

@Suite(.application) struct WheelGeometryTests {
    private let geometry = WheelGeometry(height: 216, rowHeight: 32)

    @Test func `the proportions are the measured ones`() throws {
        let angle = 2 * CGFloat.pi / 19
        let radius = 0.334225372 * (216 + 75.0)

        let next = try #require(geometry.placement(at: 1))

        #expect(geometry.rowsPerTurn == 19)
        #expect(abs(next.centerY - (108 + radius * sin(angle))) < 1e-9)
        #expect(abs(next.foreshortening - cos(angle)) < 1e-9)
    }

    @Test func `the middle row faces the viewer`() {
        #expect(geometry.placement(at: 0) == WheelGeometry.Placement(centerY: 108, foreshortening: 1))
    }

    @Test func `rows on the far side are not seen`() {
        #expect(geometry.placement(at: 4.7) != nil)
        #expect(geometry.placement(at: 4.75) == nil)
        #expect(geometry.placement(at: -5) == nil)
    }

    @Test(arguments: [-4, -1, 0, 2, 4.5])
    func `the row at a height is the one placed there`(distance: CGFloat) throws {
        let placement = try #require(geometry.placement(at: distance))

        #expect(abs(geometry.distance(at: placement.centerY) - distance) < 1e-9)
    }

    @Test func `heights beyond the rim belong to the last visible row`() {
        #expect(abs(geometry.distance(at: 216) - geometry.visibleDistance) < 1e-9)
    }
}
