import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct PopoverTests {
    private let log = RecordingViewController.Log()
    private let size = CGSize(width: 834, height: 1112)

    private func root(in tester: ViewTester) -> UIViewController {
        let root = UIViewController()
        tester.show(root)
        return root
    }

    private func popover(
        from root: UIViewController, at rect: CGRect, delegate: RecordingAdaptivity? = nil
    ) -> RecordingViewController {
        let presented = RecordingViewController("B", log: log)
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 200, height: 300)
        presented.popoverPresentationController?.sourceView = root.view
        presented.popoverPresentationController?.sourceRect = rect
        presented.popoverPresentationController?.delegate = delegate
        return presented
    }

    private let middle = CGRect(x: 397, y: 536, width: 40, height: 40)

    @Test(arguments: [true, false])
    func `a presentation and its dismissal leave the presenter without callbacks`(animated: Bool) {
        let tester = ViewTester(size: size, idiom: .pad)
        let a = RecordingViewController("A", log: log)
        tester.show(a)
        let b = popover(from: a, at: middle)
        _ = log.drain()

        a.present(b, animated: animated)
        tester.settle()
        let (presented, frame) = (log.drain(), b.view.convert(b.view.bounds, to: nil))
        a.dismiss(animated: animated)
        tester.settle()

        #expect(
            presented == [
                "B.loadView", "B.viewDidLoad", "B.viewWillAppear(\(animated))", "B.viewIsAppearing(\(animated))",
                "B.viewDidAppear(\(animated))",
            ])
        #expect(frame == CGRect(x: 317, y: 576, width: 200, height: 313))
        #expect(log.drain() == ["B.viewWillDisappear(\(animated))", "B.viewDidDisappear(\(animated))"])
        #expect(b.view.window == nil)
        #expect(tester.window.subviews.count == 1)
    }

    @Test func `the arrow is no part of the safe area`() {
        let tester = ViewTester(size: size, idiom: .pad)
        let root = root(in: tester)
        let b = popover(from: root, at: middle)

        b.popoverPresentationController?.permittedArrowDirections = .left
        root.present(b, animated: false)
        tester.settle()

        #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 13, bottom: 0, right: 0))
        #expect(b.traitCollection.horizontalSizeClass == .compact)
        #expect(b.popoverPresentationController?.arrowDirection == .left)
    }

    @Test func `a tap outside dismisses by the rules, and one inside does not`() {
        let tester = ViewTester(size: size, idiom: .pad)
        let root = root(in: tester)
        let delegate = RecordingAdaptivity(log)
        let b = popover(from: root, at: middle, delegate: delegate)
        root.present(b, animated: false)
        tester.settle()
        _ = log.drain()

        tester.tap(at: CGPoint(x: 400, y: 700))
        tester.settle()
        let inside = log.drain()
        delegate.allowsDismissal = false
        tester.tap(at: CGPoint(x: 100, y: 100))
        tester.settle()
        let refused = log.drain()
        delegate.allowsDismissal = true
        tester.tap(at: CGPoint(x: 100, y: 100))
        tester.settle()

        #expect(inside == [])
        #expect(refused == ["should", "attempt"])
        #expect(log.drain() == ["should", "will", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "did"])
        #expect(root.presentedViewController == nil)
    }

    @Test func `views let through get their touches and the popover stays`() throws {
        let tester = ViewTester(size: size, idiom: .pad)
        let root = root(in: tester)
        let view = RecordingView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        root.view.addSubview(view)
        let b = popover(from: root, at: middle)
        b.popoverPresentationController?.passthroughViews = [view]
        root.present(b, animated: false)
        tester.settle()

        tester.tap(at: CGPoint(x: 100, y: 100))
        tester.settle()

        #expect(view.calls.contains { $0.hasPrefix("began") })
        #expect(view.calls.contains { $0.hasPrefix("ended") })
        #expect(root.presentedViewController === b)
    }

    @Test func `it follows a bar button and changes of the size that is preferred`() {
        let tester = ViewTester(size: size, idiom: .pad)
        let content = UIViewController()
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        content.navigationItem.rightBarButtonItem = item
        tester.show(UINavigationController(rootViewController: content))
        let b = UIViewController()
        b.modalPresentationStyle = .popover
        b.preferredContentSize = CGSize(width: 200, height: 300)
        b.popoverPresentationController?.barButtonItem = item

        content.present(b, animated: false)
        tester.settle()
        let first = b.view.convert(b.view.bounds, to: nil)
        b.preferredContentSize = CGSize(width: 260, height: 100)
        tester.pump()

        #expect(first.maxX == 824)
        #expect(first.width == 200)
        #expect(b.popoverPresentationController?.arrowDirection == .up)
        #expect(b.view.bounds.size == CGSize(width: 260, height: 113))
        tester.settle()
    }

    @Test func `with another size the delegate can name another source`() {
        let tester = ViewTester(size: size, idiom: .pad)
        let root = root(in: tester)
        let delegate = RecordingAdaptivity(log)
        delegate.reposition = { rect, _ in rect = CGRect(x: 100, y: 100, width: 40, height: 40) }
        let b = popover(from: root, at: middle, delegate: delegate)
        root.present(b, animated: false)
        tester.settle()
        let first = log.drain()

        tester.resize(to: CGSize(width: 900, height: 1100))
        tester.settle()

        #expect(first.contains("preparePopover"))
        #expect(!first.contains("reposition"))
        #expect(log.drain().contains("reposition"))
        #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 20, y: 140, width: 200, height: 313))
    }

    @Test func `the older calls of popovers are made as well`() {
        final class Older: NSObject, UIPopoverPresentationControllerDelegate {
            var calls: [String] = []
            func popoverPresentationControllerShouldDismissPopover(
                _ popoverPresentationController: UIPopoverPresentationController
            ) -> Bool {
                calls.append("should")
                return calls.count > 1
            }
            func popoverPresentationControllerDidDismissPopover(
                _ popoverPresentationController: UIPopoverPresentationController
            ) { calls.append("did") }
        }
        let tester = ViewTester(size: size, idiom: .pad)
        let root = root(in: tester)
        let older = Older()
        let b = popover(from: root, at: middle)
        b.popoverPresentationController?.delegate = older
        root.present(b, animated: false)
        tester.settle()

        tester.tap(at: CGPoint(x: 100, y: 100))
        tester.settle()
        let isKept = root.presentedViewController === b
        tester.tap(at: CGPoint(x: 100, y: 100))
        tester.settle()

        #expect(isKept)
        #expect(older.calls == ["should", "should", "did"])
        #expect(root.presentedViewController == nil)
    }

    // MARK: Another size

    /// The visible parts of a popover: its frame and the outlines of its content and of its shadow.
    private func shown(_ presented: UIViewController) throws -> (frame: CGRect, outline: CGRect, shadow: CGRect) {
        let clip = try #require(presented.view.superview)
        let bubble = try #require(clip.superview)
        let shape = try #require(clip.layer.mask?.presentation() as? CAShapeLayer)
        let layer = try #require(bubble.layer.presentation())
        return (
            layer.frame, try #require(shape.path).boundingBoxOfPath,
            try #require(layer.shadowPath).boundingBoxOfPath
        )
    }

    /// Whether an outline is as large as a bubble; the arrow's tip is a bit round.
    private func fits(_ outline: CGRect, _ size: CGSize) -> Bool {
        abs(outline.width - size.width) < 1 && abs(outline.height - size.height) < 1
    }

    /// A popover of 200 by 300 points that is shown.
    private func shownPopover(in tester: ViewTester) -> UIViewController {
        let root = root(in: tester)
        let b = popover(from: root, at: middle)
        root.present(b, animated: false)
        tester.settle()
        return b
    }

    @Test(arguments: [true, false])
    func `another preferred size is animated, the outline included`(isInBlock: Bool) throws {
        let tester = ViewTester(size: size, idiom: .pad)
        let b = shownPopover(in: tester)
        let duration = isInBlock ? 2.0 : 0.3

        if isInBlock {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                b.preferredContentSize = CGSize(width: 300, height: 100)
            }
        } else {
            b.preferredContentSize = CGSize(width: 300, height: 100)
        }
        tester.pump()
        tester.pump(by: duration / 2)
        let half = try shown(b)
        tester.settle()
        let end = try shown(b)

        #expect(half.frame.width > 210 && half.frame.width < 290)
        if isInBlock { #expect(abs(half.frame.width - 250) < 3 && abs(half.frame.height - 213) < 6) }
        for outline in [half.outline, half.shadow] {
            #expect(fits(outline, half.frame.size))
        }
        #expect(abs(half.frame.midX - 417) < 0.5)
        #expect(end.frame.size == CGSize(width: 300, height: 113) && fits(end.outline, end.frame.size))
        #expect(end.shadow == end.outline)
    }

    @Test func `without animation another size is there with the next frame`() throws {
        let tester = ViewTester(size: size, idiom: .pad)
        let b = shownPopover(in: tester)

        UIView.performWithoutAnimation { b.preferredContentSize = CGSize(width: 300, height: 100) }
        tester.pump()

        let shown = try shown(b)
        #expect(shown.frame.size == CGSize(width: 300, height: 113) && fits(shown.outline, shown.frame.size))
    }

    @Test func `when the arrow changes sides the frame and outline jump, and a running animation ends`() throws {
        let tester = ViewTester(size: size, idiom: .pad)
        let root = root(in: tester)
        let b = popover(from: root, at: CGRect(x: 397, y: 736, width: 40, height: 40))
        b.preferredContentSize = CGSize(width: 200, height: 100)
        b.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        root.present(b, animated: false)
        tester.settle()
        b.preferredContentSize = CGSize(width: 250, height: 150)
        tester.pump()
        tester.pump(by: 0.1)
        let former = b.popoverPresentationController?.arrowDirection

        b.preferredContentSize = CGSize(width: 200, height: 600)
        tester.pump()

        let shown = try shown(b)
        #expect((former, b.popoverPresentationController?.arrowDirection) == (.up, .down))
        #expect(shown.frame.height == 613 && fits(shown.outline, shown.frame.size))
        tester.settle()
    }
}
