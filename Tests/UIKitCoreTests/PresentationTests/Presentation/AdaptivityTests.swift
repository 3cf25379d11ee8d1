import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// The styles that presentations take by their surroundings and their delegate.
@Suite(.application) struct AdaptivityTests {
    private let log = RecordingViewController.Log()
    private let compact = CGSize(width: 390, height: 844)
    private let regular = CGSize(width: 834, height: 1112)

    private func present(
        _ style: UIModalPresentationStyle, in tester: ViewTester, delegate: RecordingAdaptivity
    ) -> (RecordingViewController, RecordingViewController) {
        let (a, b) = (RecordingViewController("A", log: log), RecordingViewController("B", log: log))
        tester.show(a)
        b.modalPresentationStyle = style
        b.presentationController?.delegate = delegate
        b.popoverPresentationController?.sourceView = a.view
        b.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
        _ = log.drain()
        a.present(b, animated: false)
        tester.settle()
        return (a, b)
    }

    private func frame(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    @Test func `a popover is a sheet in a compact width`() {
        let tester = ViewTester(size: compact)
        let delegate = RecordingAdaptivity(log)
        delegate.onPrepare = { controller in
            (controller as? UISheetPresentationController)?.detents = [.medium()]
        }

        let (_, b) = present(.popover, in: tester, delegate: delegate)

        #expect(Array(log.drain().prefix(2)) == ["prepare", "willPresent(pageSheet)"])
        #expect(frame(b) == CGRect(x: 0, y: 422, width: 390, height: 422))
        #expect(b.popoverPresentationController?.arrowDirection == .unknown)
        #expect(b.presentationController === b.popoverPresentationController)
    }

    @Test func `a delegate keeps a popover from adapting`() {
        let tester = ViewTester(size: compact)
        let delegate = RecordingAdaptivity(log)
        delegate.style = UIModalPresentationStyle.none

        let (_, b) = present(.popover, in: tester, delegate: delegate)

        #expect(b.popoverPresentationController?.arrowDirection == .up)
        #expect(frame(b).width == 320)
        #expect(log.drain().prefix(1) == ["willPresent(none)"])
    }

    @Test func `a form sheet that does not adapt stays a card`() {
        let tester = ViewTester(size: compact)
        let delegate = RecordingAdaptivity(log)
        delegate.style = UIModalPresentationStyle.none

        let (_, b) = present(.formSheet, in: tester, delegate: delegate)

        #expect(frame(b) == CGRect(x: 0, y: 112, width: 390, height: 620))
    }

    @Test func `an adapted full screen takes the presenter out with its callbacks`() {
        let tester = ViewTester(size: compact)
        let delegate = RecordingAdaptivity(log)
        delegate.style = .fullScreen

        let (a, b) = present(.popover, in: tester, delegate: delegate)
        let calls = log.drain()

        #expect(calls.contains("A.viewDidDisappear(false)"))
        #expect(a.view.window == nil)
        #expect(frame(b) == tester.window.bounds)
        #expect(b.presentingViewController === a)
    }

    @Test func `a popover becomes a sheet and a popover again with the width`() {
        let tester = ViewTester(size: regular, idiom: .pad)
        let delegate = RecordingAdaptivity(log)
        let (_, b) = present(.popover, in: tester, delegate: delegate)
        let first = (b.popoverPresentationController?.arrowDirection, frame(b).width)
        _ = log.drain()

        tester.resize(to: CGSize(width: 400, height: 1000))
        tester.settle()
        let (calls, narrow) = (log.drain(), frame(b))
        tester.resize(to: regular)
        tester.settle()

        #expect(first == (.up, 320))
        #expect(calls.filter { !$0.hasPrefix("A.") }.prefix(2) == ["prepare", "willPresent(pageSheet)"])
        #expect(!calls.contains { $0.contains("ppear(") })
        #expect(narrow == CGRect(x: 0, y: 30, width: 400, height: 970))
        #expect(b.popoverPresentationController?.arrowDirection == .up)
        #expect(frame(b).width == 320)
        #expect(b.appearance.state == .appeared)
        #expect(b.presentationController?.containerView?.subviews.count == 1)
    }

    @Test func `changing to full screen and back moves the presenter out and in`() {
        let tester = ViewTester(size: regular, idiom: .pad)
        let delegate = RecordingAdaptivity(log)
        delegate.style = .fullScreen
        let (a, b) = present(.popover, in: tester, delegate: delegate)

        tester.resize(to: CGSize(width: 400, height: 1000))
        tester.settle()
        let narrow = (a.view.window == nil, a.appearance.state, frame(b).size)
        tester.resize(to: regular)
        tester.settle()

        #expect(narrow.0)
        #expect(narrow.1 == .disappeared)
        #expect(narrow.2 == CGSize(width: 400, height: 1000))
        #expect(a.view.window === tester.window)
        #expect(a.view.frame == tester.window.bounds)
        #expect(a.appearance.state == .appeared)
        #expect(frame(b).width == 320)
        b.dismiss(animated: false)
        tester.settle()
        #expect(tester.window.subviews.count == 1)
    }

    @Test func `the delegate wraps the content in an adapted style and the content is unwrapped again`() {
        let tester = ViewTester(size: regular, idiom: .pad)
        let delegate = RecordingAdaptivity(log)
        delegate.replacement = { UINavigationController(rootViewController: $0) }
        let (a, b) = present(.popover, in: tester, delegate: delegate)

        tester.resize(to: CGSize(width: 400, height: 1000))
        tester.settle()
        let navigation = b.navigationController
        let wrapped = (a.presentedViewController === navigation, b.view.window != nil, b.appearance.state)
        tester.resize(to: regular)
        tester.settle()

        #expect(navigation != nil)
        #expect(wrapped.0 && wrapped.1)
        #expect(wrapped.2 == .appeared)
        #expect(a.presentedViewController === b)
        #expect(b.parent == nil)
        #expect(b.appearance.state == .appeared)
        #expect(b.view.window === tester.window)
    }

    @Test func `wrapped content can be presented again after its dismissal`() {
        let tester = ViewTester(size: compact)
        let delegate = RecordingAdaptivity(log)
        delegate.replacement = { UINavigationController(rootViewController: $0) }
        let (a, b) = present(.popover, in: tester, delegate: delegate)
        let wrapper = a.presentedViewController

        a.dismiss(animated: false)
        b.popoverPresentationController?.sourceView = a.view
        b.popoverPresentationController?.delegate = delegate
        a.present(b, animated: false)
        tester.settle()

        #expect(wrapper is UINavigationController)
        #expect(a.presentedViewController is UINavigationController)
        #expect(a.presentedViewController !== wrapper)
        #expect(b.appearance.state == .appeared)
    }

    @Test func `a presentation's traits override those of its content and are removed again`() {
        let tester = ViewTester(size: compact)
        let (root, presented) = (UIViewController(), UIViewController())
        tester.show(root)
        presented.modalPresentationStyle = .overFullScreen
        presented.presentationController?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)

        root.present(presented, animated: false)
        tester.settle()
        let inside = presented.traitCollection.userInterfaceStyle
        root.dismiss(animated: false)

        #expect(inside == .dark)
        #expect(root.traitCollection.userInterfaceStyle == .light)
        #expect(presented.traitCollection.userInterfaceStyle == .light)
        tester.settle()
    }

