import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// The check lists of the life cycle, each animated and not, in every size of window.
@Suite(.application) struct CallSequenceTests {
    private let log = RecordingViewController.Log()
    private let (a, b): (RecordingViewController, RecordingViewController)

    init() {
        (a, b) = (RecordingViewController("A", log: log), RecordingViewController("B", log: log))
        (a.notesLayout, b.notesLayout) = (true, true)
    }

    /// The notes, with the first round of layout of each controller only: more may follow.
    private func sequence() -> [String] {
        var seen: Set<String> = []
        return log.drain().filter { !$0.hasSuffix("LayoutSubviews") || seen.insert($0).inserted }
    }

    private let layoutOfA = ["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"]
    private let layoutOfB = ["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"]

    @Test(arguments: Surroundings.allCases)
    func `a window's root is loaded, appears, is placed, laid out, and has appeared`(surroundings: Surroundings) {
        let tester = surroundings.makeTester()
        _ = log.drain()

        tester.show(a)

        #expect(
            sequence() == ["A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)"]
                + layoutOfA + ["A.viewDidAppear(false)"])
        #expect(a.view.frame == tester.window.bounds)
    }

    @Test(arguments: Surroundings.allCases, [true, false])
    func `a push`(surroundings: Surroundings, animated: Bool) {
        let tester = surroundings.makeTester()
        let navigation = UINavigationController(rootViewController: a)
        tester.show(navigation)
        tester.settle()
        _ = log.drain()

        navigation.pushViewController(b, animated: animated)
        tester.settle()

        #expect(
            sequence().filter { !layoutOfA.contains($0) } == [
                "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(\(animated))",
                "B.viewWillAppear(\(animated))", "B.viewIsAppearing(\(animated))",
            ] + layoutOfB + [
                "A.viewDidDisappear(\(animated))", "B.viewDidAppear(\(animated))", "B.didMove(parent)",
            ])
    }

    @Test(arguments: Surroundings.allCases, [true, false])
    func `a pop`(surroundings: Surroundings, animated: Bool) {
        let tester = surroundings.makeTester()
        let navigation = UINavigationController(rootViewController: a)
        tester.show(navigation)
        navigation.pushViewController(b, animated: false)
        tester.settle()
        _ = log.drain()

        navigation.popViewController(animated: animated)
        tester.settle()

        #expect(
            sequence().filter { !$0.hasSuffix("LayoutSubviews") } == [
                "B.willMove(nil)", "B.viewWillDisappear(\(animated))", "A.viewWillAppear(\(animated))",
                "A.viewIsAppearing(\(animated))", "B.viewDidDisappear(\(animated))", "A.viewDidAppear(\(animated))",
                "B.didMove(nil)",
            ])
    }

    @Test(arguments: Surroundings.allCases)
    func `a switch of tabs`(surroundings: Surroundings) {
        let tester = surroundings.makeTester()
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        tester.show(tabs)
        tester.settle()
        _ = log.drain()

        tabs.selectedIndex = 1
        tester.settle()

        #expect(
            sequence() == [
                "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)", "A.viewWillDisappear(false)",
                "B.viewIsAppearing(false)",
            ] + layoutOfB + ["A.viewDidDisappear(false)", "B.viewDidAppear(false)"])
    }

    @Test(arguments: Surroundings.allCases, [true, false])
    func `a presentation that fills the screen, and its end`(surroundings: Surroundings, animated: Bool) {
        let tester = surroundings.makeTester()
        b.modalPresentationStyle = .fullScreen
        tester.show(a)
        tester.settle()
        _ = log.drain()

        a.present(b, animated: animated) { [log] in log.calls.append("presented") }
        tester.settle()
        let presenting = sequence().filter { !layoutOfA.contains($0) }
        a.dismiss(animated: animated) { [log] in log.calls.append("dismissed") }
        tester.settle()

        #expect(
            presenting == [
                "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(\(animated))", "B.viewWillAppear(\(animated))",
                "B.viewIsAppearing(\(animated))",
            ] + layoutOfB + ["B.viewDidAppear(\(animated))", "A.viewDidDisappear(\(animated))", "presented"])
        #expect(
            sequence().filter { !$0.hasSuffix("LayoutSubviews") } == [
                "B.viewWillDisappear(\(animated))", "A.viewWillAppear(\(animated))", "A.viewIsAppearing(\(animated))",
                "A.viewDidAppear(\(animated))", "B.viewDidDisappear(\(animated))", "dismissed",
            ])
    }

    @Test(arguments: Surroundings.allCases, [true, false])
    func `a presentation that leaves the presenter visible, and its end`(surroundings: Surroundings, animated: Bool) {
        let tester = surroundings.makeTester()
        b.modalPresentationStyle = .overFullScreen
        tester.show(a)
        tester.settle()
        _ = log.drain()

        a.present(b, animated: animated) { [log] in log.calls.append("presented") }
        tester.settle()
        let presenting = sequence().filter { !layoutOfA.contains($0) }
        a.dismiss(animated: animated) { [log] in log.calls.append("dismissed") }
        tester.settle()

        #expect(
            presenting == [
                "B.loadView", "B.viewDidLoad", "B.viewWillAppear(\(animated))", "B.viewIsAppearing(\(animated))",
            ] + layoutOfB + ["B.viewDidAppear(\(animated))", "presented"])
        #expect(
            sequence().filter { !$0.hasSuffix("LayoutSubviews") } == [
                "B.viewWillDisappear(\(animated))", "B.viewDidDisappear(\(animated))", "dismissed",
            ])
    }

    @Test(arguments: Surroundings.allCases)
    func `a child that is put in by hand and taken out again`(surroundings: Surroundings) {
        let tester = surroundings.makeTester()
        tester.show(a)
        tester.settle()
        _ = log.drain()

        a.addChild(b)
        b.view.frame = a.view.bounds
        a.view.addSubview(b.view)
        b.didMove(toParent: a)
        tester.settle()
        let added = sequence().filter { !layoutOfA.contains($0) }
        b.willMove(toParent: nil)
        b.view.removeFromSuperview()
        b.removeFromParent()
        tester.settle()

        #expect(
            added == [
                "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)",
                "B.viewIsAppearing(false)", "B.viewDidAppear(false)", "B.didMove(parent)",
            ] + layoutOfB)
        #expect(
            sequence().filter { !layoutOfA.contains($0) } == [
                "B.willMove(nil)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)", "B.didMove(nil)",
            ])
    }

    @Test(arguments: Surroundings.allCases, [true, false])
    func `a transition between children`(surroundings: Surroundings, animated: Bool) {
        let tester = surroundings.makeTester()
        let parent = UIViewController()
        tester.show(parent)
        parent.addChild(a)
        parent.view.addSubview(a.view)
        a.didMove(toParent: parent)
        tester.settle()
        _ = log.drain()

        parent.addChild(b)
        a.willMove(toParent: nil)
        parent.transition(from: a, to: b, duration: animated ? 0.3 : 0, animations: nil) { [a, b, log] _ in
            log.calls.append("completion")
            a.removeFromParent()
            b.didMove(toParent: parent)
        }
        tester.settle()

        #expect(
            sequence().filter { !$0.hasSuffix("LayoutSubviews") } == [
                "B.willMove(parent)", "A.willMove(nil)", "A.viewWillDisappear(\(animated))", "B.loadView",
                "B.viewDidLoad", "B.viewWillAppear(\(animated))", "B.viewIsAppearing(\(animated))",
                "A.viewDidDisappear(\(animated))", "B.viewDidAppear(\(animated))", "completion", "A.didMove(nil)",
                "B.didMove(parent)",
            ])
    }

    @Test(arguments: [true, false])
    func `a turn calls a root and its child with the size, and the older callbacks of both`(forwards: Bool) {
        let tester = ViewTester()
        let parent = TurningViewController("P", log: log)
        parent.forwardsRotation = forwards
        tester.show(parent)
        parent.addChild(a)
        a.view.frame = parent.view.bounds
        a.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(a.view)
        a.didMove(toParent: parent)
        a.notesLayout = false
        tester.settle()
        _ = log.drain()

        tester.resize(to: CGSize(width: 667, height: 375))
        tester.settle()

        let all = [
            "P.willTransition", "A.willTransition", "P.viewWillTransition(667x375)", "A.viewWillTransition(667x375)",
            "P.willRotate(landscapeRight)", "A.willRotate(landscapeRight)", "P.willAnimateRotation(landscapeRight)",
            "A.willAnimateRotation(landscapeRight)", "P.didRotate(portrait)", "A.didRotate(portrait)",
        ]
        #expect(log.drain() == all.filter { forwards || !$0.hasPrefix("A.") || !$0.contains("Rotat") })
    }

    @Test func `a container that forwards a turn by hand reaches the children of its child`() {
        let tester = ViewTester()
        let child = UIViewController()
        tester.show(child)
        child.addChild(a)
        child.view.addSubview(a.view)
        tester.settle()
        _ = log.drain()

        child.willRotate(to: .landscapeLeft, duration: 0.3)
        child.willAnimateRotation(to: .landscapeLeft, duration: 0.3)
        child.didRotate(from: .portrait)

        #expect(
            log.drain() == [
                "A.willRotate(landscapeLeft)", "A.willAnimateRotation(landscapeLeft)", "A.didRotate(portrait)",
            ])
    }
}

private final class TurningViewController: RecordingViewController {
    var forwardsRotation = true

    override var shouldAutomaticallyForwardRotationMethods: Bool { forwardsRotation }
}
