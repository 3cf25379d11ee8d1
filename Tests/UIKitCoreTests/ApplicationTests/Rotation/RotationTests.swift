import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct RotationTests {
    private final class Controller: UIViewController {
        var mask: UIInterfaceOrientationMask = .allButUpsideDown
        var mayRotate = true
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var shouldAutorotate: Bool { mayRotate }
    }

    private let landscape = CGSize(width: 667, height: 375)

    @Test func `an accepted flip turns the interface with every callback in order`() {
        let tester = ViewTester()
        let log = RecordingViewController.Log()
        let (parent, child) = (RecordingViewController("A", log: log), RecordingViewController("K", log: log))
        tester.show(parent)
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        tester.pump()
        _ = log.drain()

        tester.resize(to: landscape)

        #expect(
            log.drain() == [
                "A.willTransition", "K.willTransition", "A.viewWillTransition(667x375)",
                "K.viewWillTransition(667x375)",
                "A.willRotate(landscapeRight)", "K.willRotate(landscapeRight)",
                "A.willAnimateRotation(landscapeRight)", "K.willAnimateRotation(landscapeRight)",
                "A.didRotate(portrait)", "K.didRotate(portrait)",
            ])
        #expect(parent.interfaceOrientation == .landscapeRight)
        #expect(UIDevice.current.orientation == .landscapeLeft)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
        #expect(UIScreen.main.bounds.size == landscape)
    }

    @Test func `alongside blocks see the new bounds and completions run last`() {
        final class Turning: UIViewController {
            var log: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                log.append("will \(Int(view.bounds.width)) \(transitionCoordinator != nil)")
                coordinator.animate(alongsideTransition: { [unowned self] _ in
                    log.append("alongside \(Int(view.bounds.width))")
                }) { [unowned self] context in
                    log.append("done \(context.isCancelled) \(transitionCoordinator != nil)")
                }
                super.viewWillTransition(to: size, with: coordinator)
            }
        }
        let tester = ViewTester()
        let controller = Turning()
        tester.show(controller)

        tester.resize(to: landscape)

        #expect(controller.log == ["will 375 true", "alongside 667", "done false false"])
    }

    @Test func `a refused flip is letterboxed and touches are mapped`() throws {
        let tester = ViewTester()
        let controller = Controller()
        controller.mask = .portrait
        let view = RecordingView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        tester.show(controller)
        controller.view.addSubview(view)
        tester.pump()
        view.calls = []

        tester.resize(to: landscape)
        let surface = try #require(tester.lastFrame?.surface)
        // k = 375/667; the canvas is 375·k wide and centred.
        let factor = 375.0 / 667
        let left = (667 - 375 * factor) / 2
        tester.touch(at: CGPoint(x: left + 120 * factor, y: 120 * factor)).lift()
        tester.touch(at: CGPoint(x: 20, y: 20)).lift()

        #expect(controller.interfaceOrientation == .portrait)
        #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
        #expect(abs(surface.canvasScale - factor) < 1e-9)
        #expect(abs(surface.canvasOrigin.x - left) < 1e-9)
        #expect(view.calls == ["began(1)", "ended(1)"])
    }

    @Test func `returning to portrait after a refused flip is no rotation`() {
        let tester = ViewTester()
        let controller = Controller()
        controller.mask = .portrait
        tester.show(controller)
        tester.trace("controller", "rotation")

        tester.resize(to: landscape)
        tester.resize(to: CGSize(width: 400, height: 700))

        #expect(UIScreen.main.bounds.size == CGSize(width: 400, height: 700))
        #expect(tester.lastFrame?.surface.isLetterboxed == false)
        #expect(!tester.traceLines.contains { $0.contains("willRotate") })
        #expect(tester.traceLines.contains { $0.contains("\"accepted\":false") && $0.contains("\"letterboxed\":true") })
    }

    @Test func `a resize without a flip follows without orientation callbacks`() {
        let tester = ViewTester()
        let log = RecordingViewController.Log()
        let controller = RecordingViewController("A", log: log)
        tester.show(controller)
        _ = log.drain()

        tester.resize(to: CGSize(width: 400, height: 800))

        #expect(log.drain() == ["A.viewWillTransition(400x800)"])
        #expect(controller.view.frame.size == CGSize(width: 400, height: 800))
    }

    @Test func `shapes within the dead band of the square keep the orientation`() {
        let tester = ViewTester()
        tester.show(Controller())

        tester.resize(to: CGSize(width: 505, height: 500))
        let inside = UIApplication.shared.statusBarOrientation
        tester.resize(to: CGSize(width: 520, height: 500))
        let outside = UIApplication.shared.statusBarOrientation

        #expect(inside == .portrait)
        #expect(outside == .landscapeRight)
    }

    @Test func `a locked controller is not asked for its mask`() {
        let tester = ViewTester()
        let controller = Controller()
        tester.show(controller)
        controller.mayRotate = false
        tester.trace("rotation")

        tester.resize(to: landscape)

        #expect(controller.interfaceOrientation == .portrait)
        #expect(tester.traceLines.count == 1)
        #expect(tester.traceLines[0].contains("\"mask\":null"))
    }

    @Test func `a rotate command turns the window too`() {
        let tester = ViewTester()
        let controller = Controller()
        tester.show(controller)

        tester.rotate(toTheLeft: true)
        tester.settle()

        #expect(controller.interfaceOrientation == .landscapeRight)
        #expect(UIScreen.main.bounds.size == landscape)
        #expect(tester.lastFrame?.surface.size == landscape)
        #expect(tester.lastFrame?.surface.isLetterboxed == false)
    }

    @Test func `a window that keeps its size shows the turned canvas letterboxed`() {
        let tester = ViewTester()
        tester.acceptsWindowSizes = false
        let controller = Controller()
        tester.show(controller)

        tester.rotate(toTheLeft: true)
        tester.settle()

        #expect(controller.interfaceOrientation == .landscapeRight)
        #expect(UIScreen.main.bounds.size == landscape)
        #expect(tester.lastFrame?.surface.isLetterboxed == true)
    }

    @Test func `a refused command changes only the device`() {
        let tester = ViewTester()
        let controller = Controller()
        controller.mask = .portrait
        tester.show(controller)

        tester.rotate(toTheLeft: false)

        #expect(UIDevice.current.orientation == .landscapeRight)
        #expect(controller.interfaceOrientation == .portrait)
        #expect(tester.lastFrame?.surface.isLetterboxed == false)
    }

    @Test func `a widened mask accepts the present shape at once`() {
        let tester = ViewTester()
        let controller = Controller()
        controller.mask = .portrait
        tester.show(controller)
        tester.resize(to: landscape)

        controller.mask = .allButUpsideDown
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        tester.pump()

        #expect(controller.interfaceOrientation == .landscapeRight)
        #expect(tester.lastFrame?.surface.isLetterboxed == false)
    }

    @Test func `an app launched lying builds upright and turns before its first picture`() {
        let tester = ViewTester(size: landscape)
        let controller = Controller()

        tester.show(controller)

        #expect(controller.interfaceOrientation == .landscapeRight)
        #expect(controller.view.frame.size == landscape)
    }

    @Test func `the device notification is posted whether or not the interface follows`() {
        let tester = ViewTester()
        let controller = Controller()
        controller.mask = .portrait
        tester.show(controller)
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()

        tester.resize(to: landscape)

        NotificationCenter.default.removeObserver(token)
        #expect(count == 1)
    }

    @Test func `the status bar is hidden in compact height and returns with regular height`() {
        let tester = ViewTester()
        let controller = Controller()
        tester.show(controller)
        let upright = controller.view.safeAreaInsets.top

        tester.resize(to: landscape)
        let lying = controller.view.safeAreaInsets.top
        tester.resize(to: CGSize(width: 375, height: 667))

        #expect(upright == 20)
        #expect(lying == 0)
        #expect(controller.view.safeAreaInsets.top == 20)
    }

    @Test func `a visible child that keeps its size hears of the turn by the older callbacks alone`() {
        let tester = ViewTester()
        let log = RecordingViewController.Log()
        let parent = RecordingViewController("A", log: log)
        let (child, inner) = (RecordingViewController("K", log: log), RecordingViewController("L", log: log))
        tester.show(parent)
        for (holder, added, side) in [(parent, child, 100.0), (child, inner, 50)] {
            holder.addChild(added)
            added.view.frame = CGRect(x: 0, y: 0, width: side, height: side)
            added.view.autoresizingMask = []
            holder.view.addSubview(added.view)
            added.didMove(toParent: holder)
        }
        tester.pump()
        _ = log.drain()

        tester.resize(to: landscape)

        let names = ["A", "K", "L"]
        #expect(
            log.drain().filter { !$0.hasSuffix("willTransition") } == ["A.viewWillTransition(667x375)"]
                + names.map { "\($0).willRotate(landscapeRight)" }
                + names.map { "\($0).willAnimateRotation(landscapeRight)" }
                + names.map { "\($0).didRotate(portrait)" })
    }
}
