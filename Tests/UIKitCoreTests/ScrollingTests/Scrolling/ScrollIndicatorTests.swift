import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import CoreStages
@testable import UIKitCore

@Suite(.application) struct ScrollIndicatorTests {
    private func geometry(offset: CGFloat, content: CGFloat = 1600) -> IndicatorGeometry {
        IndicatorGeometry(track: 394, view: 400, content: content, offset: offset, limits: 0...max(0, content - 400))
    }

    @Test func `an indicator is as long beside its track as the view beside the content`() throws {
        let span = try #require(geometry(offset: 600).span)

        #expect(span.length == 98.5)
        #expect(span.start == (394 - span.length) / 2)
    }

    @Test func `it keeps a least length, and a lesser one beyond the edge`() throws {
        let long = try #require(geometry(offset: 0, content: 100_000).span)
        let beyond = try #require(geometry(offset: -20, content: 100_000).span)
        let far = try #require(geometry(offset: -200, content: 100_000).span)

        #expect([long.length, beyond.length, far.length] == [36, 16, 7])
        #expect([long.start, beyond.start, far.start] == [0, 0, 0])
    }

    @Test func `content that fits has no indicator`() {
        #expect(geometry(offset: 0, content: 400).span == nil)
    }

    @Test func `indicators show while the user scrolls and fade afterwards`() throws {
        let stage = ScrollStage()
        func alphas() -> [CGFloat] { stage.view.subviews.filter { !$0.isHidden }.map(\.alpha) }

        let before = alphas()
        let touch = stage.touch()
        touch.move(by: CGVector(dx: 0, dy: -50))
        let during = alphas()
        let bar = try #require(stage.view.subviews.first { !$0.isHidden })
        let frame = stage.view.convert(bar.frame, to: stage.view.superview)
        stage.tester.pump(by: 0.2)
        touch.lift()
        stage.tester.settle()

        #expect(before == [])
        #expect(during == [1])
        #expect(alphas() == [0])
        // 3 wide, 3 from the edge of a view that ends at 320; 394 · 400 / 2000 long.
        let start: CGFloat = (40.0 / 1600 * (394 - 78.8)).rounded()
        #expect(frame == CGRect(x: 314, y: 103 + start, width: 3, height: 79))
    }

    @Test func `a flash shows them for a moment`() {
        let stage = ScrollStage()

        stage.view.flashScrollIndicators()
        stage.tester.pump(by: 0.1)
        let shown = stage.view.subviews.filter { !$0.isHidden }.map {
            $0.layer.presentation()?.opacity ?? $0.layer.opacity
        }
        stage.tester.settle()

        #expect(shown == [1])
        #expect(stage.view.subviews.allSatisfy { $0.alpha == 0 })
    }
}
