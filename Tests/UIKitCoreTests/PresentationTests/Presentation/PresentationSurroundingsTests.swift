import Foundation
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

/// The effect of a presentation on touches, sizes, orientation, keys and memory around it.
@Suite(.application) struct PresentationSurroundingsTests {
    private final class Landscape: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeRight }
    }

    private final class NoStatusBar: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }

    @Test func `touches under way in the covered view are cancelled`() {
        let tester = ViewTester()
        let view = RecordingView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        tester.show(view)
        let touch = tester.touch(at: CGPoint(x: 50, y: 150))

        let presented = UIViewController()
        presented.modalPresentationStyle = .overFullScreen
        tester.window.rootViewController?.present(presented, animated: true)
        tester.pump()
        let isCancelled = view.calls.contains { $0.hasPrefix("cancelled") }
        touch.lift()
        tester.settle()

        #expect(isCancelled)
        #expect(!view.calls.contains { $0.hasPrefix("ended") })
    }

    @Test func `touches are ignored while a transition runs`() {
        let tester = ViewTester()
        let (root, presented) = (UIViewController(), UIViewController())
        tester.show(root)

        root.present(presented, animated: true)
        tester.pump(by: 0.1)
        let hit = tester.window.hitTest(CGPoint(x: 100, y: 600), with: nil)
        tester.settle()

        #expect(hit is PresentationContainerView)
        #expect(tester.window.hitTest(CGPoint(x: 100, y: 600), with: nil) === presented.view)
    }

    @Test func `a sheet leaves a gap above and hangs together with its container's size`() {
        let tester = ViewTester(size: CGSize(width: 375, height: 667))
        let (root, sheet) = (UIViewController(), UIViewController())
        tester.show(root)
        root.present(sheet, animated: false)
        tester.settle()
        let compact = sheet.view.convert(sheet.view.bounds, to: nil)
        let insets = sheet.view.safeAreaInsets

        tester.resize(to: CGSize(width: 375, height: 700))
        tester.settle()

        #expect(compact == CGRect(x: 0, y: 30, width: 375, height: 637))
        #expect(insets == .zero)
        #expect(sheet.view.convert(sheet.view.bounds, to: nil) == CGRect(x: 0, y: 30, width: 375, height: 670))
    }

    @Test func `a form sheet is a card in the middle of a wide window`() {
        let tester = ViewTester(size: CGSize(width: 800, height: 1000), idiom: .pad)
        let (root, sheet) = (UIViewController(), UIViewController())
        tester.show(root)
        sheet.modalPresentationStyle = .formSheet

        root.present(sheet, animated: false)
        tester.settle()

        #expect(sheet.view.convert(sheet.view.bounds, to: nil) == CGRect(x: 130, y: 190, width: 540, height: 620))
    }

    @Test func `the presented controller's orientation is taken and given back`() {
        let tester = ViewTester(size: CGSize(width: 375, height: 667))
        let (root, presented) = (UIViewController(), Landscape())
        tester.show(root)
        presented.modalPresentationStyle = .fullScreen

        root.present(presented, animated: true)
        tester.settle()
        let turned = (tester.window.bounds.size, presented.view.bounds.size)
        presented.dismiss(animated: true)
        tester.settle()

        #expect(turned.0 == CGSize(width: 667, height: 375))
        #expect(turned.1 == CGSize(width: 667, height: 375))
        #expect(root.view.bounds.size == tester.window.bounds.size)
    }

    @Test func `the status bar follows controllers that fill the window or capture its appearance`() {
        let tester = ViewTester()
        let (root, presented) = (UIViewController(), NoStatusBar())
        tester.show(root)
        func isHidden() -> Bool { tester.runtime.scene.canvasInsets.top == 0 }
        func isHidden(_ style: UIModalPresentationStyle, captures: Bool) -> Bool {
            presented.modalPresentationStyle = style
            presented.modalPresentationCapturesStatusBarAppearance = captures
            root.present(presented, animated: false)
            defer { root.dismiss(animated: false) }
            return isHidden()
        }

        let before = isHidden()
        let answers = [
            isHidden(.fullScreen, captures: false), isHidden(.pageSheet, captures: false),
            isHidden(.pageSheet, captures: true),
        ]
        tester.settle()

        #expect(!before)
        #expect(answers == [true, false, true])
        #expect(!isHidden())
    }

    @Test func `the responder chain leads from the presented controller to its presenter`() {
        let tester = ViewTester()
        let (root, presented) = (UIViewController(), UIViewController())
        tester.show(root)

        root.present(presented, animated: false)

        #expect(presented.next === root)
        #expect(tester.runtime.rootController?.decidingController { _ in true } === presented)
        tester.settle()
    }

    @Test func `a dismissed controller without owners is freed`() {
        let tester = ViewTester()
        let root = UIViewController()
        tester.show(root)
        weak var presented: UIViewController?
        weak var placing: UIPresentationController?
        do {
            let controller = UIViewController()
            (presented, placing) = (controller, controller.presentationController)
            root.present(controller, animated: true)
        }
        tester.settle()
        let wasHeld = presented != nil && placing != nil

        root.dismiss(animated: true)
        tester.settle()

        #expect(wasHeld)
        #expect(presented == nil)
        #expect(placing == nil)
    }

    @Test func `a request from a callback waits until the transition is over`() {
        final class Impatient: UIViewController {
            override func viewDidAppear(_ animated: Bool) { dismiss(animated: false) }
        }
        let tester = ViewTester()
        let (root, presented) = (UIViewController(), Impatient())
        tester.show(root)
        presented.modalPresentationStyle = .fullScreen

        root.present(presented, animated: true)
        tester.settle()

        #expect(root.presentedViewController == nil)
        #expect(root.view.superview === tester.window)
        #expect(tester.diagnostics == [])
    }

    @Test func `every transition is in the trace`() {
        let tester = ViewTester()
        let (root, presented) = (UIViewController(), UIViewController())
        tester.show(root)
        tester.trace("transition")

        root.present(presented, animated: true)
        tester.settle()
        root.dismiss(animated: false)

        #expect(tester.traceLines.count == 4)
        #expect(tester.traceLines.first?.contains("\"kind\":\"present\"") == true)
        #expect(tester.traceLines.last?.contains("\"kind\":\"dismiss\"") == true)
        tester.settle()
    }
}
