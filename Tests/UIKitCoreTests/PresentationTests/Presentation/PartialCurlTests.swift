import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Controllers that are presented below a page that curls up, in a window of 375 by 667 points.
@Suite(.application) final class PartialCurlTests {
    private let log = RecordingViewController.Log()
    private lazy var tester = ViewTester()
    private lazy var a = RecordingViewController("A", log: log)
    private lazy var b = RecordingViewController("B", log: log)
    /// A point on the curled page, and one below it.
    private let onPage = CGPoint(x: 100, y: 60)
    private let below = CGPoint(x: 200, y: 500)

    private func present(animated: Bool = false) {
        b.modalPresentationStyle = .fullScreen
        b.modalTransitionStyle = .partialCurl
        tester.show(a)
        a.view.backgroundColor = .systemBackground
        _ = log.drain()
        a.present(b, animated: animated) { [log] in log.calls.append("completion") }
    }

    private func presented() {
        present()
        tester.settle()
        _ = log.drain()
    }

    private var curl: PageCurl? { tester.shownCurl }

    private let departure = [
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)", "A.viewDidAppear(true)",
        "B.viewDidDisappear(true)",
    ]

    // MARK: Presentation and dismissal

    @Test(arguments: [true, false])
    func `all participants get the calls of full screen, though the page stays`(animated: Bool) throws {
        present(animated: animated)
        tester.settle()
        let presented = log.drain()
        let curl = try #require(curl)
        b.dismiss(animated: animated) { [log] in log.calls.append("completion") }
        tester.settle()

        #expect(
            presented == [
                "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(\(animated))", "B.viewWillAppear(\(animated))",
                "B.viewIsAppearing(\(animated))", "B.viewDidAppear(\(animated))", "A.viewDidDisappear(\(animated))",
                "completion",
            ])
        #expect(curl == PageCurl(lifting: a.view.bounds, aheadAt: .right, progress: 1, paperLight: curl.paperLight))
        #expect(
            log.drain() == departure.map { animated ? $0 : $0.replacingOccurrences(of: "true", with: "false") }
                + ["completion"])
        #expect(a.view.superview === tester.window && a.view.frame == tester.window.bounds)
        #expect(tester.window.subviews.count == 1 && self.curl == nil)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test func `the page curls over the time of the transition, and back`() throws {
        present(animated: true)
        tester.pump()
        tester.pump(by: 0.375)
        let half = try #require(curl).progress
        tester.settle()
        b.dismiss(animated: true)
        tester.pump()
        tester.pump(by: 0.375)
        let halfBack = try #require(curl).progress
        tester.settle()

        // The middle lies between two frames.
        #expect(abs(half - 0.5) < 0.03 && abs(halfBack - 0.5) < 0.03)
    }

    @Test func `the presented view fills the window below the page, and the window is at rest`() {
        presented()
        let index = tester.lastFrame?.index
        tester.pump(by: 2)

        #expect(b.view.convert(b.view.bounds, to: nil) == tester.window.bounds)
        #expect(tester.lastFrame?.index == index)
        #expect(tester.isAtRest)
    }

    @Test func `a turn of the window in the middle ends the curl at once`() throws {
        present(animated: true)
        tester.pump(by: 0.2)

        tester.rotate(toTheLeft: true)
        tester.settle()

        #expect(try #require(curl).progress == 1)
        #expect(log.drain().contains("A.viewDidDisappear(true)"))
        #expect(b.view.frame.size == CGSize(width: 667, height: 375))
    }

    // MARK: Touches

    @Test func `a tap on the page lays it down`() {
        presented()
        let button = UIButton(frame: a.view.bounds)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        a.view.addSubview(button)

        tester.tap(at: onPage)
        tester.settle()

        #expect(taps == 0)
        #expect(a.presentedViewController == nil)
        #expect(log.drain() == departure)
    }

    @Test func `a tap below the page reaches the presented controller`() {
        presented()
        let button = UIButton(frame: b.view.bounds)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        b.view.addSubview(button)

        tester.tap(at: below)
        tester.settle()

        #expect(taps == 1)
        #expect(a.presentedViewController === b)
    }

    @Test func `a controller that keeps the user keeps the page up`() {
        presented()
        b.isModalInPresentation = true

        tester.tap(at: onPage)
        tester.settle()

        #expect(a.presentedViewController === b)
        #expect(log.drain() == [])
    }

    @Test func `a field on the page loses the keyboard`() {
        let field = NoteView(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
        tester.show(a)
        a.view.addSubview(field)
        field.becomeFirstResponder()
        present(animated: true)
        tester.settle()

        #expect(!field.isFirstResponder)
        #expect(tester.window.hitTest(CGPoint(x: 60, y: 50), with: nil) is PresenterPage)
    }

    /// Gives its field the keyboard whenever it is about to appear.
    private final class Writer: UIViewController {
        let field = NoteView(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
        private(set) var taken: [Bool] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            taken.append(field.becomeFirstResponder())
        }
    }

    @Test(arguments: [true, false])
    func `fields on the page cannot take the keyboard until the page is laid down`(animated: Bool) {
        let writer = Writer()
        tester.show(writer)
        b.modalPresentationStyle = .fullScreen
        b.modalTransitionStyle = .partialCurl
        let field = NoteView(frame: CGRect(x: 20, y: 500, width: 200, height: 30))
        b.view.addSubview(field)
        writer.present(b, animated: animated)
        tester.settle()

        let onPage = writer.field.becomeFirstResponder()
        let below = field.becomeFirstResponder()
        let (kept, former) = (field.isFirstResponder, writer.taken.count)
        writer.dismiss(animated: animated)
        tester.settle()

        #expect(!onPage && below && kept)
        #expect(writer.taken.dropFirst(former) == [true] && writer.field.isFirstResponder)
    }

    // MARK: Surroundings

    @Test func `in another size the page is laid out and lifted anew`() throws {
        presented()

        tester.resize(to: CGSize(width: 667, height: 375))
        tester.settle()
        let turned = try #require(curl)
        tester.tap(at: CGPoint(x: 100, y: 40))
        tester.settle()

        let size = CGSize(width: 667, height: 375)
        #expect(turned.bounds.size == size)
        #expect(turned.shows(at: CGPoint(x: 333, y: 120)) && !turned.shows(at: CGPoint(x: 333, y: 130)))
        #expect(b.view.frame.size == size && a.view.frame.size == size)
        let calls = log.drain().filter { $0.contains("viewWillTransition") }
        #expect(calls == ["A.viewWillTransition(667x375)", "B.viewWillTransition(667x375)"])
        #expect(a.presentedViewController == nil)
    }

    @Test func `in right-to-left layouts the left corner is turned`() throws {
        tester = ViewTester(direction: .rightToLeft)
        presented()

        #expect(try #require(curl).direction.dx < 0)
    }

    @Test func `the paper is dark where the presenter is`() throws {
        presented()
        let light = try #require(curl).paperLight
        tester.setAppearance(.dark)
        tester.settle()
        let dark = try #require(curl).paperLight
        a.dismiss(animated: false)
        a.present(b, animated: false)
        tester.settle()

        #expect(light > 0.9 && dark < 0.4)
        #expect(try #require(curl).paperLight == dark)
    }

    @Test func `the paper follows the overrides of the presenter alone`() throws {
        presented()
        func paper() throws -> CGFloat {
            tester.settle()
            return try #require(curl).paperLight
        }
        let light = try paper()
        a.overrideUserInterfaceStyle = .dark
        let byController = try paper()
        a.view.overrideUserInterfaceStyle = .light
        let byView = try paper()
        a.view.overrideUserInterfaceStyle = .unspecified
        let again = try paper()
        a.overrideUserInterfaceStyle = .unspecified

        #expect(light > 0.9 && byController < 0.4)
        #expect(byView == light && again == byController)
        #expect(try paper() == light)
    }

    @Test func `a memory warning leaves the page, which is seen`() {
        presented()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true

        tester.warnOfLowMemory()

        #expect(a.isViewLoaded && a.view.window === tester.window)
        #expect(log.drain().sorted() == ["A.didReceiveMemoryWarning", "B.didReceiveMemoryWarning"])
    }

    @Test func `a tap on the status bar does not scroll content on the page`() {
        let list = UIScrollView(frame: tester.window.bounds)
        list.contentSize = CGSize(width: 375, height: 3000)
        a.view.addSubview(list)
        presented()
        list.contentOffset.y = 500

        tester.tap(at: CGPoint(x: 100, y: 5))
        tester.settle()

        #expect(list.contentOffset.y == 500)
        #expect(a.presentedViewController == nil)
    }

    // MARK: Others that animate

    /// Fades the presented view out, led by hand.
    private final class Fader: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        let interactionController = UIPercentDrivenInteractiveTransition()

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let view = context.view(forKey: .from)
            UIView.animate(withDuration: 0.4) {
                view?.alpha = 0
            } completion: { _ in
                view?.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    @Test(arguments: [true, false])
    func `a dismissal by an animator begins on the flat page, and a cancelled one restores the former state`(
        finishes: Bool
    ) {
        let fader = Fader()
        b.transitioningDelegate = fader
        presented()
        let before = tester.frameText

        b.dismiss(animated: true)
        fader.interactionController.update(0.4)
        tester.pump()
        let during = (curl, a.view.window)
        finishes ? fader.interactionController.finish() : fader.interactionController.cancel()
        tester.settle()

        #expect(during.0 == nil && during.1 === tester.window)
        if finishes {
            #expect(log.drain() == departure)
            #expect(a.view.superview === tester.window && tester.window.subviews.count == 1)
        } else {
            #expect(
                log.drain() == departure.prefix(3) + [
                    "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewWillAppear(true)",
                    "B.viewDidAppear(true)",
                ])
            #expect(tester.frameText == before)
            b.dismiss(animated: false)
            #expect(a.view.superview === tester.window)
        }
        tester.settle()
    }

    @Test func `several levels are dismissed by laying down the page with the lowest`() {
        let base = RecordingViewController("R", log: log)
        tester.show(base)
        a.modalPresentationStyle = .fullScreen
        base.present(a, animated: false)
        b.modalPresentationStyle = .fullScreen
        b.modalTransitionStyle = .partialCurl
        a.present(b, animated: false)
        tester.settle()
        _ = log.drain()

        base.dismiss(animated: true)
        tester.pump(by: 0.2)
        let isOnPage = base.view.superview?.superview is PresenterPage
        tester.settle()

        #expect(isOnPage)
        #expect(log.drain() == departure.map { $0.replacingOccurrences(of: "A.", with: "R.") })
        #expect(base.view.superview === tester.window && a.view.window == nil)
        #expect(tester.window.subviews.count == 1)
    }
}
