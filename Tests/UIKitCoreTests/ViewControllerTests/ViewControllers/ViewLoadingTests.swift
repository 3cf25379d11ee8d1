import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ViewLoadingTests {
    private let log = RecordingViewController.Log()

    @Test func `making a controller and asking whether it is loaded loads no view`() {
        let controller = RecordingViewController("A", log: log)

        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(log.drain() == [])
    }

    @Test func `the first reading of the view loads it, and no other does`() {
        let controller = RecordingViewController("A", log: log)

        _ = controller.view
        _ = controller.view
        controller.loadViewIfNeeded()

        #expect(log.drain() == ["A.loadView", "A.viewDidLoad"])
        #expect(controller.viewIfLoaded === controller.view)
    }

    @Test func `without an override the view is as large as the screen, clear, and follows its owner`() {
        let tester = ViewTester()
        let controller = UIViewController()

        #expect(controller.view.frame == tester.window.bounds)
        #expect(controller.view.backgroundColor == nil)
        #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test func `a view given from outside is taken without loading`() {
        let controller = RecordingViewController("A", log: log)
        let view = UIView()

        controller.view = view

        #expect(controller.view === view)
        #expect(log.drain() == [])
    }

    @Test func `a view that is set to nil is loaded again`() {
        let controller = RecordingViewController("A", log: log)
        controller.loadViewIfNeeded()
        _ = log.drain()

        controller.view = nil
        let isLoaded = controller.isViewLoaded
        controller.loadViewIfNeeded()

        #expect(!isLoaded)
        #expect(log.drain() == ["A.loadView", "A.viewDidLoad"])
    }

    @Test func `a controller owns its view, and the view does not own the controller`() {
        weak var controller: UIViewController?
        weak var view: UIView?
        do {
            let made = UIViewController()
            controller = made
            view = made.view
        }

        #expect(controller == nil)
        #expect(view == nil)
    }

    @Test func `in the responder chain a controller is between its view and the superview`() {
        let tester = ViewTester()
        let (parent, child) = (UIViewController(), UIViewController())
        tester.show(parent)

        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)

        #expect(child.view.next === child)
        #expect(child.next === parent.view)
        #expect(parent.view.next === parent)
        #expect(parent.next === tester.window)
        tester.settle()
    }
}
