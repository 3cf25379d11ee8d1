import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct RecognizerDecodingTests {
    private func read<Made>(_ element: String, as type: Made.Type = Made.self) throws -> Made {
        let file = try InterfaceFile(element)
        file.classes = ["pongPressGestureRecognizer": UILongPressGestureRecognizer.self]
        let made: Made = try file.first()
        #expect(file.unread == [] && file.faults.isEmpty)
        return made
    }

    @Test func `all recognizers have flags of the file`() throws {
        let tap = try read(
            """
            <tapGestureRecognizer enabled="NO" cancelsTouchesInView="NO" delaysTouchesBegan="YES" delaysTouchesEnded="NO"/>
            """, as: UITapGestureRecognizer.self)

        #expect(!tap.isEnabled && !tap.cancelsTouchesInView && tap.delaysTouchesBegan && !tap.delaysTouchesEnded)
    }

    @Test func `a recognizer without attributes is as in code`() throws {
        let tap = try read("<tapGestureRecognizer/>", as: UITapGestureRecognizer.self)

        #expect(tap.isEnabled && tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded)
        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    }

    @Test func `a tap has its numbers`() throws {
        let tap = try read(
            "<tapGestureRecognizer numberOfTapsRequired=\"2\" numberOfTouchesRequired=\"3\"/>",
            as: UITapGestureRecognizer.self)

        #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3)
    }

    @Test func `a long press, whose element is spelt otherwise, has its numbers`() throws {
        let press = try read(
            """
            <pongPressGestureRecognizer allowableMovement="12" minimumPressDuration="0.75" numberOfTapsRequired="1"
                numberOfTouchesRequired="2"/>
            """, as: UILongPressGestureRecognizer.self)

        #expect(press.allowableMovement == 12 && press.minimumPressDuration == 0.75)
        #expect(press.numberOfTapsRequired == 1 && press.numberOfTouchesRequired == 2)
    }

    @Test func `a pan has its numbers`() throws {
        let pan = try read(
            "<panGestureRecognizer minimumNumberOfTouches=\"2\" maximumNumberOfTouches=\"4\"/>",
            as: UIPanGestureRecognizer.self)

        #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 4)
    }

    @Test func `a pinch and a rotation begin with the values of the file`() throws {
        let pinch = try read("<pinchGestureRecognizer scale=\"1.5\"/>", as: UIPinchGestureRecognizer.self)
        let rotation = try read("<rotationGestureRecognizer rotation=\"0.5\"/>", as: UIRotationGestureRecognizer.self)

        #expect(pinch.scale == 1.5)
        #expect(rotation.rotation == 0.5)
    }

    @Test(arguments: [
        ("right", UISwipeGestureRecognizer.Direction.right), ("left", .left), ("up", .up), ("down", .down),
    ])
    func `each word for a swipe's direction means it`(
        word: String, direction: UISwipeGestureRecognizer.Direction
    ) throws {
        let swipe = try read(
            "<swipeGestureRecognizer direction=\"\(word)\" numberOfTouchesRequired=\"2\"/>",
            as: UISwipeGestureRecognizer.self)

        #expect(swipe.direction == direction && swipe.numberOfTouchesRequired == 2)
    }

    @Test func `a pan from edges has those whose flags are set`() throws {
        let pan = try read(
            """
            <screenEdgePanGestureRecognizer minimumNumberOfTouches="1"><rectEdge key="edges" left="YES" right="YES"/>
            </screenEdgePanGestureRecognizer>
            """, as: UIScreenEdgePanGestureRecognizer.self)

        #expect(pan.edges == [.left, .right] && pan.minimumNumberOfTouches == 1)
    }
}
