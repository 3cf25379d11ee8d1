import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Another root for the window while the old one presents: its presentations are dismissed first, and the old one does
/// not reappear.
@Suite(.application) struct RootReplacementTests {
    /// When the root is replaced.
    enum Moment: String, CaseIterable {
        case load = "did load"
        case willAppear = "will appear"
        case isAppearing = "is appearing"
        case didAppear = "did appear"
        case willDisappear = "will disappear"
        case didDisappear = "did disappear"
        case alongside, completion
    }

    @Test(arguments: Moment.allCases, [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
    func `a callback of either side of a transition can replace the root`(
        moment: Moment, style: UIModalPresentationStyle
    ) {
        for animated in [true, false] {
            for isOfPresenter in [true, false] {
                for isDismissal in [true, false] {
                    replace(at: moment, style, animated, isOfPresenter: isOfPresenter, isDismissal: isDismissal)
                }
            }
        }
    }

    private func replace(
        at moment: Moment, _ style: UIModalPresentationStyle, _ animated: Bool, isOfPresenter: Bool, isDismissal: Bool
    ) {
        let tester = ViewTester()
        let book = AppearanceBook()
        var calls = 0
        do {
            let (old, presented, new) = (
                BookedViewController(book), BookedViewController(book), BookedViewController(book)
            )
            presented.modalPresentationStyle = style
            tester.show(old)
            let arm = {
                (isOfPresenter ? old : presented).onNote = { [unowned tester, unowned new] now in
                    guard now == moment.rawValue, calls == 0 else { return }
                    calls += 1
                    tester.window.rootViewController = new
                }
            }
            if isDismissal {
                old.present(presented, animated: false)
                tester.settle()
                arm()
                old.dismiss(animated: animated) { old.onNote("completion") }
            } else {
                arm()
                old.present(presented, animated: animated) { old.onNote("completion") }
            }
            old.transitionCoordinator?.animate { _ in presented.onNote("alongside") }
            tester.settle()
            old.onNote = { _ in }
            presented.onNote = { _ in }
            guard calls > 0 else { return }

            let name: Comment =
                "\(moment) of \(isOfPresenter ? "the old root" : "what is presented"), \(isDismissal ? "dismissed" : "presented") \(animated)"
            #expect(tester.window.rootViewController === new, name)
            #expect(tester.window.subviews.map { $0 === new.view } == [true], name)
            #expect(new.appearance.state == .appeared, name)
            for gone in [old, presented] {
                #expect(gone.appearance.state == .disappeared, name)
                #expect(gone.viewIfLoaded?.window == nil, name)
                #expect(gone.presentedViewController == nil && gone.presentingViewController == nil, name)
                #expect(gone.transitionCoordinator == nil, name)
                #expect(!gone.isBeingPresented && !gone.isBeingDismissed, name)
            }
            #expect(new.view.tintAdjustmentMode == .normal, name)
        }
        tester.window.rootViewController = UIViewController()
        tester.settle()
        #expect(book.complaints == [])
        #expect(book.living == 0)
    }

    @Test(arguments: [0.0, 0.2], [true, false])
    func `a running transition is completed before another root replaces the old one`(time: Double, isDismissal: Bool) {
        let tester = ViewTester()
        let log = RecordingViewController.Log()
        let (old, screen, new) = (
            RecordingViewController("R", log: log), RecordingViewController("S", log: log), UIViewController()
        )
        screen.modalPresentationStyle = .fullScreen
        tester.show(old)
        if isDismissal { old.present(screen, animated: false) }
        _ = log.drain()
        if isDismissal { old.dismiss(animated: true) } else { old.present(screen, animated: true) }
        if time > 0 { tester.pump(by: time) }

        tester.window.rootViewController = new
        tester.settle()

        #expect(tester.window.subviews.map { $0 === new.view } == [true])
        let last = Dictionary(log.drain().map { ($0.prefix(1), $0) }) { $1 }
        #expect(
            last == [
                "R": "R.viewDidDisappear(\(isDismissal ? false : true))", "S": "S.viewDidDisappear(\(isDismissal))",
            ])
        #expect(tester.diagnostics.isEmpty)
    }

    @Test func `several levels are dismissed from the top`() {
        let tester = ViewTester()
        let log = RecordingViewController.Log()
        let levels = ["A", "B", "C"].map { RecordingViewController($0, log: log) }
        tester.show(levels[0])
        levels[0].present(levels[1], animated: false)
        levels[1].present(levels[2], animated: false)
        tester.settle()
        _ = log.drain()

        tester.window.rootViewController = UIViewController()
        tester.settle()

        #expect(
            log.drain()
                == ["C", "B", "A"].flatMap { ["\($0).viewWillDisappear(false)", "\($0).viewDidDisappear(false)"] })
    }
}
