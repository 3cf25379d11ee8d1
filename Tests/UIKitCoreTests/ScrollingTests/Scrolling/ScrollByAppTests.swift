import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct ScrollByAppTests {
    @Test func `every change of the offset is reported`() {
        let stage = ScrollStage()

        stage.view.contentOffset = CGPoint(x: 0, y: 10)
        stage.view.bounds.origin.y = 20
        stage.view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        stage.view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)

        #expect(stage.recorder.offsets.map(\.y) == [10, 20, 30])
    }

    @Test func `an animated change takes three tenths of a second and is reported at the end`() {
        let stage = ScrollStage()
        let start = stage.tester.now

        stage.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.tester.pump(by: 0.15)
        let middle = stage.view.contentOffset.y
        while stage.recorder.calls.last == "didScroll" { stage.tester.pump() }

        #expect(abs(middle - 250) < 2)
        #expect(stage.view.contentOffset.y == 500)
        #expect(stage.recorder.calls == ["didScroll", "didEndScrollingAnimation"])
        #expect(abs(stage.tester.now - start - 0.3) < 0.018)
        stage.tester.settle()
    }

    @Test func `an app may scroll beyond the limits`() {
        let stage = ScrollStage()

        stage.view.setContentOffset(CGPoint(x: -30, y: -50), animated: true)
        stage.tester.settle()

        #expect(stage.view.contentOffset == CGPoint(x: -30, y: -50))
    }

    @Test func `content that gets smaller pulls the offset back at once`() {
        let stage = ScrollStage()
        stage.view.contentOffset.y = 1500

        stage.view.contentSize.height = 1000

        #expect(stage.view.contentOffset.y == 600)
    }

    @Test func `a larger view pulls the offset back at once`() {
        let stage = ScrollStage()
        stage.view.contentOffset.y = 1600

        stage.view.frame.size.height = 500

        #expect(stage.view.contentOffset.y == 1500)
    }

    @Test(
        arguments: [
            (CGRect(x: 0, y: 900, width: 10, height: 50), 550), (CGRect(x: 0, y: 20, width: 10, height: 50), 20),
            (CGRect(x: 0, y: 350, width: 10, height: 50), 300), (CGRect(x: 0, y: 1990, width: 10, height: 100), 1600),
            (CGRect(x: 0, y: 200, width: 10, height: 700), 300),
        ] as [(CGRect, CGFloat)])
    func `a rectangle is shown with the least movement`(_ rect: CGRect, _ offset: CGFloat) {
        let stage = ScrollStage()
        stage.view.contentOffset.y = 300

        stage.view.scrollRectToVisible(rect, animated: false)

        #expect(stage.view.contentOffset.y == offset)
    }

    @Test func `insets widen the limits and keep content at its beginning there`() {
        let stage = ScrollStage()

        stage.view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        let top = stage.view.contentOffset.y
        stage.view.contentOffset.y = 1700
        stage.view.contentSize.height = 1990

        #expect(top == -30)
        #expect(stage.view.contentOffset.y == 1610)
        #expect(stage.recorder.calls.contains("didChangeAdjustedContentInset"))
    }

    @Test func `a controller's first scroll view keeps clear of the status bar`() {
        let tester = ViewTester()
        let controller = UIViewController()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        view.contentSize = CGSize(width: 375, height: 100)
        controller.view.addSubview(view)

        tester.show(controller)
        let automatic = view.adjustedContentInset
        view.contentInsetAdjustmentBehavior = .scrollableAxes
        let fitting = view.adjustedContentInset
        view.contentSize.height = 1000
        let scrolling = view.adjustedContentInset
        view.contentInsetAdjustmentBehavior = .never

        #expect(automatic == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(fitting == .zero)
        #expect(scrolling == automatic)
        #expect(view.adjustedContentInset == .zero)
        #expect(view.contentOffset == .zero)
    }

    @Test func `a tap on the status bar scrolls to the top`() {
        let stage = ScrollStage()
        stage.view.contentOffset.y = 700

        stage.tester.tap(at: CGPoint(x: 100, y: 10))
        stage.tester.settle()

        #expect(stage.view.contentOffset.y == 0)
        #expect(stage.recorder.calls == ["didScroll", "shouldScrollToTop", "didScroll", "didScrollToTop"])
    }

    @Test func `with two candidates a tap on the status bar is the app's`() {
        let stage = ScrollStage()
        stage.view.contentOffset.y = 700
        let other = UIScrollView(frame: CGRect(x: 0, y: 550, width: 100, height: 100))
        stage.tester.show(other)

        stage.tester.tap(at: CGPoint(x: 100, y: 10))
        let offset = stage.view.contentOffset.y
        other.scrollsToTop = false
        stage.tester.tap(at: CGPoint(x: 100, y: 10))
        stage.tester.settle()

        #expect(offset == 700)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test func `a wheel's step is spread, adds up and stops at the end`() {
        let stage = ScrollStage()

        stage.tester.scroll(at: CGPoint(x: 170, y: 300), by: CGVector(dx: 0, dy: -53))
        stage.tester.pump()
        let early = stage.view.contentOffset.y
        stage.tester.scroll(at: CGPoint(x: 170, y: 300), by: CGVector(dx: 0, dy: -53))
        stage.tester.settle()
        let both = stage.view.contentOffset.y
        stage.tester.scroll(at: CGPoint(x: 170, y: 300), by: CGVector(dx: 0, dy: 500))
        stage.tester.settle()

        #expect(early < 53)
        #expect(both == 106)
        #expect(stage.view.contentOffset.y == 0)
        #expect(
            stage.recorder.calls.prefix(4) == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)",
            ])
    }

    @Test func `a touchpad is followed point by point`() {
        let stage = ScrollStage()

        stage.tester.scroll(at: CGPoint(x: 170, y: 300), by: CGVector(dx: 0, dy: -7), isPrecise: true)
        let first = stage.view.contentOffset.y
        stage.tester.scroll(at: CGPoint(x: 170, y: 300), by: CGVector(dx: 0, dy: 30), isPrecise: true)
        let second = stage.view.contentOffset.y
        stage.tester.settle()

        #expect([first, second] == [7, 0])
    }
}
