import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// A sheet under the finger: its card, the callbacks and the delegate.
@Suite(.application) struct SheetDragTests {
    private let log = RecordingViewController.Log()

    /// A large sheet, whose card rests at y = 30 in a window of 375 × 667 points and is 637 points high.
    private func present(
        in tester: ViewTester, delegate: RecordingAdaptivity?, style: UIModalPresentationStyle = .pageSheet
    ) -> RecordingViewController {
        let (a, b) = (RecordingViewController("A", log: log), RecordingViewController("B", log: log))
        tester.show(a)
        b.modalPresentationStyle = style
        b.presentationController?.delegate = delegate
        a.present(b, animated: false)
        tester.settle()
        _ = log.drain()
        return b
    }

    private func top(of controller: UIViewController) -> CGFloat {
        controller.view.convert(controller.view.bounds, to: nil).minY
    }

    private let start = CGPoint(x: 180, y: 60)

    @Test func `the card follows the finger after the slop and the dimming with it`() {
        let tester = ViewTester()
        let b = present(in: tester, delegate: nil)

        let touch = tester.touch(at: start)
        tester.move(touch, by: CGVector(dx: 0, dy: 110))
        let (place, dimming) = (top(of: b), b.presentationController?.containerView?.subviews[0].alpha ?? 0)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(place == 130)
        #expect(abs(dimming - (1 - 100 / 637)) < 0.001)
        #expect(top(of: b) == 30)
    }

    @Test func `a dismissal by the finger is in the trace as one, from its beginning on`() {
        let tester = ViewTester()
        _ = present(in: tester, delegate: nil)
        tester.trace("transition")

        let touch = tester.touch(at: start)
        tester.move(touch, by: CGVector(dx: 0, dy: 400))
        touch.lift()
        tester.settle()

        let ends = tester.traceLines.filter { $0.contains("begin") || $0.contains("\"end\"") }
        #expect(ends.count == 2)
        #expect(ends.filter { $0.contains("\"interactive\":true") } == ends)
    }

    @Test(arguments: [Surroundings.firstSize, .smaller])
    func `a drag past the middle dismisses with the calls in order`(surroundings: Surroundings) {
        let tester = surroundings.makeTester()
        let delegate = RecordingAdaptivity(log)
        let b = present(in: tester, delegate: delegate)

        let touch = tester.touch(at: start)
        tester.move(touch, by: CGVector(dx: 0, dy: 400))
        let during = log.drain()
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(during == ["should", "will", "B.viewWillDisappear(true)"])
        #expect(log.drain() == ["B.viewDidDisappear(true)", "did"])
        #expect(b.presentingViewController == nil)
        #expect(b.view.window == nil)
        #expect(tester.window.subviews.count == 1)
    }

    @Test(arguments: [Surroundings.firstSize, .smaller])
    func `a drag that falls short restores the former state`(surroundings: Surroundings) {
        let tester = surroundings.makeTester()
        let delegate = RecordingAdaptivity(log)
        let b = present(in: tester, delegate: delegate)
        let (before, container) = (b.view.convert(b.view.bounds, to: nil), b.presentationController?.containerView)
        let picture = tester.frameText

        let touch = tester.touch(at: start)
        tester.move(touch, by: CGVector(dx: 0, dy: 200))
        _ = log.drain()
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(log.drain() == ["B.viewWillAppear(true)", "B.viewDidAppear(true)"])
        #expect(b.view.convert(b.view.bounds, to: nil) == before)
        #expect(b.presentationController?.containerView === container)
        #expect(b.transitionCoordinator == nil)
        #expect(!b.isBeingDismissed)
        #expect(container?.subviews[0].alpha == 1)
        #expect(tester.frameText == picture)
    }

