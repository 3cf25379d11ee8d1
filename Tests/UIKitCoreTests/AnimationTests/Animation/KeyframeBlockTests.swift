import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct KeyframeBlockTests {
    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

    /// A shown view with its centre at x = 10.
    private func makeView(in tester: ViewTester) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)
        return view
    }

    @Test func `key frames follow each other and the value lies between them`() {
        let tester = ViewTester()
        let view = makeView(in: tester)

        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: linear,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 110 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 10 }
            })
        let model = view.center.x
        tester.pump()
        let samples = [0.125, 0.25, 0.375].map { step in
            tester.pump(by: step)
            return shownX(view)
        }
        tester.settle()

        // At 0.125, 0.375 and 0.75 of the whole.
        #expect(model == 10)
        for (sample, expected) in zip(samples, [60, 110, 60] as [CGFloat]) { #expect(abs(sample - expected) < 3.5) }
        #expect(shownX(view) == 10)
    }

    @Test func `one property's key frames become one animation`() {
        let tester = ViewTester()
        let view = makeView(in: tester)

        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: linear,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.alpha = 0.5 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.alpha = 0 }
            })
        let keys = view.layer.animationKeys() ?? []
        let animation = keys.first.flatMap(view.layer.animation(forKey:)) as? CAKeyframeAnimation
        tester.settle()

        // Values are relative to the final one, 0.
        #expect(keys.count == 1)
        #expect(animation?.keyTimes?.map(\.doubleValue) == [0, 0.25, 0.5, 0.75, 1])
        #expect(animation?.values?.compactMap { $0 as? CGFloat } == [1, 1, 0.5, 0, 0])
    }

    @Test func `options choose the calculation mode and the pace`() {
        let tester = ViewTester()
        let view = makeView(in: tester)
        func animation(_ options: UIView.KeyframeAnimationOptions) -> CAKeyframeAnimation? {
            view.layer.removeAllAnimations()
            UIView.animateKeyframes(
                withDuration: 1, delay: 0, options: options, animations: { view.center.x += 10 })
            return view.layer.animationKeys()?.first.flatMap(view.layer.animation(forKey:)) as? CAKeyframeAnimation
        }

        let modes = [
            .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic, .calculationModeCubicPaced,
        ]
        .map { animation($0)?.calculationMode }
        let plain = animation([])?.calculationMode
        let progress = animation(linear)?.timingFunction?.progress(at: 0.2)
        tester.settle()

        #expect(modes == [.discrete, .paced, .cubic, .cubicPaced])
        #expect(plain == .linear)
        #expect(progress == 0.2)
    }

    @Test func `an overlapping key frame takes over from where the first one is`() {
        let tester = ViewTester()
        let view = makeView(in: tester)

        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: linear,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
            })
        let animation =
            view.layer.animationKeys()?.first.flatMap(view.layer.animation(forKey:)) as? CAKeyframeAnimation
        tester.settle()

        #expect(animation?.keyTimes?.map(\.doubleValue) == [0, 0.5, 1])
        #expect(animation?.values?.compactMap { $0 as? CGFloat } == [1, 0.5, 1])
    }

    @Test func `completion is called once, after the whole duration`() {
        let tester = ViewTester()
        let view = makeView(in: tester)
        var results: [Bool] = []
        var end = 0.0

        UIView.animateKeyframes(
            withDuration: 0.5, delay: 0,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
            },
            completion: {
                results.append($0)
                end = tester.now
            })
        let begin = tester.now
        tester.settle()

        #expect(results == [true])
        #expect(abs(end - begin - 31.0 / 60) < 1e-6)
    }

    @Test func `without a duration the block runs at once, and the completion in the next turn`() {
        let tester = ViewTester()
        let view = makeView(in: tester)
        var results: [Bool] = []

        UIView.animateKeyframes(
            withDuration: 0, delay: 0,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 }
            }, completion: { results.append($0) })
        let early = results
        tester.pump()

        #expect(early == [] && results == [true])
        #expect(view.center.x == 100)
        #expect(view.layer.animationKeys() == nil)
    }
}
