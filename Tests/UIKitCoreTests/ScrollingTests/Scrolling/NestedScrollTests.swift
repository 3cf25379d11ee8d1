import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct NestedScrollTests {
    /// A view inside that fills the upper part of the stage's.
    private func inner(in stage: ScrollStage, content: CGSize) -> UIScrollView {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        inner.contentSize = content
        stage.view.addSubview(inner)
        stage.tester.pump()
        return inner
    }

    private func drag(_ stage: ScrollStage, by distance: CGVector) {
        let touch = stage.touch()
        touch.move(by: distance)
        touch.cancel()
        stage.tester.settle()
    }

    @Test func `the view whose axis matches scrolls`() {
        let stage = ScrollStage()
        let inner = inner(in: stage, content: CGSize(width: 1000, height: 300))

        drag(stage, by: CGVector(dx: -60, dy: 0))
        let sideways = [inner.contentOffset.x, stage.view.contentOffset.y]
        drag(stage, by: CGVector(dx: 0, dy: -60))

        #expect(sideways == [50, 0])
        #expect(stage.view.contentOffset.y == 50)
        #expect(inner.contentOffset == CGPoint(x: 50, y: 0))
    }

    @Test func `of two with one axis the inner one scrolls until its end, then the outer`() {
        let stage = ScrollStage()
        let inner = inner(in: stage, content: CGSize(width: 300, height: 340))

        drag(stage, by: CGVector(dx: 0, dy: -50))
        let first = [inner.contentOffset.y, stage.view.contentOffset.y]
        drag(stage, by: CGVector(dx: 0, dy: -50))

        #expect(first == [40, 0])
        #expect(inner.contentOffset.y == 40)
        #expect(stage.view.contentOffset.y == 40)
    }

    @Test func `a single drag stays with the view that it began with`() {
        let stage = ScrollStage()
        let inner = inner(in: stage, content: CGSize(width: 300, height: 340))
        inner.bounces = false

        let touch = stage.touch()
        touch.move(by: CGVector(dx: 0, dy: -30))
        touch.move(by: CGVector(dx: 0, dy: -100))
        touch.cancel()
        stage.tester.settle()

        #expect(inner.contentOffset.y == 40)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test func `at both ends the inner one bounces`() {
        let stage = ScrollStage()
        let inner = inner(in: stage, content: CGSize(width: 300, height: 340))

        let touch = stage.touch()
        touch.move(by: CGVector(dx: 0, dy: 60))
        let offset = inner.contentOffset.y
        touch.cancel()
        stage.tester.settle()

        #expect(offset < 0)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test func `a wheel scrolls the deepest view that can move, and the outer one in the next gesture`() {
        let stage = ScrollStage()
        let inner = inner(in: stage, content: CGSize(width: 300, height: 330))
        func turn() {
            stage.tester.scroll(at: CGPoint(x: 170, y: 200), by: CGVector(dx: 0, dy: -50), isPrecise: true)
            stage.tester.settle()
        }

        turn()
        let first = [inner.contentOffset.y, stage.view.contentOffset.y]
        turn()

        #expect(first == [30, 0])
        #expect([inner.contentOffset.y, stage.view.contentOffset.y] == [30, 50])
    }
}
