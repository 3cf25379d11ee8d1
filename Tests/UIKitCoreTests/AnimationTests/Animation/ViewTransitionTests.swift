import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct ViewTransitionTests {
    @MainActor private final class Stage {
        let tester = ViewTester()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let second = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var results: [Bool] = []

        init() {
            first.backgroundColor = .red
            second.backgroundColor = .blue
            container.addSubview(first)
            tester.show(container)
        }

        /// The line of the frame's text that begins with a word, without leading spaces.
        func line(_ word: String) -> String? {
            tester.lastFrame?.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .first { $0.hasPrefix(word) }
        }
    }

    @Test func `views are replaced at once and dissolve into each other`() {
        let stage = Stage()

        UIView.transition(
            from: stage.first, to: stage.second, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
        ) { stage.results.append($0) }
        let subviews = stage.container.subviews
        stage.tester.pump()
        stage.tester.pump(by: 0.5)
        let middle = stage.line("transition")
        stage.tester.settle()

        #expect(subviews == [stage.second])
        #expect(stage.first.superview == nil)
        #expect(middle == "transition 0,0,100,100 dissolving 0.5")
        #expect(stage.results == [true])
        #expect(stage.line("transition") == nil)
    }

    @Test func `views can be hidden and shown instead`() {
        let stage = Stage()
        stage.second.isHidden = true
        stage.container.addSubview(stage.second)

        UIView.transition(
            from: stage.first, to: stage.second, duration: 0.1,
            options: [.transitionCrossDissolve, .showHideTransitionViews])
        stage.tester.settle()

        #expect(stage.container.subviews == [stage.first, stage.second])
        #expect(stage.first.isHidden && !stage.second.isHidden)
    }

    @Test func `a flip shows the former look until a quarter turn and then the new one`() throws {
        let stage = Stage()
        UIView.transition(
            with: stage.container, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
            animations: { stage.first.backgroundColor = .blue })
        stage.tester.pump()
        stage.tester.pump(by: 0.25)
        let early = try #require(stage.line("former"))
        stage.tester.pump(by: 0.5)
        let late = try #require(stage.line("present"))
        stage.tester.settle()

        // An eighth of a turn either way. w changes by sin 45° / 1000 a point, and with it the middle of 50 points:
        // cos 45° ± 50 · 0.000707 = 0.707107 ± 0.035355.
        #expect(early.contains("through [0.742462 0.035355 0.000707 "))
        #expect(late.contains("through [0.671751 -0.035355 -0.000707 "))
    }

    @Test func `changes inside a transition take effect at once unless animated content is allowed`() {
        let stage = Stage()
        UIView.transition(
            with: stage.container, duration: 0.1, options: .transitionCrossDissolve,
            animations: { stage.first.center.x = 80 })
        let still = stage.first.layer.animationKeys()
        stage.tester.settle()
        UIView.transition(
            with: stage.container, duration: 0.1, options: [.transitionCrossDissolve, .allowAnimatedContent],
            animations: { stage.first.center.x = 20 })
        let moving = stage.first.layer.animationKeys()
        stage.tester.settle()

        #expect(still == nil)
        #expect(moving?.count == 1)
    }

    @Test func `a second transition of a view ends the first one`() {
        let stage = Stage()
        UIView.transition(
            with: stage.container, duration: 1, options: .transitionCrossDissolve,
            animations: { stage.first.backgroundColor = .blue }, completion: { stage.results.append($0) })
        stage.tester.pump()
        stage.tester.pump(by: 0.5)
        UIView.transition(
            with: stage.container, duration: 1, options: .transitionCurlUp,
            animations: { stage.first.backgroundColor = .green }, completion: { stage.results.append($0) })
        stage.tester.settle()

        #expect(stage.results == [false, true])
    }

    @Test func `a transition inside another block takes its duration`() throws {
        let stage = Stage()
        UIView.animate(withDuration: 2) {
            UIView.transition(
                with: stage.container, duration: 0.1, options: .transitionCurlDown,
                animations: { stage.first.backgroundColor = .blue })
        }

        let duration = stage.container.layer.animation(forKey: kCATransition)?.duration
        stage.tester.settle()

        #expect(duration == 2)
    }

    @Test func `without window, duration or effect the change is made and completed`() {
        let stage = Stage()
        let alone = UIView()
        UIView.transition(
            with: alone, duration: 1, options: .transitionCrossDissolve, animations: { alone.tag = 1 },
            completion: { stage.results.append($0) })
        UIView.transition(
            with: stage.container, duration: 0, options: .transitionCrossDissolve,
            animations: { stage.container.tag = 2 }, completion: { stage.results.append($0) })
        UIView.transition(from: alone, to: stage.second, duration: 1) { stage.results.append($0) }
        UIView.transition(with: stage.container, duration: 1, animations: nil) { stage.results.append($0) }
        stage.tester.settle()

        #expect(alone.tag == 1 && stage.container.tag == 2)
        #expect(stage.results == [true, true, true, true])
    }

    @Test func `touches find the view where its transform in space shows it`() {
        let stage = Stage()
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        stage.first.transform3D = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)

        // The right edge is seen 23.0 points from the middle, the left one 27.4.
        #expect(stage.container.hitTest(CGPoint(x: 72, y: 50), with: nil) === stage.first)
        #expect(stage.container.hitTest(CGPoint(x: 74, y: 50), with: nil) === stage.container)
        #expect(stage.container.hitTest(CGPoint(x: 23, y: 50), with: nil) === stage.first)
        let edge = stage.first.convert(CGPoint(x: 100, y: 50), to: stage.container)
        #expect(abs(edge.x - 73.0074) < 1e-3)
        #expect(abs(stage.first.convert(edge, from: stage.container).x - 100) < 1e-9)
        stage.tester.pump()
    }
}
