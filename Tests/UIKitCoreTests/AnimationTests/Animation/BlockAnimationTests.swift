import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct BlockAnimationTests {
    private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

    @Test func `the model is final at once and the shown value follows the curve`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 110 })
        let modelX = view.center.x
        tester.pump()
        let start = shownX(view)
        tester.pump(by: 0.5)
        let middle = shownX(view)
        tester.settle()

        #expect(modelX == 110)
        #expect(abs(start - 10) < 0.001)
        #expect(abs(middle - 60) < 0.001)
        #expect(shownX(view) == 110)
    }

    @Test func `a view that is shown in the same turn begins to move then`() {
        let tester = ViewTester()
        let (root, view) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        tester.show(root)
        tester.pump()
        var ends: [Bool] = []

        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 110 },
            completion: { ends.append($0) })
        root.addSubview(view)
        tester.pump()
        let start = shownX(view)
        tester.pump(by: 0.5)
        let middle = shownX(view)
        let early = ends
        tester.settle()

        #expect(abs(start - 10) < 0.001)
        #expect(abs(middle - 60) < 0.001)
        #expect(early == [])
        #expect(ends == [true])
    }

    @Test func `a view that is not shown in the same turn has its values at once, and did not finish`() {
        let tester = ViewTester()
        let (root, view) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        tester.show(root)
        tester.pump()
        var ends: [Bool] = []

        UIView.animate(withDuration: 1, animations: { view.center.x = 110 }, completion: { ends.append($0) })
        tester.pump()
        root.addSubview(view)
        tester.pump()

        #expect(ends == [false])
        #expect(shownX(view) == 110)
    }

    @Test(arguments: [CGRect(x: 20, y: 40, width: 80, height: 160), CGRect(x: 20, y: 40, width: 10, height: 4)])
    func `a frame grows and shrinks from where it was`(end: CGRect) {
        let tester = ViewTester()
        let start = CGRect(x: 10, y: 10, width: 40, height: 20)
        let view = UIView(frame: start)
        tester.show(view, at: start.origin)

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame = end })
        tester.pump()
        let first = view.layer.presentation()?.frame ?? .null
        tester.pump(by: 0.5)
        let half = view.layer.presentation()?.frame ?? .null
        tester.settle()

        let middle = CGRect(
            x: (start.minX + end.minX) / 2, y: (start.minY + end.minY) / 2, width: (start.width + end.width) / 2,
            height: (start.height + end.height) / 2)
        #expect(first.isNearly(start) && half.isNearly(middle))
        #expect(view.layer.presentation()?.bounds == view.bounds)
    }

    @Test func `completion is called once with true, after the duration`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)
        var results: [Bool] = []
        var end = 0.0

        UIView.animate(withDuration: 0.5) {
            view.alpha = 0.5
            view.center.x = 100
        } completion: {
            results.append($0)
            end = tester.now
        }
        let begin = tester.now
        tester.settle()

        #expect(results == [true])
        // One frame until it begins, thirty until it ends.
        #expect(abs(end - begin - 31.0 / 60) < 1e-6)
    }

    @Test func `a second animation blends with the first`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 110 })
        tester.pump()
        tester.pump(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 10 })
        tester.pump()
        let atTurn = shownX(view)
        tester.pump(by: 0.25)
        let later = shownX(view)
        tester.settle()

        // First: (10 − 110)·(1 − t) with t = 0.5167 and 0.7667; second: (110 − 10)·(1 − t) with t = 0 and 0.25.
        #expect(abs(atTurn - (10 - 100 * (1 - 31.0 / 60) + 100)) < 0.01)
        #expect(abs(later - (10 - 100 * (1 - 46.0 / 60) + 75)) < 0.01)
    }

    @Test func `from the current state it starts where it shows`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 110 })
        tester.pump()
        tester.pump(by: 0.5)
        view.layer.removeAllAnimations()

        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
            animations: { view.center.x = 210 })
        tester.pump()
        let start = shownX(view)
        tester.settle()

        #expect(abs(start - 110) < 0.001)
    }

    @Test func `a delay shows the old value first`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)

        UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear, animations: { view.alpha = 0 })
        tester.pump()
        tester.pump(by: 0.4)
        let during = view.layer.presentation()?.opacity
        tester.pump(by: 0.35)
        let after = view.layer.presentation()?.opacity ?? -1
        tester.settle()

        #expect(during == 1)
        #expect(abs(after - 0.5) < 0.001)
    }

    @Test func `a removed animation completes with false`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)
        var results: [Bool] = []

        UIView.animate(withDuration: 1, animations: { view.center.x = 100 }) { results.append($0) }
        tester.pump()
        view.removeFromSuperview()

        #expect(results == [false])
    }

    @Test(arguments: [0, -1.5], [0, 2.0])
    func `no duration changes at once and completes in the next turn`(duration: Double, delay: Double) {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)
        var calls: [String] = []

        UIView.animate(withDuration: duration, delay: delay, animations: { view.center.x = 100 }) {
            calls.append("completed \($0)")
        }
        calls.append("after the call")
        let keys = view.layer.animationKeys()
        tester.pump()

        #expect(calls == ["after the call", "completed true"])
        #expect(keys == nil && shownX(view) == 100)
    }

    @Test func `springs, transitions and old blocks without a duration complete in the next turn too`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)
        tester.pump()
        var calls: [String] = []

        UIView.animate(withDuration: 0, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            view.center.x = 60
        } completion: {
            calls.append("spring \($0)")
        }
        UIView.transition(with: view, duration: 0, options: .transitionFlipFromTop, animations: { view.alpha = 0.5 }) {
            calls.append("transition \($0)")
        }
        UIView.transition(from: UIView(), to: UIView(), duration: 0.25) { calls.append("from nowhere \($0)") }
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0)
        view.center.y = 70
        UIView.commitAnimations()
        let (early, keys) = (calls, view.layer.animationKeys())
        tester.pump()

        #expect(early == [] && keys == nil)
        #expect(calls == ["spring true", "transition true", "from nowhere true"])
        #expect(view.center == CGPoint(x: 60, y: 70))
    }

    @Test func `a block of no duration in another one has the other one's`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)
        var ends: [String] = []

        UIView.animate(withDuration: 0.5) {
            UIView.animate(withDuration: 0, animations: { view.center.x = 80 }) { ends.append("inherited \($0)") }
            UIView.animate(
                withDuration: 0, delay: 0, options: .overrideInheritedDuration, animations: { view.alpha = 0.5 }
            ) { ends.append("own \($0)") }
        }
        let opacity = view.layer.presentation()?.opacity
        tester.pump()
        let early = ends
        tester.settle()

        #expect(opacity ?? 0.5 == 0.5)
        #expect(early == ["own true"] && ends == ["own true", "inherited true"])
    }

    @Test func `with animations switched off a block completes within the call, even if it has a duration`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)
        var results: [Bool] = []
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }

        UIView.animate(withDuration: 0, animations: { view.center.x = 100 }) { results.append($0) }
        UIView.animateKeyframes(withDuration: 1, delay: 0, animations: { view.center.x = 10 }) { results.append($0) }

        #expect(results == [true, true])
    }

    @Test func `a block without changes completes in the next turn`() {
        let tester = ViewTester()
        tester.show(UIView())
        var results: [Bool] = []

        UIView.animate(withDuration: 5, animations: {}) { results.append($0) }
        let atOnce = results
        tester.pump()

        #expect(atOnce == [])
        #expect(results == [true])
    }

    @Test func `changes inside performWithoutAnimation are not animated`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)

        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.center.x = 100 }
        }

        #expect(view.layer.animationKeys() == nil)
        tester.settle()
    }

    @Test func `a nested block inherits the duration of the outer one`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)
        var inherited: [Double] = []

        UIView.animate(withDuration: 0.25) {
            UIView.animate(withDuration: 3) {
                inherited.append(UIView.inheritedAnimationDuration)
                view.center.x = 50
            }
            UIView.animate(withDuration: 3, delay: 0, options: .overrideInheritedDuration) {
                inherited.append(UIView.inheritedAnimationDuration)
            }
        }

        #expect(inherited == [0.25, 3])
        tester.settle(within: 0.5)
    }

    @Test func `a critically damped spring follows its formula`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)

        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: { view.center.x = 110 })
        tester.pump()
        tester.pump(by: 0.25)
        let x = shownX(view)
        tester.settle()

        // ω·D = 9.2334 for a thousandth at the end; x(t) = 1 − (1 + ωt)·e^(−ωt).
        let product = 9.2334 * 0.25
        #expect(abs(x - (10 + 100 * (1 - (1 + product) * exp(-product)))) < 0.01)
    }

    @Test func `moving a layer costs no layout and no drawing`() {
        let tester = ViewTester()
        let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)
        view.calls = []

        UIView.animate(withDuration: 0.5) {
            view.center.x = 200
            view.alpha = 0.5
            view.transform = CGAffineTransform(rotationAngle: 1)
        }
        tester.settle()

        #expect(view.calls == [])
    }
}

extension CGRect {
    fileprivate func isNearly(_ other: CGRect) -> Bool {
        abs(minX - other.minX) + abs(minY - other.minY) + abs(width - other.width) + abs(height - other.height) < 0.001
    }
}
