import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Children whose views are added and removed while their parent is between two callbacks, inside of other views, or by hand.
@Suite(.application) final class ChildAppearanceTests {
    private let log = RecordingViewController.Log()
    private lazy var tester = ViewTester()
    private lazy var parent = ScriptedViewController("P", log: log)
    private lazy var child = RecordingViewController("C", log: log)

    private func link(_ view: UIView? = nil) {
        _ = tester
        parent.addChild(child)
        (view ?? parent.view).addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private func unlink() {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    /// The child's callbacks of appearance since the last time.
    private func appearances() -> [String] { log.drain().filter { $0.hasPrefix("C.view") && $0 != "C.viewDidLoad" } }

    private let wholeDeparture = ["C.viewWillDisappear(false)", "C.viewDidDisappear(false)"]
    private let wholeArrival = ["C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)"]

    // MARK: While the parent is on its way

    @Test(arguments: ["viewIsAppearing", "viewWillLayoutSubviews"])
    func `a child that is removed while its parent arrives disappears at once and can return`(moment: String) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        tester.show(navigation)
        link()
        _ = log.drain()

        parent.once(moment) { [self] in unlink() }
        navigation.pushViewController(parent, animated: true)
        tester.settle()
        let arriving = appearances()
        link()

        #expect(arriving.filter { !$0.contains("IsAppearing") } == ["C.viewWillAppear(true)"] + wholeDeparture)
        #expect(appearances() == wholeArrival)
    }

    @Test func `a child that is exchanged in the middle of its parent's push leaves the other one shown`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let other = RecordingViewController("D", log: log)
        tester.show(navigation)
        link()
        navigation.pushViewController(parent, animated: true)
        tester.pump(by: 0.1)
        _ = log.drain()

        unlink()
        parent.addChild(other)
        parent.view.addSubview(other.view)
        other.didMove(toParent: parent)
        tester.settle()

        #expect(
            log.drain().filter { $0.hasPrefix("C.view") || $0.hasPrefix("D.viewD") || $0.hasPrefix("D.viewW") }
                == wholeDeparture + ["D.viewDidLoad", "D.viewWillAppear(true)", "D.viewDidAppear(true)"])
    }

    @Test func `a child that is taken out in its parent's will-disappear has disappeared`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        tester.show(navigation)
        link()
        navigation.pushViewController(parent, animated: false)
        tester.settle()
        _ = log.drain()

        parent.once("viewWillDisappear") { [self] in unlink() }
        navigation.popViewController(animated: true)
        tester.settle()

        #expect(appearances() == wholeDeparture)
    }

    @Test func `a child that is removed while its parent is being popped ends its disappearance`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        tester.show(navigation)
        link()
        navigation.pushViewController(parent, animated: false)
        tester.settle()
        _ = log.drain()

        navigation.popViewController(animated: true)
        tester.pump(by: 0.1)
        unlink()
        tester.settle()

        #expect(appearances() == ["C.viewWillDisappear(true)", "C.viewDidDisappear(true)"])
        #expect(tester.diagnostics.isEmpty)
    }

    // MARK: Inside of other views

    @Test func `a child inside a view that is added and removed appears and disappears with it`() {
        let wrapper = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        tester.show(parent)
        link(wrapper)
        let linked = appearances()

        parent.view.addSubview(wrapper)
        let added = appearances()
        wrapper.removeFromSuperview()

        #expect(linked == [])
        #expect(added == wholeArrival)
        #expect(appearances() == wholeDeparture)
    }

    @Test func `only the nearest controller's own children appear with a view, and each of theirs once`() {
        let wrapper = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let grandchild = RecordingViewController("G", log: log)
        tester.show(parent)
        child.addChild(grandchild)
        child.view.addSubview(grandchild.view)
        grandchild.didMove(toParent: child)
        link(wrapper)
        _ = log.drain()

        parent.view.addSubview(wrapper)

        #expect(
            log.drain() == [
                "C.viewWillAppear(false)", "G.viewWillAppear(false)", "C.viewIsAppearing(false)",
                "G.viewIsAppearing(false)", "G.viewDidAppear(false)", "C.viewDidAppear(false)",
            ])
    }

    @Test func `children of a parent that forwards by hand do not appear with a view`() {
        let wrapper = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.forwards = false
        tester.show(parent)
        link(wrapper)
        _ = log.drain()

        parent.view.addSubview(wrapper)
        wrapper.removeFromSuperview()

        #expect(log.drain() == [])
    }

    // MARK: Led by hand

    @Test func `a child that is led by hand is appearing when it is laid out, once`() {
        parent.forwards = false
        child.notesLayout = true
        tester.show(parent)
        parent.addChild(child)
        _ = log.drain()

        child.beginAppearanceTransition(true, animated: true)
        parent.view.addSubview(child.view)
        tester.pump()
        child.endAppearanceTransition()
        child.didMove(toParent: parent)
        tester.settle()

        #expect(
            appearances() == [
                "C.viewWillAppear(true)", "C.viewIsAppearing(true)", "C.viewWillLayoutSubviews",
                "C.viewDidLayoutSubviews", "C.viewDidAppear(true)",
            ])
    }

    @Test func `a child that is led by hand through its parent's callbacks is appearing before it has appeared`() {
        _ = tester
        parent.forwards = false
        link()
        _ = log.drain()
        parent.onCall = { [child] call in
            switch call {
            case "viewWillAppear": child.beginAppearanceTransition(true, animated: false)
            case "viewDidAppear", "viewDidDisappear": child.endAppearanceTransition()
            case "viewWillDisappear": child.beginAppearanceTransition(false, animated: false)
            default: break
            }
        }

        tester.show(parent)
        let arrival = appearances()
        tester.window.rootViewController = UIViewController()
        let departure = appearances()
        tester.pump()

        #expect(arrival == wholeArrival)
        #expect(departure == wholeDeparture)
    }

    @Test func `a child that is led by hand outside of a window is not appearing`() {
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()

        #expect(appearances() == ["C.viewWillAppear(false)", "C.viewDidAppear(false)"])
    }

    @Test func `a child with manual appearance calls has its moving flags set`() {
        let child = FlagViewController()
        parent.forwards = false
        tester.show(parent)

        parent.addChild(child)
        child.beginAppearanceTransition(true, animated: false)
        parent.view.addSubview(child.view)
        child.endAppearanceTransition()
        child.didMove(toParent: parent)
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        child.willMove(toParent: nil)
        child.beginAppearanceTransition(false, animated: false)
        child.view.removeFromSuperview()
        child.endAppearanceTransition()
        child.removeFromParent()

        #expect(
            child.flags == [
                "willAppear: to", "didAppear: to", "willDisappear: ", "didDisappear: ", "willAppear: ", "didAppear: ",
                "willDisappear: from", "didDisappear: from",
            ])
        #expect(!child.isMovingToParent && !child.isMovingFromParent)
    }

    // MARK: Without a parent

    @Test func `a controller without a parent whose view is put into a shown view appears`() {
        tester.show(parent)
        _ = log.drain()

        parent.view.addSubview(child.view)

        #expect(appearances() == wholeArrival)
    }

    @Test func `a child whose view was added before its parent appeared gets no calls`() {
        _ = tester
        parent.view.addSubview(child.view)
        _ = log.drain()

        tester.show(parent)

        #expect(appearances() == [])
    }
}

/// Does things in the middle of its callbacks.
private final class ScriptedViewController: RecordingViewController {
    var forwards = true
    var onCall: ((String) -> Void)?

    /// Runs a script at the next call of a name.
    func once(_ name: String, _ script: @escaping () -> Void) {
        onCall = { [weak self] call in
            guard call == name else { return }
            self?.onCall = nil
            script()
        }
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onCall?("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        onCall?("viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onCall?("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onCall?("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onCall?("viewDidDisappear")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        onCall?("viewWillLayoutSubviews")
    }
}
