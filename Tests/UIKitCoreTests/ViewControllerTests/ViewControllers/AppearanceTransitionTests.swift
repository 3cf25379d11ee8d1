import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct AppearanceTransitionTests {
    private let log = RecordingViewController.Log()

    private func controller() -> RecordingViewController { RecordingViewController("A", log: log) }

    @Test func `a whole appearance, before which the view is loaded, and disappearance`() {
        let controller = controller()

        controller.beginAppearanceTransition(true, animated: true)
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()

        #expect(
            log.drain() == [
                "A.loadView", "A.viewDidLoad", "A.viewWillAppear(true)", "A.viewDidAppear(true)",
                "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
            ])
    }

    @Test func `a cancelled arrival has no did-appear`() {
        let controller = controller()
        controller.loadViewIfNeeded()
        _ = log.drain()

        controller.beginAppearanceTransition(true, animated: true)
        controller.beginAppearanceTransition(false, animated: true)
        controller.endAppearanceTransition()

        #expect(log.drain() == ["A.viewWillAppear(true)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)"])
    }

    @Test func `a cancelled departure has no did-disappear`() {
        let controller = controller()
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        _ = log.drain()

        controller.beginAppearanceTransition(false, animated: true)
        controller.beginAppearanceTransition(true, animated: true)
        controller.endAppearanceTransition()

        #expect(log.drain() == ["A.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewDidAppear(true)"])
    }

    @Test func `a transition to the current state is ignored`() {
        let controller = controller()
        controller.loadViewIfNeeded()
        _ = log.drain()

        controller.beginAppearanceTransition(false, animated: false)
        controller.beginAppearanceTransition(true, animated: false)
        controller.beginAppearanceTransition(true, animated: true)
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(true, animated: true)

        #expect(log.drain() == ["A.viewWillAppear(false)", "A.viewDidAppear(false)"])
    }

    @Test func `an end without a begin is logged and ignored`() {
        let tester = ViewTester()
        let controller = controller()

        controller.endAppearanceTransition()

        #expect(log.drain() == [])
        #expect(
            tester.diagnostics.map { $0.contains("Unbalanced calls to begin/end appearance transitions") } == [true])
    }

    @Test func `callbacks that the app calls itself are logged and leave the state`() {
        let tester = ViewTester()
        let controller = UIViewController()

        controller.viewWillAppear(true)
        controller.viewDidAppear(true)
        controller.viewWillDisappear(true)
        controller.viewDidDisappear(true)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()

        #expect(tester.diagnostics.map { $0.contains("was called directly") } == [true, true, true, true])
    }

    @Test func `will callbacks reach the parent first and did callbacks the children`() {
        let (parent, child) = (RecordingViewController("P", log: log), RecordingViewController("C", log: log))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = log.drain()

        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()
        parent.beginAppearanceTransition(false, animated: false)
        parent.endAppearanceTransition()

        #expect(
            log.drain() == [
                "P.viewWillAppear(false)", "C.viewWillAppear(false)", "C.viewDidAppear(false)",
                "P.viewDidAppear(false)", "P.viewWillDisappear(false)", "C.viewWillDisappear(false)",
                "C.viewDidDisappear(false)", "P.viewDidDisappear(false)",
            ])
    }

    @Test func `children are called in their order`() {
        let parent = RecordingViewController("P", log: log)
        for name in ["C", "D"] {
            let child = RecordingViewController(name, log: log)
            parent.addChild(child)
            parent.view.insertSubview(child.view, at: 0)
            child.didMove(toParent: parent)
        }
        _ = log.drain()

        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()

        #expect(
            log.drain() == [
                "P.viewWillAppear(false)", "C.viewWillAppear(false)", "D.viewWillAppear(false)",
                "C.viewDidAppear(false)", "D.viewDidAppear(false)", "P.viewDidAppear(false)",
            ])
    }

    @Test func `children whose views are not in the parent's do not appear with it`() {
        let (parent, child) = (RecordingViewController("P", log: log), RecordingViewController("C", log: log))
        parent.addChild(child)
        parent.loadViewIfNeeded()
        child.loadViewIfNeeded()
        _ = log.drain()

        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()

        #expect(log.drain() == ["P.viewWillAppear(false)", "P.viewDidAppear(false)"])
    }

    @Test func `a parent that forwards by hand leaves its children alone`() {
        let tester = ViewTester()
        let parent = ManualViewController("P", log: log)
        let child = RecordingViewController("C", log: log)
        tester.show(parent)
        _ = log.drain()

        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.view.removeFromSuperview()
        tester.settle()

        #expect(log.drain() == ["C.willMove(parent)", "C.loadView", "C.viewDidLoad", "C.didMove(parent)"])
    }
}

private final class ManualViewController: RecordingViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
