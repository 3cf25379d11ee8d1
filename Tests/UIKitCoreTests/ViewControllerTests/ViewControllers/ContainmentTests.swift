import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct ContainmentTests {
    private let log = RecordingViewController.Log()

    @Test func `a child added to a shown parent appears with its view`() {
        let tester = ViewTester()
        let (parent, child) = (log.controller("P"), log.controller("C"))
        tester.show(parent)
        _ = log.drain()

        parent.addChild(child)
        let linked = log.drain()
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        parent.view.addSubview(child.view)
        let shown = log.drain()
        child.didMove(toParent: parent)

        #expect(linked == ["C.willMove(parent)"])
        #expect(
            shown == [
                "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)", "C.viewIsAppearing(false)",
                "C.viewDidAppear(false)",
            ])
        #expect(log.drain() == ["C.didMove(parent)"])
        #expect(parent.children.map(ObjectIdentifier.init) == [ObjectIdentifier(child)])
        tester.settle()
    }

    @Test func `a child removed from a shown parent disappears with its view`() {
        let tester = ViewTester()
        let (parent, child) = (log.controller("P"), log.controller("C"))
        tester.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = log.drain()

        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()

        #expect(
            log.drain() == [
                "C.willMove(nil)", "C.viewWillDisappear(false)", "C.viewDidDisappear(false)", "C.didMove(nil)",
            ])
        #expect(child.parent == nil)
        #expect(parent.children.isEmpty)
        tester.settle()
    }

    @Test func `a child added to a parent off screen appears when the parent does`() {
        let tester = ViewTester()
        let (parent, child) = (log.controller("P"), log.controller("C"))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = log.drain()

        tester.show(parent)

        #expect(
            log.drain() == [
                "P.viewWillAppear(false)", "C.viewWillAppear(false)", "P.viewIsAppearing(false)",
                "C.viewIsAppearing(false)", "C.viewDidAppear(false)", "P.viewDidAppear(false)",
            ])
    }

    @Test func `a child that is added elsewhere leaves its first parent`() {
        let (first, second, child) = (log.controller("P"), log.controller("Q"), log.controller("C"))
        first.addChild(child)
        _ = log.drain()

        second.addChild(child)

        #expect(log.drain() == ["C.didMove(nil)", "C.willMove(parent)"])
        #expect(first.children.isEmpty)
        #expect(child.parent === second)
    }

    @Test func `a parent owns its children, and they do not own it`() {
        weak var parent: UIViewController?
        weak var child: UIViewController?
        do {
            let (made, added) = (UIViewController(), UIViewController())
            made.addChild(added)
            (parent, child) = (made, added)
            #expect(parent != nil && child != nil)
        }

        #expect(parent == nil)
        #expect(child == nil)
    }

    @Test(arguments: [true, false])
    func `a transition between children calls both and exchanges their views`(animated: Bool) {
        let tester = ViewTester()
        let (parent, a, b) = (log.controller("P"), log.controller("A"), log.controller("B"))
        tester.show(parent)
        parent.addChild(a)
        parent.view.addSubview(a.view)
        parent.addChild(b)
        _ = log.drain()

        parent.transition(from: a, to: b, duration: animated ? 0.3 : 0) {
            b.view.alpha = 0.5
        } completion: { [log] _ in
            log.calls.append("completion")
        }
        tester.settle()

        #expect(
            log.drain() == [
                "A.viewWillDisappear(\(animated))", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(\(animated))",
                "B.viewIsAppearing(\(animated))", "A.viewDidDisappear(\(animated))", "B.viewDidAppear(\(animated))",
                "completion",
            ])
        #expect(a.view.superview == nil)
        #expect(b.view.superview === parent.view)
        #expect(a.parent === parent)
    }

    @Test func `a transition with an effect exchanges the views at once and shows the effect`() {
        let tester = ViewTester()
        let (parent, a, b) = (log.controller("P"), log.controller("A"), log.controller("B"))
        tester.show(parent)
        parent.addChild(a)
        parent.view.addSubview(a.view)
        parent.addChild(b)
        _ = log.drain()

        parent.transition(from: a, to: b, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
        let moves = !tester.isAtRest
        let views = parent.view.subviews
        let begun = log.drain()
        tester.settle()

        #expect(moves)
        #expect(views.map(ObjectIdentifier.init) == [ObjectIdentifier(b.view)])
        #expect(
            begun == [
                "A.viewWillDisappear(true)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)",
                "B.viewIsAppearing(true)",
            ])
        #expect(log.drain() == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)"])
    }

    @Test func `a transition in a parent that is not shown exchanges the views silently`() {
        let tester = ViewTester()
        let (parent, a, b) = (log.controller("P"), log.controller("A"), log.controller("B"))
        parent.addChild(a)
        parent.view.addSubview(a.view)
        parent.addChild(b)
        _ = log.drain()

        parent.transition(from: a, to: b, duration: 0, animations: nil)
        tester.settle()

        #expect(log.drain() == ["B.loadView", "B.viewDidLoad"])
        #expect(b.view.superview === parent.view)
        #expect(a.view.superview == nil)
    }

    @Test func `a parent that is removed in the middle of a transition ends both children's appearance`() {
        let tester = ViewTester()
        let (parent, a, b) = (log.controller("P"), log.controller("A"), log.controller("B"))
        tester.show(parent)
        parent.addChild(a)
        parent.view.addSubview(a.view)
        parent.addChild(b)
        parent.transition(from: a, to: b, duration: 0.3) { b.view.alpha = 0.5 }
        tester.pump(by: 0.1)
        _ = log.drain()

        tester.window.rootViewController = UIViewController()
        tester.settle()

        #expect(
            log.drain() == [
                "P.viewWillDisappear(false)", "B.viewWillDisappear(false)", "A.viewDidDisappear(true)",
                "B.viewDidDisappear(false)", "P.viewDidDisappear(false)",
            ])
        #expect(tester.diagnostics.isEmpty)
    }

    @Test
    func `moving flags are set for children that get or lose their parent, not for views that are added or removed`() {
        let tester = ViewTester()
        let (parent, child) = (UIViewController(), FlagViewController())
        tester.show(parent)

        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.view.removeFromSuperview()
        parent.view.addSubview(child.view)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()

        #expect(
            child.flags == [
                "willAppear: to", "didAppear: to", "willDisappear: ", "didDisappear: ", "willAppear: ",
                "didAppear: ", "willDisappear: from", "didDisappear: from",
            ])
        tester.settle()
    }
}
