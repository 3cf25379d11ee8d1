import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitPickers

@Suite(.application) struct WheelRowsTests {
    @Test func `an endless wheel begins anew in both directions`() {
        let rows = WheelRows.endless(count: 12)

        #expect(rows.row(atIndex: 13) == 1)
        #expect(rows.row(atIndex: -1) == 11)
    }

    @Test func `a row is looked for the short way round`() {
        let rows = WheelRows.endless(count: 12)

        #expect(rows.index(of: 1, near: 11) == 13)
        #expect(rows.index(of: 11, near: 12) == 11)
        #expect(rows.index(of: 6, near: 24) == 30)
    }

    @Test func `a bounded wheel stops at its ends`() {
        let rows = WheelRows.bounded(1..<6)

        #expect(rows.nearestIndex(to: 9.6) == 5)
        #expect(rows.nearestIndex(to: -3) == 1)
        #expect(rows.index(of: 7, near: 2) == 5)
        #expect(!rows.contains(place: 0))
    }

    @Test func `a wheel without rows rests nowhere`() {
        let rows = WheelRows.bounded(0..<0)

        #expect(rows.isEmpty)
        #expect(!rows.contains(place: 0))
        #expect(rows.limits == 0...0)
    }
}