    @Test(arguments: [UIModalPresentationStyle.formSheet, .popover], [true, false])
    func `a presentation covered while the window became narrow is a sheet when it is uncovered`(
        style: UIModalPresentationStyle, animated: Bool
    ) {
        let tester = ViewTester(size: regular, idiom: .pad)
        let delegate = RecordingAdaptivity(log)
        let (_, b) = present(style, in: tester, delegate: delegate)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        b.present(cover, animated: animated)
        tester.settle()

        tester.resize(to: compact)
        _ = log.drain()
        b.dismiss(animated: animated)
        tester.settle()
        let calls = log.drain()
        let narrow = frame(b)
        tester.resize(to: regular)
        tester.settle()

        #expect(narrow.width == 390)
        #expect(narrow.maxY == 844)
        #expect(calls.filter { $0.hasPrefix("willPresent") } == ["willPresent(pageSheet)"])
        #expect(
            calls.filter { $0.hasPrefix("B") } == [
                "B.viewWillAppear(\(animated))", "B.viewIsAppearing(\(animated))", "B.viewDidAppear(\(animated))",
            ])
        #expect(frame(b).width < 834)
        b.dismiss(animated: false)
        tester.settle()
        #expect(tester.window.subviews.count == 1)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test func `the popover's own callbacks are not called for one that has become a sheet`() {
        final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
            var calls: [String] = []
            func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController) {
                calls.append("popover")
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                calls.append("any")
            }
        }
        for (size, expected) in [(compact, ["any"]), (regular, ["popover", "any"])] {
            let tester = ViewTester(size: size, idiom: .pad)
            let (a, b, delegate) = (UIViewController(), UIViewController(), Delegate())
            tester.show(a)
            b.modalPresentationStyle = .popover
            b.presentationController?.delegate = delegate
            b.popoverPresentationController?.sourceView = a.view
            b.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 40, height: 40)
            a.present(b, animated: false)
            tester.settle()

            tester.tap(at: CGPoint(x: 5, y: 25))
            tester.settle()

            #expect(a.presentedViewController == nil)
            #expect(delegate.calls == expected)
        }
    }

    @Test func `a presentation controller hears of other traits`() {
        final class Placer: UIPresentationController {
            var changes: [UIUserInterfaceStyle?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                changes.append(previousTraitCollection?.userInterfaceStyle)
                changes.append(traitCollection.userInterfaceStyle)
            }
        }
        final class Giver: NSObject, UIViewControllerTransitioningDelegate {
            var made: Placer?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                made = Placer(presentedViewController: presented, presenting: presenting)
                return made
            }
        }
        let tester = ViewTester()
        let (a, b, giver) = (UIViewController(), UIViewController(), Giver())
        tester.show(a)
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = giver
        a.present(b, animated: false)
        tester.settle()
        let before = giver.made?.changes

        tester.setAppearance(.dark)
        tester.settle()

        #expect(before == [])
        #expect(giver.made?.changes == [.light, .dark])
        a.dismiss(animated: false)
        tester.settle()
    }

    @Test func `the active presentation controller is the one that lays out the controller now`() {
        let tester = ViewTester(size: compact, idiom: .pad)
        let (a, b) = (UIViewController(), UIViewController())
        tester.show(a)
        b.modalPresentationStyle = .popover
        b.popoverPresentationController?.sourceView = a.view
        let before = b.activePresentationController
        a.present(b, animated: false)
        tester.settle()
        let narrow = b.activePresentationController
        tester.resize(to: regular)
        tester.settle()

        #expect(before == nil)
        #expect(narrow is UISheetPresentationController)
        #expect(b.activePresentationController === b.popoverPresentationController)
        a.dismiss(animated: false)
        tester.settle()
        #expect(b.activePresentationController == nil)
    }

    @Test func `a page sheet that does not prefer the size of a page has the size that is wished`() {
        let tester = ViewTester(size: CGSize(width: 1024, height: 1366), idiom: .pad)
        let (a, b) = (UIViewController(), UIViewController())
        tester.show(a)
        b.preferredContentSize = CGSize(width: 400, height: 300)
        let isPage = b.sheetPresentationController?.prefersPageSizing
        a.present(b, animated: false)
        tester.settle()
        let page = frame(b).size

        b.sheetPresentationController?.prefersPageSizing = false
        tester.settle()

        #expect(isPage == true)
        #expect(page.width == 672)
        #expect(frame(b).size == CGSize(width: 400, height: 300))
        a.dismiss(animated: false)
        tester.settle()
        b.modalPresentationStyle = .formSheet
        #expect(b.sheetPresentationController?.prefersPageSizing == false)
    }
}
