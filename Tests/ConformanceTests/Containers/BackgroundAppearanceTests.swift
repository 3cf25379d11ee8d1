import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitAlerts
import UIKitCore
import UIKitPages
import UIKitTesting

/// The callbacks of controllers, and the activity, while the app is away or does not have the keyboard.
@Suite(.application) struct BackgroundAppearanceTests {
    /// The way in which the app leaves the foreground.
    enum Absence: CaseIterable {
        case background, unfocused, otherWindow

        @MainActor func run(in tester: ViewTester, _ meanwhile: () -> Void = {}) {
            switch self {
            case .background:
                tester.hide()
                tester.pump()
                meanwhile()
                tester.send(.visibility(isVisible: true))
            case .unfocused:
                tester.loseFocus()
                tester.pump()
                meanwhile()
                tester.gainFocus()
            case .otherWindow:
                let other = UIWindow(frame: UIScreen.main.bounds)
                other.rootViewController = UIViewController()
                other.makeKeyAndVisible()
                tester.pump()
                meanwhile()
                tester.window.makeKey()
                tester.pump()
                other.isHidden = true
            }
            tester.pump()
        }
    }

    /// The controllers on screen.
    enum Shown: CaseIterable {
        case root, pushed, tab, column, page, fullScreen, sheet, popover, alert
    }

    private let log = RecordingViewController.Log()
    private let (a, b): (RecordingViewController, RecordingViewController)

    init() {
        (a, b) = (RecordingViewController("A", log: log), RecordingViewController("B", log: log))
        for controller in [a, b] { controller.notesLayout = true }
    }

    private func show(_ shown: Shown, in tester: ViewTester) {
        switch shown {
        case .root: tester.show(a)
        case .pushed:
            let navigation = UINavigationController(rootViewController: a)
            tester.show(navigation)
            navigation.pushViewController(b, animated: false)
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [a, b]
            tester.show(tabs)
        case .column:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(a, for: .primary)
            split.setViewController(b, for: .secondary)
            tester.show(split)
        case .page:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([a], direction: .forward, animated: false)
            tester.show(pages)
        case .fullScreen, .sheet, .popover:
            tester.show(a)
            b.modalPresentationStyle =
                shown == .fullScreen ? .fullScreen : shown == .sheet ? .pageSheet : .popover
            b.popoverPresentationController?.sourceView = a.view
            a.present(b, animated: false)
        case .alert:
            tester.show(a)
            let alert = UIAlertController(title: "Away?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            a.present(alert, animated: false)
        }
        tester.settle()
    }

    @Test(arguments: Shown.allCases, Absence.allCases)
    func `callbacks do not report the background`(shown: Shown, absence: Absence) {
        let tester = ViewTester(size: CGSize(width: 1024, height: 768), idiom: .pad)
        show(shown, in: tester)
        let picture = tester.frameText
        _ = log.drain()

        absence.run(in: tester)
        tester.settle()

        #expect(log.drain() == [])
        #expect(tester.frameText == picture)
    }

    @Test(arguments: Absence.allCases)
    func `a push interrupted by the background completes with each call once`(absence: Absence) {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: a)
        tester.show(navigation)
        (a.notesLayout, b.notesLayout) = (false, false)
        _ = log.drain()

        navigation.pushViewController(b, animated: true)
        tester.pump(by: 0.1)
        absence.run(in: tester)
        tester.settle()

        #expect(
            log.drain().filter { $0.contains("ppear") } == [
                "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
                "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
            ])
        #expect(b.view.convert(b.view.bounds, to: nil) == tester.window.bounds)
    }

    @Test(arguments: Absence.allCases)
    func `a sheet that is presented or dismissed is not held up by the background`(absence: Absence) {
        let tester = ViewTester()
        tester.show(a)
        (a.notesLayout, b.notesLayout) = (false, false)
        _ = log.drain()

        a.present(b, animated: true)
        tester.pump(by: 0.1)
        absence.run(in: tester)
        tester.settle()
        let coming = log.drain()
        a.dismiss(animated: true)
        tester.pump(by: 0.1)
        absence.run(in: tester)
        tester.settle()

        #expect(
            coming == [
                "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
                "B.viewDidAppear(true)",
            ])
        #expect(log.drain() == ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
        #expect(tester.window.subviews == [a.view])
    }

    @Test(arguments: [Absence.background, .unfocused])
    func `an interactive pop is cancelled, since the touch is`(absence: Absence) {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: a)
        tester.show(navigation)
        navigation.pushViewController(b, animated: false)
        tester.settle()
        (a.notesLayout, b.notesLayout) = (false, false)
        _ = log.drain()

        let finger = tester.touch(at: CGPoint(x: 5, y: 300))
        tester.move(finger, by: CGVector(dx: 200, dy: 0))
        absence.run(in: tester)
        tester.settle()

        #expect(navigation.topViewController === b)
        #expect(
            log.drain().filter { $0.contains("ppear") } == [
                "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
                "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewWillAppear(true)",
                "B.viewDidAppear(true)",
            ])
    }

    @Test
    func `a cover that is presented on the way to the background shows at once, and is dismissed on the way back`() {
        let tester = ViewTester()
        tester.show(a)
        (a.notesLayout, b.notesLayout) = (false, false)
        _ = log.drain()
        b.modalPresentationStyle = .fullScreen
        let center = NotificationCenter.default
        let observers = [
            center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) {
                [a, b] _ in
                MainActor.assumeIsolated { a.present(b, animated: false) }
            },
            center.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil) {
                [a] _ in
                MainActor.assumeIsolated { a.dismiss(animated: false) }
            },
        ]
        defer { for observer in observers { center.removeObserver(observer) } }

        tester.hide()
        tester.pump()
        let (away, cover) = (log.drain(), b.view.convert(b.view.bounds, to: nil))
        let isCovered = b.view.window === tester.window && a.view.window == nil
        tester.send(.visibility(isVisible: true))
        tester.settle()

        #expect(
            away == [
                "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(false)", "B.viewWillAppear(false)",
                "B.viewIsAppearing(false)", "B.viewDidAppear(false)", "A.viewDidDisappear(false)",
            ])
        #expect(isCovered && cover == tester.window.bounds)
        #expect(
            log.drain() == [
                "B.viewWillDisappear(false)", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
                "A.viewDidAppear(false)", "B.viewDidDisappear(false)",
            ])
        #expect(tester.window.subviews == [a.view])
    }

    @Test(arguments: [Absence.background, .unfocused])
    func `layout continues in the background, and the window may change its size`(absence: Absence) {
        let tester = ViewTester()
        tester.show(a)
        _ = log.drain()
        var asked: [String] = []

        absence.run(in: tester) {
            a.view.setNeedsLayout()
            tester.pump()
            asked = log.drain()
            tester.resize(to: CGSize(width: 667, height: 375))
        }
        tester.settle()

        #expect(asked == ["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"])
        #expect(log.drain().filter { $0.contains("ppear") } == [])
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    }
}
