import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// The numbered sequences of presenting and dismissing, animated and not.
@Suite(.application) struct PresentationSequenceTests {
    private let log = RecordingViewController.Log()

    private func controller(
        _ name: String, _ style: UIModalPresentationStyle = .fullScreen
    ) -> RecordingViewController {
        let controller = RecordingViewController(name, log: log)
        controller.modalPresentationStyle = style
        return controller
    }

    private func root(in tester: ViewTester) -> RecordingViewController {
        let root = controller("A")
        tester.show(root)
        _ = log.drain()
        return root
    }

    private func note(_ call: String) -> () -> Void { { [log] in log.calls.append(call) } }

    @Test(arguments: [true, false])
    func `full screen replaces the presenter`(animated: Bool) {
        let tester = ViewTester()
        let (a, b) = (root(in: tester), controller("B"))

        a.present(b, animated: animated, completion: note("completion"))
        let links = a.presentedViewController === b && b.presentingViewController === a
        tester.settle()

        #expect(links)
        #expect(
            log.drain() == [
                "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(\(animated))", "B.viewWillAppear(\(animated))",
                "B.viewIsAppearing(\(animated))", "B.viewDidAppear(\(animated))", "A.viewDidDisappear(\(animated))",
                "completion",
            ])
        #expect(a.view.window == nil)
        #expect(b.view.window === tester.window)
        #expect(b.view.frame == tester.window.bounds)
    }

    @Test(arguments: [true, false])
    func `dismissing full screen brings the presenter back`(animated: Bool) {
        let tester = ViewTester()
        let (a, b) = (root(in: tester), controller("B"))
        a.present(b, animated: false)
        tester.settle()
        _ = log.drain()

        b.dismiss(animated: animated, completion: note("completion"))
        tester.settle()

        #expect(
            log.drain() == [
                "B.viewWillDisappear(\(animated))", "A.viewWillAppear(\(animated))", "A.viewIsAppearing(\(animated))",
                "A.viewDidAppear(\(animated))", "B.viewDidDisappear(\(animated))", "completion",
            ])
        #expect(a.view.superview === tester.window)
        #expect(a.view.frame == tester.window.bounds)
        #expect(b.view.superview == nil)
        #expect(a.presentedViewController == nil)
        #expect(b.presentingViewController == nil)
        #expect(tester.window.subviews.count == 1)
    }

    @Test(
        arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext],
        [(Surroundings.firstSize, true), (.firstSize, false), (.smaller, true), (.smaller, false)])
    func `styles that keep the presenter call none of its methods`(
        style: UIModalPresentationStyle, circumstances: (surroundings: Surroundings, animated: Bool)
    ) {
        let (tester, animated) = (circumstances.surroundings.makeTester(), circumstances.animated)
        let (a, b) = (root(in: tester), controller("B", style))

        a.present(b, animated: animated, completion: note("completion"))
        tester.settle()
        let presented = log.drain()
        let isKept = a.view.window === tester.window
        a.dismiss(animated: animated, completion: note("completion"))
        tester.settle()

        #expect(
            presented == [
                "B.loadView", "B.viewDidLoad", "B.viewWillAppear(\(animated))", "B.viewIsAppearing(\(animated))",
                "B.viewDidAppear(\(animated))", "completion",
            ])
        #expect(isKept)
        #expect(log.drain() == ["B.viewWillDisappear(\(animated))", "B.viewDidDisappear(\(animated))", "completion"])
        #expect(b.viewIfLoaded?.window == nil)
    }

    @Test(arguments: Surroundings.allCases, [true, false])
    func `the current context covers just that context`(surroundings: Surroundings, animated: Bool) {
        let tester = surroundings.makeTester()
        let (a, child, b) = (root(in: tester), controller("K"), controller("B", .currentContext))
        a.addChild(child)
        child.view.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
        a.view.addSubview(child.view)
        child.didMove(toParent: a)
        child.definesPresentationContext = true
        _ = log.drain()

        child.present(b, animated: animated)
        tester.settle()
        let presented = log.drain()
        let place = b.view.convert(b.view.bounds, to: tester.window)
        child.dismiss(animated: animated)
        tester.settle()

        #expect(
            presented == [
                "B.loadView", "B.viewDidLoad", "K.viewWillDisappear(\(animated))", "B.viewWillAppear(\(animated))",
                "B.viewIsAppearing(\(animated))", "B.viewDidAppear(\(animated))", "K.viewDidDisappear(\(animated))",
            ])
        #expect(place == CGRect(x: 0, y: 100, width: 300, height: 200))
        #expect(
            log.drain() == [
                "B.viewWillDisappear(\(animated))", "K.viewWillAppear(\(animated))", "K.viewIsAppearing(\(animated))",
                "K.viewDidAppear(\(animated))", "B.viewDidDisappear(\(animated))",
            ])
        #expect(child.view.frame == CGRect(x: 0, y: 100, width: 300, height: 200))
        #expect(child.view.superview === a.view)
    }

    @Test func `an animated presentation ends when its animation has ended`() {
        let tester = ViewTester()
        let (a, b) = (root(in: tester), controller("B"))

        a.present(b, animated: true)
        tester.pump(by: 0.45)
        let (between, isBusy) = (log.drain(), b.isBeingPresented && a.transitionCoordinator != nil)
        tester.pump(by: 0.15)

        #expect(between.last == "B.viewIsAppearing(true)")
        #expect(isBusy)
        #expect(log.drain() == ["B.viewDidAppear(true)", "A.viewDidDisappear(true)"])
        #expect(!b.isBeingPresented)
        #expect(a.transitionCoordinator == nil)
        tester.settle()
    }

    @Test func `dismissing several levels animates the top one only`() {
        let tester = ViewTester()
        let (a, b, c) = (root(in: tester), controller("B", .pageSheet), controller("C", .overFullScreen))
        a.present(b, animated: false)
        b.present(c, animated: false)
        tester.settle()
        _ = log.drain()

        a.dismiss(animated: true, completion: note("completion"))
        tester.settle()

        #expect(
            log.drain() == [
                "B.viewWillDisappear(false)", "B.viewDidDisappear(false)", "C.viewWillDisappear(true)",
                "C.viewDidDisappear(true)", "completion",
            ])
        #expect(a.presentedViewController == nil && b.presentedViewController == nil)
        #expect(tester.window.subviews.count == 1)
    }

    @Test func `covered levels are dismissed without callbacks`() {
        let tester = ViewTester()
        let (a, b, c) = (root(in: tester), controller("B"), controller("C"))
        a.present(b, animated: false)
        b.present(c, animated: false)
        tester.settle()
        _ = log.drain()

        a.dismiss(animated: true)
        tester.settle()

        #expect(
            log.drain() == [
                "C.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
                "A.viewDidAppear(true)", "C.viewDidDisappear(true)",
            ])
        #expect(a.view.superview === tester.window)
    }

    @Test func `dismissing the top of a stack of modals leaves the others`() {
        let tester = ViewTester()
        let (a, b, c) = (root(in: tester), controller("B"), controller("C"))
        a.present(b, animated: false)
        b.present(c, animated: false)
        tester.settle()

        c.dismiss(animated: true)
        tester.settle()

        #expect(a.presentedViewController === b)
        #expect(b.presentedViewController == nil)
        #expect(b.view.window === tester.window)
    }

    @Test func `a child's request is carried out by the outermost ancestor`() {
        let tester = ViewTester()
        let child = controller("K")
        let navigation = UINavigationController(rootViewController: child)
        tester.show(navigation)
        _ = log.drain()
        let b = controller("B")

        child.present(b, animated: true)
        tester.settle()

        #expect(b.presentingViewController === navigation)
        #expect(child.presentedViewController === b)
        #expect(navigation.visibleViewController === b)
        #expect(
            log.drain() == [
                "B.loadView", "B.viewDidLoad", "K.viewWillDisappear(true)", "B.viewWillAppear(true)",
                "B.viewIsAppearing(true)", "B.viewDidAppear(true)", "K.viewDidDisappear(true)",
            ])
    }

    @Test func `replacing the root first dismisses the old one's presentations`() {
        let tester = ViewTester()
        let (a, b) = (root(in: tester), controller("B"))
        a.present(b, animated: false)
        tester.settle()
        _ = log.drain()

        tester.window.rootViewController = controller("R")
        tester.settle()

        #expect(
            log.drain() == [
                "B.viewWillDisappear(false)", "B.viewDidDisappear(false)", "R.loadView", "R.viewDidLoad",
                "R.viewWillAppear(false)", "R.viewIsAppearing(false)", "R.viewDidAppear(false)",
            ])
        #expect(tester.window.subviews.count == 1)
    }
}
