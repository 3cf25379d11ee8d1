import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// A shown child's view that is moved into a view outside of every window.
@Suite(.application) struct DetachedChildTests {
    @Test func `a shown child whose view is put into a view outside of the window disappears, and its touches end`() {
        let tester = ViewTester()
        let log = RecordingViewController.Log()
        let (parent, child) = (UIViewController(), RecordingViewController("C", log: log))
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
        var calls: [String] = []
        button.addAction(UIAction { _ in calls.append("cancelled") }, for: .touchCancel)
        button.addAction(UIAction { _ in calls.append("pressed") }, for: .touchUpInside)
        tester.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.view.addSubview(button)
        tester.pump()
        _ = log.drain()
        let touch = tester.touch(at: CGPoint(x: 50, y: 110))

        let page = UIView()
        page.addSubview(child.view)
        touch.lift()
        tester.settle()
        let away = log.drain()
        parent.view.addSubview(page)
        tester.settle()

        #expect(away == ["C.viewWillDisappear(false)", "C.viewDidDisappear(false)"])
        #expect(calls == ["cancelled"])
        #expect(
            log.drain() == ["C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
    }
}
