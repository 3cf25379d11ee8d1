import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct CoordinateSpaceTests {
    @Test func `points and rectangles convert between views and the screen's coordinate space`() {
        let tester = ViewTester()
        let outer = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 5, y: 7, width: 50, height: 50))
        outer.bounds.origin = CGPoint(x: 2, y: 3)
        outer.addSubview(inner)
        tester.show(outer)
        let space = UIScreen.main.coordinateSpace
        let other: any UICoordinateSpace = outer

        // 10 - 2 + 5 and 100 - 3 + 7.
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 14, y: 105))
        #expect(space.convert(CGPoint(x: 14, y: 105), to: inner) == CGPoint(x: 1, y: 1))
        #expect(inner.convert(CGPoint(x: 14, y: 105), from: space) == CGPoint(x: 1, y: 1))
        #expect(space.convert(CGPoint(x: 1, y: 1), from: inner) == CGPoint(x: 14, y: 105))
        #expect(inner.convert(inner.bounds, to: space) == CGRect(x: 13, y: 104, width: 50, height: 50))
        #expect(inner.convert(CGRect(x: 13, y: 104, width: 5, height: 5), from: space).origin == .zero)
        #expect(space.convert(inner.bounds, from: inner) == CGRect(x: 13, y: 104, width: 50, height: 50))
        #expect(space.convert(CGRect(x: 13, y: 104, width: 5, height: 5), to: inner).origin == .zero)
        #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: 5, y: 7))
        #expect(inner.convert(CGPoint(x: 5, y: 7), from: other) == .zero)
        #expect(inner.convert(inner.bounds, to: other) == inner.frame)
        #expect(inner.convert(inner.frame, from: other) == inner.bounds)
    }

    @Test func `the canvas's space is as large as the screen, and the same each time`() {
        let tester = ViewTester()
        let scene = tester.window.windowScene

        #expect(UIScreen.main.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(scene?.coordinateSpace.isEqual(UIScreen.main.coordinateSpace) == true)
        #expect(!UIScreen.main.coordinateSpace.isEqual(UIScreen.main.fixedCoordinateSpace))
        #expect(UIScreen.main.coordinateSpace.hash == scene?.coordinateSpace.hash)
    }

    @Test(arguments: [
        // To the left: the upright top edge is at the left, and its left end at the bottom.
        (1, CGPoint(x: 0, y: 375), CGPoint(x: 10, y: 365)),
        // Upside down.
        (2, CGPoint(x: 375, y: 667), CGPoint(x: 365, y: 657)),
        // To the right: the upright top edge is at the right, and its left end at the top.
        (3, CGPoint(x: 667, y: 0), CGPoint(x: 657, y: 10)),
    ])
    func `the fixed space stays with the upright device when the interface turns`(
        _ turns: Int, _ corner: CGPoint, _ inside: CGPoint
    ) {
        let tester = ViewTester(idiom: .pad)
        tester.show(TurningController())
        for _ in 0..<turns {
            tester.rotate(toTheLeft: true)
            tester.settle()
        }
        let fixed = UIScreen.main.fixedCoordinateSpace
        let space = UIScreen.main.coordinateSpace

        #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(fixed.convert(CGPoint.zero, to: space) == corner)
        #expect(fixed.convert(CGPoint(x: 10, y: 10), to: space) == inside)
        #expect(fixed.convert(inside, from: space) == CGPoint(x: 10, y: 10))
        #expect(space.convert(CGRect(x: 0, y: 0, width: 20, height: 20), from: fixed).contains(inside))
    }
}

/// Turns with the device in every direction.
private final class TurningController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}
