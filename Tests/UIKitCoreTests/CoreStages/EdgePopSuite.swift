import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// A suite about interactive pops: a stack of two, and the finger that moves in from the edge.
@MainActor protocol EdgePopSuite {
    var log: RecordingViewController.Log { get }
}

extension EdgePopSuite {
    func controller(_ name: String) -> RecordingViewController { log.titledController(name) }

    func navigation(in tester: ViewTester, delegate: TransitionGiver? = nil) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = ["A", "B"].map(controller)
        tester.show(navigation)
        navigation.delegate = delegate
        _ = log.drain()
        return navigation
    }

    /// A finger that has moved from the left edge by a part of the width besides the slop of 10 points, and rests there.
    func finger(by part: CGFloat, in tester: ViewTester) -> TestTouch {
        let touch = tester.touch(at: CGPoint(x: 5, y: 200))
        tester.move(touch, by: CGVector(dx: 10 + tester.window.bounds.width * part, dy: 0), over: 0.2)
        tester.pump(by: 0.2)
        return touch
    }
}
