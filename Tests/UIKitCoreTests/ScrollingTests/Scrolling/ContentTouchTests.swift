import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct ContentTouchTests {
    private func stage(with content: UIView, in view: UIScrollView? = nil) -> ScrollStage {
        let stage = ScrollStage(view)
        content.frame = CGRect(x: 50, y: 150, width: 200, height: 100)
        stage.view.addSubview(content)
        stage.tester.pump()
        return stage
    }

    @Test func `a quick tap on a button acts though the touch was held`() {
        let button = UIButton(type: .custom)
        let stage = stage(with: button)
        let recorder = ActionRecorder(of: button)

        let touch = stage.touch()
        let held = recorder.events
        stage.tester.pump(by: 0.05)
        touch.lift()
        stage.tester.settle()

        #expect(held.isEmpty)
        #expect(recorder.events.contains(.touchDown))
        #expect(recorder.events.contains(.touchUpInside))
        #expect(!button.isHighlighted)
    }

    @Test func `a quick tap shows its highlight for a frame`() {
        let button = UIButton(type: .custom)
        let stage = stage(with: button)

        let touch = stage.touch()
        stage.tester.pump(by: 0.05)
        touch.lift()
        let afterLift = button.isHighlighted
        stage.tester.pump()
        let inFrame = button.isHighlighted
        stage.tester.pump()

        #expect(afterLift && inFrame)
        #expect(!button.isHighlighted)
    }

    @Test func `a button is highlighted after the delay and acts on the lift`() {
        let button = UIButton(type: .custom)
        let stage = stage(with: button)
        let recorder = ActionRecorder(of: button, for: .touchUpInside)

        let touch = stage.touch()
        stage.tester.pump(by: 0.1)
        let early = button.isHighlighted
        stage.tester.pump(by: 0.1)
        let late = button.isHighlighted
        touch.lift()
        stage.tester.settle()

        #expect(!early && late)
        #expect(recorder.events == [.touchUpInside])
    }

    @Test func `a button that has the touch keeps it from scrolling`() {
        let button = UIButton(type: .custom)
        let stage = stage(with: button)

        let touch = stage.touch()
        stage.tester.pump(by: 0.2)
        touch.move(by: CGVector(dx: 0, dy: -60))
        let isHighlighted = button.isHighlighted
        touch.lift()
        stage.tester.settle()

        #expect(isHighlighted)
        #expect(stage.view.contentOffset == .zero)
    }

    @Test func `a view that agrees loses the touch to a drag`() {
        final class Agreeing: UIScrollView {
            override func touchesShouldCancel(in view: UIView) -> Bool { true }
        }
        let button = UIButton(type: .custom)
        let stage = stage(with: button, in: Agreeing())
        let recorder = ActionRecorder(of: button)

        let touch = stage.touch()
        stage.tester.pump(by: 0.2)
        touch.move(by: CGVector(dx: 0, dy: -60))
        let isHighlighted = button.isHighlighted
        touch.cancel()
        stage.tester.settle()

        #expect(!isHighlighted)
        #expect(recorder.events == [.touchDown, .touchCancel])
        #expect(stage.recorder.calls.first == "willBeginDragging")
    }

    @Test func `a plain view is cancelled by a later drag`() {
        let content = RecordingView()
        let stage = stage(with: content)
        content.calls = []

        let touch = stage.touch()
        stage.tester.pump(by: 0.2)
        touch.move(by: CGVector(dx: 0, dy: -60))
        touch.cancel()
        stage.tester.settle()

        #expect(content.calls.filter { $0.hasSuffix(")") } == ["began(1)", "cancelled(0)"])
    }

    @Test func `without leave to cancel the content keeps the touch`() {
        let content = RecordingView()
        let stage = stage(with: content)
        stage.view.canCancelContentTouches = false

        let touch = stage.touch()
        stage.tester.pump(by: 0.2)
        touch.move(by: CGVector(dx: 0, dy: -60))
        touch.lift()
        stage.tester.settle()

        #expect(stage.view.contentOffset == .zero)
        #expect(content.calls.contains { $0.hasPrefix("ended") })
    }

    @Test func `a drag that begins at once never reaches the content`() throws {
        let content = RecordingView()
        let stage = stage(with: content)

        try stage.drag(by: CGVector(dx: 0, dy: -100))
        stage.tester.settle()

        #expect(stage.view.contentOffset.y == 90)
        #expect(!content.calls.contains { $0.hasPrefix("began") })
    }

    @Test func `a movement across the axis leaves the touch with the content`() {
        let content = RecordingView()
        let stage = stage(with: content)

        let touch = stage.touch()
        touch.move(by: CGVector(dx: 30, dy: 0))
        let hasBegun = content.calls.contains { $0.hasPrefix("began") }
        touch.lift()
        stage.tester.settle()

        #expect(hasBegun)
        #expect(content.calls.last?.hasPrefix("ended") == true)
    }

    @Test func `a held touch begins at its first location, and its first movement continues from there`() {
        final class Places: UIView {
            var places: [CGPoint] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                for touch in touches { places += [touch.previousLocation(in: nil), touch.location(in: nil)] }
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                for touch in touches { places += [touch.previousLocation(in: nil), touch.location(in: nil)] }
            }
        }
        let content = Places()
        let stage = stage(with: content)
        let start = CGPoint(x: 170, y: 300)

        let touch = stage.touch()
        touch.move(by: CGVector(dx: 30, dy: 0))
        touch.move(by: CGVector(dx: 5, dy: 0))
        touch.lift()
        stage.tester.settle()

        let moved = [30, 35].map { CGPoint(x: start.x + $0, y: start.y) }
        #expect(content.places == [start, start, start, moved[0], moved[0], moved[1]])
    }

    @Test func `without delay the content has the touch at once`() {
        let content = RecordingView()
        let stage = stage(with: content)
        stage.view.delaysContentTouches = false

        let touch = stage.touch()
        let hasBegun = content.calls.contains("began(1)")
        touch.lift()
        stage.tester.settle()

        #expect(hasBegun)
    }

    @Test func `a view whose touches may not begin gets none`() {
        final class Refusing: UIScrollView {
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
                false
            }
        }
        let content = RecordingView()
        let stage = stage(with: content, in: Refusing())
        content.calls = []

        stage.tester.tap(at: CGPoint(x: 170, y: 300))
        stage.tester.settle()

        #expect(content.calls.isEmpty)
    }
}
