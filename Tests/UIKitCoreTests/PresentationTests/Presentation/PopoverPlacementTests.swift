import CoreGraphics
import Foundation
import Testing
import UIKitTesting
@testable import UIKitCore

/// A room of 800 × 1000 points at (10, 10).
@Suite(.application) struct PopoverPlacementTests {
    private func bubble(
        _ source: CGRect, _ size: CGSize, _ permitted: UIPopoverArrowDirection = .any, canOverlap: Bool = false
    ) -> PopoverPlacement.Bubble {
        PopoverPlacement(
            source: source, room: CGRect(x: 10, y: 10, width: 800, height: 1000), contentSize: size,
            permitted: permitted, canOverlap: canOverlap
        ).bubble
    }

    private let small = CGSize(width: 200, height: 300)

    @Test(
        arguments: zip(
            [UIPopoverArrowDirection.up, .down, .left, .right],
            [
                CGRect(x: 320, y: 520, width: 200, height: 313), CGRect(x: 320, y: 167, width: 200, height: 313),
                CGRect(x: 440, y: 350, width: 213, height: 300), CGRect(x: 187, y: 350, width: 213, height: 300),
            ]))
    func `the bubble is beside its source with the arrow in its middle`(
        direction: UIPopoverArrowDirection, frame: CGRect
    ) {
        let bubble = bubble(CGRect(x: 400, y: 480, width: 40, height: 40), small, direction)

        #expect(bubble.frame == frame)
        #expect(bubble.direction == direction)
        #expect(bubble.arrow == (direction == .up || direction == .down ? 100 : 150))
    }

    @Test func `the side is the one on which most of the content fits`() {
        let tall = CGSize(width: 200, height: 600)

        #expect(bubble(CGRect(x: 400, y: 100, width: 40, height: 40), tall).direction == .up)
        #expect(bubble(CGRect(x: 400, y: 900, width: 40, height: 40), tall).direction == .down)
        #expect(bubble(CGRect(x: 20, y: 480, width: 40, height: 40), tall).direction == .left)
        #expect(bubble(CGRect(x: 760, y: 480, width: 40, height: 40), tall).direction == .right)
        #expect(bubble(CGRect(x: 20, y: 480, width: 40, height: 40), small).direction == .up)
    }

    @Test func `at an edge the bubble stays inside and the arrow follows its source`() {
        let bubble = bubble(CGRect(x: 770, y: 100, width: 40, height: 40), small, .up)

        #expect(bubble.frame == CGRect(x: 610, y: 140, width: 200, height: 313))
        // As near to the corner as the arrow can be: 13 + 37 / 2 from the edge.
        #expect(bubble.arrow == 200 - 31.5)
    }

    @Test func `where there is too little room the bubble shrinks, or covers its source when it may`() {
        let source = CGRect(x: 400, y: 480, width: 40, height: 40)
        let huge = CGSize(width: 200, height: 900)

        let shrunk = bubble(source, huge, .up)
        let covering = bubble(source, huge, .up, canOverlap: true)

        #expect(shrunk.frame == CGRect(x: 320, y: 520, width: 200, height: 490))
        #expect(covering.frame == CGRect(x: 320, y: 97, width: 200, height: 913))
    }

    @Test func `without a direction the card lies over its source`() {
        let bubble = bubble(CGRect(x: 400, y: 480, width: 40, height: 40), small, [])

        #expect(bubble.frame == CGRect(x: 320, y: 350, width: 200, height: 300))
        #expect(bubble.direction.isEmpty)
    }
}