    @Test func `in a turned phone a sheet fills the window, and no finger takes it`() {
        let tester = Surroundings.turned.makeTester()
        let b = present(in: tester, delegate: RecordingAdaptivity(log))
        let picture = tester.frameText

        for x in [5, 180, 330] {
            let touch = tester.touch(at: CGPoint(x: x, y: 20))
            tester.move(touch, by: CGVector(dx: 0, dy: 340), over: 0.2)
            touch.lift()
            tester.settle()
        }

        #expect(b.view.convert(b.view.bounds, to: nil) == tester.window.bounds)
        #expect(log.drain() == [])
        #expect(b.presentingViewController != nil)
        #expect(tester.frameText == picture)
    }

    @Test func `a fling dismisses from anywhere`() throws {
        let tester = ViewTester()
        let b = present(in: tester, delegate: nil)

        let touch = tester.touch(at: start)
        tester.move(touch, by: CGVector(dx: 0, dy: 240), over: 0.1)
        touch.lift()
        tester.settle()

        #expect(b.presentingViewController == nil)
    }

    @Test(arguments: [true, false])
    func `a sheet that may not be dismissed resists and springs back, and the attempt is reported`(isModal: Bool) {
        let tester = ViewTester()
        let delegate = RecordingAdaptivity(log)
        let b = present(in: tester, delegate: delegate)
        b.isModalInPresentation = isModal
        delegate.allowsDismissal = isModal

        let touch = tester.touch(at: start)
        tester.move(touch, by: CGVector(dx: 0, dy: 310))
        let place = top(of: b)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(place == 30 + RubberBand.shown(300, length: 667))
        #expect(log.drain() == (isModal ? ["attempt"] : ["should", "attempt"]))
        #expect(top(of: b) == 30)
        #expect(b.presentingViewController != nil)
    }

    @Test func `a child that is modal keeps its container too`() {
        let tester = ViewTester()
        let (a, child) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: child)
        tester.show(a)
        child.isModalInPresentation = true
        a.present(navigation, animated: false)
        tester.settle()

