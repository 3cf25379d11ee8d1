import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// The pictures of rows that are dragged: they are without the lines to other rows.
@Suite(.application) struct RowPictureTests {
    @Test func `the picture of a dragged row has no line at its lower edge, and the row keeps it`() throws {
        let stage = RowDropStage([["a", "b", "c"]])
        // Narrower than 300 points, a picture keeps its size.
        stage.table.frame.size.width = 200
        stage.tester.settle()
        let ground = stage.tester.pixel(x: 200, y: 110)
        // The second row ends at 88, or 176 in pixels.
        let line = stage.tester.pixel(x: 200, y: 175)
        let touch = stage.tester.touch(at: CGPoint(x: 100, y: 66))
        stage.tester.pump(by: 0.6)
        touch.move(to: CGPoint(x: 100, y: 300))
        stage.tester.pump(by: 1)
        // The picture is from 278 to 322.
        let (inside, edge) = (stage.tester.pixel(x: 200, y: 570), stage.tester.pixel(x: 200, y: 643))
        let row = try #require(stage.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let hairline = try #require(row.parts.lowerLine)
        touch.cancel()
        stage.tester.settle()

        #expect(ground != nil)
        #expect(line != ground)
        #expect(inside == ground)
        #expect(edge == ground)
        #expect(!hairline.isHidden)
        #expect(stage.tester.pixel(x: 200, y: 175) == line)
    }

    @Test func `a list cell hides its lines while it is pictured`() throws {
        let stage = ListStage(3)
        let cell = try stage.cell(1)
        func hidden() -> [Bool] { cell.subviews.filter { $0 is Hairline }.map(\.isHidden) }
        let before = hidden()
        cell.setIsPictured(true)
        let meanwhile = hidden()
        cell.setIsPictured(false)

        #expect(before == [false])
        #expect(meanwhile == [true])
        #expect(hidden() == before)
    }
}
