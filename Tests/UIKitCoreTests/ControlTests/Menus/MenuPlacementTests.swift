import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct MenuPlacementTests {
    private let room = CGRect(x: 0, y: 20, width: 400, height: 600)
    private let size = CGSize(width: 250, height: 200)

    private func placement(_ anchor: CGRect, alignment: CGFloat = 0) -> MenuPlacement {
        MenuPlacement(
            anchor: anchor, attachment: CGPoint(x: anchor.minX + anchor.width * alignment, y: anchor.maxY),
            alignment: alignment, room: room)
    }

    @Test func `it is below its anchor, aligned at an edge or the middle`() {
        let anchor = CGRect(x: 120, y: 100, width: 60, height: 30)

        #expect(placement(anchor).frame(for: size).origin == CGPoint(x: 120, y: 136))
        #expect(placement(anchor, alignment: 0.5).frame(for: size).origin == CGPoint(x: 25, y: 136))
        #expect(placement(anchor, alignment: 1).frame(for: size).origin == CGPoint(x: 8, y: 136))
    }

    @Test func `without room below it is above, and grows from there`() {
        let anchor = CGRect(x: 20, y: 500, width: 60, height: 30)

        let frame = placement(anchor).frame(for: size)

        #expect(frame.origin == CGPoint(x: 20, y: 294))
        #expect(placement(anchor).origin(of: frame) == CGPoint(x: 20, y: 494))
    }

    @Test func `a long one takes all the room that there is`() {
        let anchor = CGRect(x: 20, y: 300, width: 60, height: 30)

        #expect(
            placement(anchor).frame(for: CGSize(width: 250, height: 2000))
                == CGRect(x: 20, y: 28, width: 250, height: 584))
        #expect(
            placement(anchor).frame(for: CGSize(width: 250, height: 400))
                == CGRect(x: 20, y: 212, width: 250, height: 400))
    }

    @Test func `a pointer's menu opens to the other side at the window's edge`() {
        let point = CGRect(x: 300, y: 500, width: 0, height: 0)

        #expect(placement(point).frame(for: size).origin == CGPoint(x: 50, y: 300))
    }

    @Test func `in a window smaller than the menu it shrinks`() {
        var placement = placement(CGRect(x: 5, y: 5, width: 10, height: 10))
        placement.room = CGRect(x: 0, y: 0, width: 100, height: 100)

        #expect(placement.frame(for: size) == CGRect(x: 8, y: 8, width: 84, height: 84))
    }
}
