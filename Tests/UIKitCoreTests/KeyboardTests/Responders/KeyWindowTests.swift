import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Which of several windows gets the keyboard and is in front.
@Suite(.application) struct KeyWindowTests {
    private func overlay(level: UIWindow.Level = .normal) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = level
        window.rootViewController = UIViewController()
        return window
    }

    @Test func `when the key window is hidden the front-most other one is key`() {
        let tester = ViewTester()
        tester.show(UIViewController())
        let (lower, upper) = (overlay(), overlay(level: .alert))
        lower.isHidden = false
        upper.makeKeyAndVisible()

        upper.isHidden = true
        let first = lower.isKeyWindow
        lower.isHidden = true

        #expect(first)
        #expect(tester.window.isKeyWindow)
        tester.settle()
    }

    @Test func `a window that cannot be key is passed over, and hiding it leaves the key window`() {
        let tester = ViewTester()
        tester.show(UIViewController())
        let (keyless, upper) = (KeylessWindow(frame: UIScreen.main.bounds), overlay(level: .alert))
        keyless.isHidden = false
        upper.makeKeyAndVisible()

        upper.isHidden = true
        let isMainKey = tester.window.isKeyWindow
        keyless.isHidden = true

        #expect(isMainKey)
        #expect(tester.window.isKeyWindow)
        tester.settle()
    }

    @Test func `a field gets text again when the window above it is hidden`() {
        let tester = ViewTester()
        let field = NoteView(frame: CGRect(x: 10, y: 40, width: 200, height: 40))
        tester.show(field, at: CGPoint(x: 10, y: 40))
        field.becomeFirstResponder()
        let upper = overlay(level: .alert)
        upper.makeKeyAndVisible()
        tester.type("a")

        upper.isHidden = true
        tester.type("b")

        #expect(field.text == "b")
        field.resignFirstResponder()
        tester.settle()
    }

    @Test func `a touch makes its window key`() {
        let tester = ViewTester()
        tester.show(UIViewController())
        let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        small.rootViewController = UIViewController()
        small.isHidden = false
        tester.pump()
        small.frame = CGRect(x: 0, y: 0, width: 100, height: 100)

        tester.tap(at: CGPoint(x: 50, y: 50))
        let isSmallKey = small.isKeyWindow
        tester.tap(at: CGPoint(x: 200, y: 400))

        #expect(isSmallKey)
        #expect(tester.window.isKeyWindow)
        tester.settle()
    }

    @Test func `a visible window that is made key is moved to the front of its level`() {
        let tester = ViewTester()
        tester.show(UIViewController())
        let (second, alert) = (overlay(), overlay(level: .alert))
        second.isHidden = false
        alert.isHidden = false

        tester.window.makeKeyAndVisible()

        let order = tester.window.windowScene?.windows.map(ObjectIdentifier.init)
        #expect(order == [second, tester.window, alert].map(ObjectIdentifier.init))
        tester.settle()
    }

    @Test func `a window that was made before the canvas changed fills it when it is shown`() {
        let tester = ViewTester()
        tester.show(UIViewController())
        let (full, small) = (overlay(), UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))

        tester.resize(to: CGSize(width: 330, height: 480))
        full.isHidden = false
        small.isHidden = false
        tester.settle()

        #expect(full.frame == CGRect(x: 0, y: 0, width: 330, height: 480))
        #expect(full.rootViewController?.view.frame == full.bounds)
        #expect(small.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func `a window that was shown before fills the canvas of now when it is shown again`() {
        let tester = ViewTester()
        tester.show(UIViewController())
        let window = overlay()
        tester.resize(to: CGSize(width: 330, height: 480))
        tester.settle()
        window.isHidden = false
        window.isHidden = true

        tester.resize(to: CGSize(width: 375, height: 600))
        window.isHidden = false
        tester.settle()

        #expect(window.frame == CGRect(x: 0, y: 0, width: 375, height: 600))
    }

    @Test(arguments: [true, false])
    func `a window that was out of its scene when that turned fills the canvas again`(isHiddenMeanwhile: Bool) {
        let tester = ViewTester()
        tester.show(UIViewController())
        let window = overlay()
        window.isHidden = false
        let scene = window.windowScene

        window.windowScene = nil
        tester.resize(to: CGSize(width: 667, height: 375))
        tester.settle()
        window.isHidden = isHiddenMeanwhile
        window.windowScene = scene
        window.isHidden = false
        tester.settle()

        #expect(window.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    }

    @Test func `a key window that is taken out of its scene is not key any more, and freed`() {
        let tester = ViewTester()
        tester.show(UIViewController())
        weak var former: UIWindow?
        do {
            let window = overlay(level: .alert)
            window.makeKeyAndVisible()
            tester.hover(at: CGPoint(x: 100, y: 100))
            tester.pump()
            former = window

            window.windowScene = nil
        }
        tester.settle()

        #expect(tester.window.isKeyWindow)
        #expect(former == nil)
    }

    @Test func `the roots of all windows hear of a change of size`() {
        let tester = ViewTester()
        let log = RecordingViewController.Log()
        let other = UIWindow(frame: UIScreen.main.bounds)
        tester.show(RecordingViewController("A", log: log))
        other.rootViewController = RecordingViewController("B", log: log)
        other.isHidden = false
        tester.pump()
        _ = log.drain()

        tester.resize(to: CGSize(width: 330, height: 480))
        tester.settle()

        #expect(log.drain() == ["A.viewWillTransition(330x480)", "B.viewWillTransition(330x480)"])
    }
}

private final class KeylessWindow: UIWindow {
    override var canBecomeKey: Bool { false }
}
