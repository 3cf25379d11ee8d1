import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct InterruptionTests {
    private func shownView(_ tester: ViewTester) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)
        tester.settle()
        return view
    }

    @Test func `a second block from the current state adds to the first one, which runs to its end`() {
        let tester = ViewTester()
        let view = shownView(tester)
        var results: [String] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
            animations: { view.center.x = 110 }, completion: { results.append("first \($0)") })
        tester.pump()
        tester.pump(by: 0.5)
        let before = view.layer.presentationState.position.x

        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
            animations: { view.center.x = 10 }, completion: { results.append("second \($0)") })
        let start = view.layer.presentationState.position.x
        tester.pump()
        tester.pump(by: 0.25)
        let middle = view.layer.presentationState.position.x
        tester.settle()

        // First: (10 − 110)·(1 − t) with t = 46/60 in the middle; second: (110 − 10)·(1 − t) with t = 0.25.
        #expect(abs(before - 60) < 0.01 && abs(start - before) < 0.01)
        #expect(abs(middle - (10 - 100 * 14.0 / 60 + 75)) < 0.01)
        #expect(results == ["first true", "second true"])
    }

    @Test func `a second block for a colour replaces the first one, which did not finish`() {
        let tester = ViewTester()
        let view = shownView(tester)
        view.backgroundColor = .black
        var results: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.backgroundColor = .white })
        {
            results.append("first \($0)")
        }
        tester.pump()
        tester.pump(by: 0.5)

        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
            animations: { view.backgroundColor = .black }
        ) { results.append("second \($0)") }
        tester.pump()
        let shown = view.layer.presentationState.backgroundColor
        tester.settle()

        #expect(abs((shown?.red ?? 0) - 0.5) < 0.01)
        #expect(results == ["first false", "second true"])
    }

    @Test func `blocks that blend all finish at their own times`() {
        let tester = ViewTester()
        let view = shownView(tester)
        var results: [String] = []
        UIView.animate(withDuration: 0.5, animations: { view.center.x = 110 }) { results.append("first \($0)") }
        tester.pump()
        tester.pump(by: 0.25)

        UIView.animate(withDuration: 0.5, animations: { view.center.x = 10 }) { results.append("second \($0)") }
        tester.pump(by: 0.3)
        let first = results
        tester.settle()

        #expect(first == ["first true"] && results == ["first true", "second true"])
    }

    @Test func `a change outside of blocks moves the model under a running animation`() {
        let tester = ViewTester()
        let view = shownView(tester)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 110 })
        tester.pump()
        tester.pump(by: 0.5)

        view.center.x = 210
        let shown = view.layer.presentationState.position.x
        view.layer.removeAllAnimations()

        #expect(abs(shown - 160) < 0.01)
        #expect(view.layer.presentationState.position.x == 210)
    }

    @Test func `ten thousand view animations complete once each and leave no activity behind`() {
        let tester = ViewTester()
        let views = (0..<100).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        for view in views { tester.show(view) }
        var counts = [Int](repeating: 0, count: 10_000)
        var finished = 0
        let movements = 5_000

        for round in 0..<100 {
            for (index, view) in views.enumerated() {
                UIView.animate(withDuration: 0.05 + Double(index % 10) * 0.01) {
                    if round.isMultiple(of: 2) { view.center.x += 10 } else { view.alpha = view.alpha == 1 ? 0.5 : 1 }
                } completion: {
                    counts[round * 100 + index] += 1
                    finished += $0 ? 1 : 0
                }
            }
            if round.isMultiple(of: 10) { tester.pump() }
        }
        tester.settle()
        let frames = tester.lastFrame?.index
        tester.pump(by: 1)

        // Fades replace each other.
        #expect(counts.allSatisfy { $0 == 1 } && finished >= movements && finished < 10_000)
        #expect(views.allSatisfy { $0.layer.animationKeys() == nil })
        #expect(tester.runtime.pendingActivity == [] && tester.lastFrame?.index == frames)
    }
}
