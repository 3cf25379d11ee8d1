import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// The callbacks of turns from before sizes changed: who overrides `viewWillTransition(to:with:)` without calling super gets
/// none.
@Suite(.application) final class OlderCallbackTests {
    private let log = RecordingViewController.Log()
    private lazy var tester = ViewTester()

    /// Keeps changes of size to itself.
    private final class Silent: UIViewController {
        var calls: [String] = []

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) { calls.append("size") }

        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            calls.append("will")
        }
        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            calls.append("animate")
        }
        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) { calls.append("did") }
    }

    /// Forwards rotation callbacks to its children itself.
    private final class Teller: UIViewController {
        override var shouldAutomaticallyForwardRotationMethods: Bool { false }

        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            super.willRotate(to: toInterfaceOrientation, duration: duration)
            for child in children { child.willRotate(to: toInterfaceOrientation, duration: duration) }
        }
    }

    private func add(_ child: UIViewController, to parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test func `a child that has kept a turn to itself gets none in one that leaves it its size`() {
        let (parent, silent) = (UIViewController(), Silent())
        tester.show(parent)
        add(silent, to: parent)

        tester.rotate(toTheLeft: true)
        tester.settle()
        let first = silent.calls
        // Upside down is refused, so that it turns from one landscape orientation to the other.
        for _ in 0..<2 {
            tester.rotate(toTheLeft: true)
            tester.settle()
        }

        #expect(first == ["size"])
        #expect(parent.interfaceOrientation == .landscapeLeft)
        #expect(silent.calls == first)
    }

    @Test func `a child whose parent forwards rotations by hand gets no rotation callbacks`() {
        let (teller, middle, silent) = (Teller(), UIViewController(), Silent())
        let beside = RecordingViewController("M", log: log)
        tester.show(teller)
        add(middle, to: teller)
        for child in [silent, beside] { add(child, to: middle) }
        tester.settle()
        _ = log.drain()

        tester.resize(to: CGSize(width: 667, height: 375))

        #expect(log.drain().contains("M.willRotate(landscapeRight)"))
        #expect(silent.calls == ["size"])
    }

    @Test func `a controller that presents during a rotation still calls its children once`() {
        final class Presenting: UIViewController {
            override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
                present(UIViewController(), animated: true)
                super.willRotate(to: toInterfaceOrientation, duration: duration)
            }
        }
        let (parent, child) = (Presenting(), RecordingViewController("K", log: log))
        tester.show(parent)
        add(child, to: parent)

        tester.resize(to: CGSize(width: 667, height: 375))
        tester.settle()

        #expect(log.drain().filter { $0.contains("willRotate") } == ["K.willRotate(landscapeRight)"])
    }
}
