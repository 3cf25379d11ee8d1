import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct PageGridTests {
    private let grid = PageGrid(length: 300, limits: 0...1200)

    @Test(
        arguments: [
            (0, 140, 0), (0, 160, 300), (0, 2000, 300), (600, -500, 300), (300, 310, 300), (1200, 2000, 1200),
            (-40, 0, 0),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func `the page nearest to the projection is taken, at most one from the start`(
        _ start: CGFloat, _ projected: CGFloat, _ target: CGFloat
    ) {
        #expect(grid.target(dragStart: start, projected: projected) == target)
    }

    @Test func `pages count from the edge that insets move`() {
        let inset = PageGrid(length: 300, limits: -20...580)

        #expect(inset.target(dragStart: -20, projected: 200) == 280)
    }

    @Test func `the last page ends with the content`() {
        let short = PageGrid(length: 300, limits: 0...450)

        #expect(short.target(dragStart: 300, projected: 600) == 450)
    }
}