        let touch = tester.touch(at: CGPoint(x: 180, y: 300))
        tester.move(touch, by: CGVector(dx: 0, dy: 340))
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(navigation.presentingViewController === a)
    }

    @Test func `a card on its way is caught again`() {
        let tester = ViewTester()
        let delegate = RecordingAdaptivity(log)
        let b = present(in: tester, delegate: delegate)
        let first = tester.touch(at: start)
        tester.move(first, by: CGVector(dx: 0, dy: 400))
        tester.pump(by: 0.2)
        first.lift()
        tester.pump(by: 0.05)
        _ = log.drain()
        let place = top(of: b)

        let second = tester.touch(at: CGPoint(x: 180, y: 640))
        tester.move(second, by: CGVector(dx: 0, dy: -500))
        tester.pump(by: 0.2)
        second.lift()
        tester.settle()

        #expect(place > 420)
        #expect(log.drain() == ["B.viewWillAppear(true)", "B.viewDidAppear(true)"])
        #expect(top(of: b) == 30)
        #expect(b.presentingViewController != nil)
    }

    @Test func `alongside animations follow the finger both ways`() {
        let tester = ViewTester()
        final class Companion: UIViewController {
            let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func viewDidLoad() { view.addSubview(mark) }
            override func viewWillDisappear(_ animated: Bool) {
                transitionCoordinator?.animate { [mark] _ in mark.alpha = 0 }
            }
        }
        let (a, b) = (UIViewController(), Companion())
        tester.show(a)
        a.present(b, animated: false)
        tester.settle()

        let touch = tester.touch(at: start)
        tester.move(touch, by: CGVector(dx: 0, dy: 10 + 637 / 4))
        let shown = b.mark.layer.presentation()?.opacity ?? 1
        let percent = b.transitionCoordinator?.percentComplete ?? 0
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(abs(shown - 0.75) < 0.01)
        #expect(abs(percent - 0.25) < 0.01)
        #expect(b.mark.alpha == 1)
    }

    @Test func `a turn in the middle of a drag cancels the dismissal`() {
        let tester = ViewTester()
        let delegate = RecordingAdaptivity(log)
        let b = present(in: tester, delegate: delegate)
        let touch = tester.touch(at: start)
        tester.move(touch, by: CGVector(dx: 0, dy: 400))
        _ = log.drain()

        tester.rotate(toTheLeft: true)
        tester.settle()
        let calls = log.drain().filter { $0.hasPrefix("B.view") && $0.contains("ppear") }
        touch.lift()
        tester.settle()

        #expect(calls == ["B.viewWillAppear(true)", "B.viewDidAppear(true)"])
        #expect(b.presentingViewController != nil)
        #expect(b.view.bounds.size == tester.window.bounds.size)
    }

    @Test func `a resize in the middle of a drag lays the card out anew, and the drag continues`() {
        let tester = ViewTester()
        let b = present(in: tester, delegate: nil)
        let touch = tester.touch(at: start)
        tester.move(touch, by: CGVector(dx: 0, dy: 110))

        tester.resize(to: CGSize(width: 420, height: 700))
        let frame = b.view.convert(b.view.bounds, to: nil)
        tester.move(touch, by: CGVector(dx: 0, dy: 300))
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(frame == CGRect(x: 0, y: 130, width: 420, height: 670))
        #expect(b.presentingViewController == nil)
    }

    @Test func `a tap on the dimming view dismisses by the same rules`() {
        let tester = ViewTester()
        let delegate = RecordingAdaptivity(log)
        let b = present(in: tester, delegate: delegate)

        delegate.allowsDismissal = false
        tester.tap(at: CGPoint(x: 180, y: 15))
        tester.settle()
        let refused = (log.drain(), b.presentingViewController != nil)
        delegate.allowsDismissal = true
        tester.tap(at: CGPoint(x: 180, y: 15))
        tester.settle()

        #expect(refused.0 == ["should", "attempt"])
        #expect(refused.1)
        #expect(
            log.drain() == ["should", "will", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "did"])
        #expect(b.presentingViewController == nil)
    }

    @Test func `a dismissal by the app does not call the delegate`() {
        let tester = ViewTester()
        let delegate = RecordingAdaptivity(log)
        let b = present(in: tester, delegate: delegate)

        b.dismiss(animated: true)
        tester.settle()

        #expect(log.drain() == ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
    }

    @Test func `a floating card is dragged away as a whole`() {
        let tester = ViewTester(size: CGSize(width: 834, height: 1112), idiom: .pad)
        let b = present(in: tester, delegate: nil, style: .formSheet)
        let size = b.view.bounds.size

        let touch = tester.touch(at: CGPoint(x: 417, y: 300))
        tester.move(touch, by: CGVector(dx: 0, dy: 110))
        let frame = b.view.convert(b.view.bounds, to: nil)
        tester.move(touch, by: CGVector(dx: 0, dy: 400))
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(size == CGSize(width: 540, height: 620))
        #expect(frame == CGRect(x: 147, y: 246 + 100, width: 540, height: 620))
        #expect(b.presentingViewController == nil)
    }

    @Test func `a popover that answers an attempt moves back with the button of the card to which it points`() throws {
        let tester = ViewTester(size: CGSize(width: 834, height: 1112), idiom: .pad)
        let delegate = RecordingAdaptivity(log)
        delegate.allowsDismissal = false
        let b = present(in: tester, delegate: delegate, style: .formSheet)
        let button = UIView(frame: CGRect(x: 250, y: 10, width: 40, height: 40))
        b.view.addSubview(button)
        let question = RecordingViewController("C", log: log)
        question.modalPresentationStyle = .popover
        question.preferredContentSize = CGSize(width: 200, height: 100)
        question.popoverPresentationController?.sourceView = button
        delegate.onAttempt = { b.present(question, animated: true) }

        let touch = tester.touch(at: CGPoint(x: 417, y: top(of: b) + 100))
        tester.move(touch, by: CGVector(dx: 0, dy: 300))
        let displaced = button.convert(button.bounds, to: nil).maxY
        touch.lift()
        tester.settle()

        let source = button.convert(button.bounds, to: nil).maxY
        #expect(displaced > source)
        #expect(top(of: question) == source)
    }
}
