import CoreGraphics
import Foundation
import Testing
import UIKitTesting
@testable import UIKitCore

@Suite(.application) struct TabGridTests {
    @Test func `items fill rows from the left, as many as are 88 points wide, and share the remaining width`() {
        let grid = TabGrid(count: 6, width: 375, below: 50)

        // Four columns in 375 without margins of 8 points.
        #expect(grid.cellFrame(0) == CGRect(x: 8, y: 50, width: 89.75, height: 76))
        #expect(grid.cellFrame(3).maxX == 367)
        #expect(grid.cellFrame(4) == CGRect(x: 8, y: 50 + 88, width: 89.75, height: 76))
        #expect(grid.contentHeight == 226)
    }

    @Test func `few items are not spread over more room than four take`() {
        #expect(TabGrid(count: 1, width: 1016, below: 0).cellFrame(0).width == 250)
        #expect(TabGrid(count: 5, width: 1016, below: 0).cellFrame(4).maxX == 1008)
    }

    @Test func `without items or room the grid still has frames`() {
        #expect(TabGrid(count: 0, width: 375, below: 50).contentHeight == 50)
        #expect(TabGrid(count: 2, width: 10, below: 0).cellFrame(1) == CGRect(x: 8, y: 88, width: 0, height: 76))
    }
}
