import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// A presentation over the window belongs to a controller that fills it, also when one in the context of a part has asked for it.
@Suite(.application) final class WindowOverContextTests {
    private let log = RecordingViewController.Log()
    private lazy var tester = ViewTester()
    private lazy var page = RecordingViewController("P", log: log)
    private lazy var inner = RecordingViewController("B", log: log)
    private lazy var upper = RecordingViewController("S", log: log)
    private lazy var root = UIViewController()
    private lazy var tabs = UITabBarController()
    private lazy var stack = UINavigationController(rootViewController: root)

    /// A page on a stack in a tab presents one in its own context, and that one over the window.
    private func show(_ context: UIModalPresentationStyle, _ style: UIModalPresentationStyle) {
        tabs.viewControllers = [stack, UIViewController()]
        tester.show(tabs)
        stack.pushViewController(page, animated: false)
        tester.settle()
        page.definesPresentationContext = true
        inner.modalPresentationStyle = context
        page.present(inner, animated: false)
        tester.settle()
        upper.modalPresentationStyle = style
        inner.present(upper, animated: false)
        tester.settle()
        _ = log.drain()
    }

    @Test(
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext],
        [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
    func `it is presented by the controller around the context, and reported by all inside`(
        context: UIModalPresentationStyle, style: UIModalPresentationStyle
    ) {
        show(context, style)

        #expect(upper.presentingViewController === tabs && tabs.presentedViewController === upper)
        #expect(inner.presentedViewController === upper && page.presentedViewController === inner)
        #expect(inner.presentingViewController === page)
        inner.dismiss(animated: false)
        tester.settle()
        #expect(!upper.isShown && inner.isShown)
        #expect(inner.presentedViewController == nil && page.presentedViewController === inner)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], ["pop", "tab", "removal"])
    func `it stays without callbacks when the context is removed`(context: UIModalPresentationStyle, way: String) {
        show(context, .pageSheet)

        switch way {
        case "pop": stack.popViewController(animated: true)
        case "tab": tabs.selectedIndex = 1
        default: page.removeFromParent()
        }
        tester.settle()
        let calls = log.drain()

        #expect(!calls.contains { $0.hasPrefix("S.") })
        #expect(calls.contains("B.viewDidDisappear(\(way == "pop"))"))
        #expect(upper.isShown && !inner.isShown && !page.isShown)
        upper.dismiss(animated: false)
        tester.settle()
        #expect(
            log.drain().filter { $0.hasPrefix("S.") } == ["S.viewWillDisappear(false)", "S.viewDidDisappear(false)"])
        #expect(!upper.isShown && tabs.presentedViewController == nil)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test func `below a full screen presentation the selected tab is shown after the dismissal`() {
        show(.currentContext, .fullScreen)

        tabs.selectedIndex = 1
        tester.settle()
        upper.dismiss(animated: true)
        tester.settle()

        #expect((tabs.viewControllers?[1] ?? root).isShown && !inner.isShown && !upper.isShown)
        tabs.selectedIndex = 0
        tester.settle()
        #expect(inner.isShown && !page.isShown)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test func `it decides about orientations`() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        show(.overCurrentContext, .pageSheet)
        inner.dismiss(animated: false)
        let upright = Upright()
        upright.modalPresentationStyle = .fullScreen
        inner.present(upright, animated: false)
        tester.settle()

        tester.resize(to: CGSize(width: 667, height: 375))

        #expect(upright.interfaceOrientation == .portrait)
    }

    @Test func `a context that is all of the window presents it itself`() {
        tester.show(root)
        inner.modalPresentationStyle = .overCurrentContext
        root.present(inner, animated: false)
        tester.settle()

        upper.modalPresentationStyle = .pageSheet
        inner.present(upper, animated: false)
        tester.settle()

        #expect(upper.presentingViewController === inner)
        #expect(upper.isShown && tester.diagnostics.isEmpty)
    }

    @Test func `around a context in a context it is the one who has the window`() {
        show(.overCurrentContext, .pageSheet)
        inner.dismiss(animated: false)
        let second = UIViewController()
        second.modalPresentationStyle = .overCurrentContext
        inner.present(second, animated: false)
        let sheet = UIViewController()
        second.present(sheet, animated: false)
        tester.settle()

        #expect(second.presentingViewController === inner)
        #expect(sheet.presentingViewController === tabs && second.presentedViewController === sheet)
        #expect(inner.presentedViewController === second)
    }

    @Test func `a presentation in the context of a dismissed level stays visible during the dismissal`() {
        let tester = ViewTester()
        let (root, level, cover) = (UIViewController(), UIViewController(), UIViewController())
        tester.show(root)
        level.modalPresentationStyle = .fullScreen
        level.definesPresentationContext = true
        cover.modalPresentationStyle = .currentContext
        root.present(level, animated: false)
        level.present(cover, animated: false)
        tester.settle()

        root.dismiss(animated: true)
        tester.pump(by: 0.15)
        let isSeenToGo = cover.view.window != nil
        tester.settle()

        #expect(isSeenToGo)
        #expect(cover.view.window == nil && root.view.window === tester.window)
        #expect(root.presentedViewController == nil)
        #expect(tester.window.subviews.count == 1)
    }
}
