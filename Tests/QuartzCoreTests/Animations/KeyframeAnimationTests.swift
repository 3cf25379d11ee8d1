import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct KeyframeAnimationTests {
    /// A layer whose position or one of its other properties an animation of ten seconds drives, sampled at a fraction.
    @MainActor private final class Rig {
        private let environment = LayerEnvironment()
        private let root = CALayer()
        let layer = CALayer()
        private var time = 0.0

        init(_ animation: CAAnimation) {
            environment.clock = { [unowned self] in time }
            LayerEnvironment.current = environment
            CATransaction.setDisableActions(true)
            root.isTreeRoot = true
            root.addSublayer(layer)
            layer.position = CGPoint(x: 1000, y: 1000)
            CATransaction.flush()
            _ = LayerSnapshotter().frame(of: [root], on: .init(size: CGSize(width: 9, height: 9), scale: 1), at: 0)
            animation.duration = 10
            layer.add(animation, forKey: nil)
            environment.timeline.step(to: 0)
        }

        func state(at fraction: Double) -> LayerState {
            time = fraction * 10
            return layer.presentationState
        }

        func x(_ fraction: Double) -> CGFloat { state(at: fraction).position.x }
    }

    private func keyframes(
        _ values: [Any], times: [NSNumber]? = nil, mode: CAAnimationCalculationMode = .linear,
        keyPath: String = "position.x"
    ) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        (animation.values, animation.keyTimes, animation.calculationMode) = (values, times, mode)
        return animation
    }

    private func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
        abs(a - b) <= tolerance
    }

    @Test func `linear keys are equally spaced and joined by lines`() {
        let rig = Rig(keyframes([0, 10, 40]))

        let samples = [0, 0.25, 0.5, 0.75, 0.9].map(rig.x)

        for (sample, expected) in zip(samples, [0, 5, 10, 25, 34] as [CGFloat]) { #expect(isClose(sample, expected)) }
    }

    @Test func `key times and timing functions shape each part`() {
        let animation = keyframes([0, 10, 40], times: [0, 0.2, 1])
        animation.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn)]
        let rig = Rig(animation)

        let (first, key, second) = (rig.x(0.1), rig.x(0.2), rig.x(0.6))

        #expect(isClose(first, 5))
        #expect(key == 10)
        #expect(isClose(second, 10 + 30 * CAMediaTimingFunction(name: .easeIn).progress(at: 0.5)))
    }

    @Test func `the animation's own pace runs over the whole`() {
        let animation = keyframes([0, 10, 40])
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        let rig = Rig(animation)

        let sample = rig.x(0.25)

        #expect(isClose(sample, 20 * CAMediaTimingFunction(name: .easeInEaseOut).progress(at: 0.25)))
    }

    @Test func `key times that do not ascend are ignored`() {
        let rig = Rig(keyframes([0, 10, 40], times: [0, 0.9, 0.3]))

        #expect(isClose(rig.x(0.25), 5))
    }

    @Test func `discrete values last until the next one's time`() {
        let rig = Rig(keyframes([1, 2, 4], times: [0, 0.5, 0.6, 1], mode: .discrete))
        let samples = [0, 0.49, 0.5, 0.59, 0.6, 0.99].map(rig.x)
        let unspaced = Rig(keyframes([1, 2, 4, 8], mode: .discrete))

        let quarters = [0.24, 0.25, 0.74, 0.76].map(unspaced.x)

        #expect(samples == [1, 1, 2, 2, 4, 4])
        #expect(quarters == [1, 2, 4, 8])
    }

    @Test func `paced values change at one speed and ignore key times`() {
        let rig = Rig(keyframes([0, 10, 40], times: [0, 0.9, 1], mode: .paced))

        let samples = [0.1, 0.25, 0.5, 0.8].map(rig.x)

        for (sample, expected) in zip(samples, [4, 10, 20, 32] as [CGFloat]) {
            #expect(isClose(sample, expected, within: 1e-6))
        }
    }

    @Test func `cubic keys are passed on Catmull and Rom's spline`() {
        let rig = Rig(keyframes([0, 10, 40], mode: .cubic))

        // Second half: tangents 20 and 30, Hermite at one half: (10 + 40)/2 + (20 − 30)/8.
        #expect(rig.x(0.5) == 10)
        #expect(isClose(rig.x(0.75), 25 - 10.0 / 8))
        // First half: tangents 10 and 20.
        #expect(isClose(rig.x(0.25), 5 - 10.0 / 8))
    }

    @Test func `tension, continuity and bias bend the spline`() {
        func half(_ change: (CAKeyframeAnimation) -> Void) -> CGFloat {
            let animation = keyframes([0, 10, 40], mode: .cubic)
            change(animation)
            return Rig(animation).x(0.75)
        }

        let tense = half { $0.tensionValues = [0, 1, 0] }
        let broken = half { $0.continuityValues = [0, -1, 0] }
        let biased = half { $0.biasValues = [0, 1, 0] }

        // Outgoing tangents at the middle key: none; the next step, 30; the last step, 10.
        #expect(isClose(tense, 25 + (0 - 30.0) / 8))
        #expect(isClose(broken, 25))
        #expect(isClose(biased, 25 + (10.0 - 30) / 8))
    }

    @Test func `a cubic key between unequal times is passed without a change of speed`() {
        let rig = Rig(keyframes([0, 10, 40], times: [0, 0.2, 1], mode: .cubic))
        let step = 1e-5

        let before = (rig.x(0.2) - rig.x(0.2 - step)) / step
        let after = (rig.x(0.2 + step) - rig.x(0.2)) / step

        #expect(isClose(before, after, within: 0.05))
    }

    @Test func `cubic paced keeps one speed along the curve`() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 120, y: 300)]
        let rig = Rig(keyframes(points, mode: .cubicPaced, keyPath: "position"))
        let places = (0...200).map { rig.state(at: Double($0) / 200 * 0.999).position }

        let steps = zip(places, places.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }

        #expect((steps.max() ?? 0) / (steps.min() ?? 1) < 1.02)
    }

    @Test func `a path is followed segment by segment and wins over values`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addCurve(to: CGPoint(x: 100, y: 80), control1: CGPoint(x: 140, y: 0), control2: CGPoint(x: 140, y: 80))
        let animation = keyframes([CGPoint(x: 7, y: 7)], keyPath: "position")
        animation.path = path
        let rig = Rig(animation)

        let (line, curve) = (rig.state(at: 0.25).position, rig.state(at: 0.75).position)

        // Bézier at one half: x = (100 + 3·140 + 3·140 + 100)/8.
        #expect(isClose(line.x, 50) && isClose(line.y, 0))
        #expect(isClose(curve.x, 130) && isClose(curve.y, 40))
    }

    @Test func `a paced path is followed at one speed`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 300))
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.calculationMode) = (path, .paced)
        let rig = Rig(animation)

        let place = rig.state(at: 0.5).position

        #expect(isClose(place.x, 100, within: 1e-6) && isClose(place.y, 100, within: 1e-6))
    }

    @Test func `rotation modes turn the layer along its path`() {
        func angle(_ mode: CAAnimationRotationMode?) -> CGFloat {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 0, y: 100))
            let animation = CAKeyframeAnimation(keyPath: "position")
            (animation.path, animation.rotationMode) = (path, mode)
            let transform = Rig(animation).state(at: 0.5).transform
            return atan2(transform.b, transform.a)
        }

        #expect(angle(nil) == 0)
        #expect(isClose(angle(.rotateAuto), .pi / 2))
        #expect(isClose(angle(.rotateAutoReverse), -.pi / 2))
    }

    @Test func `values of several kinds have no effect`() {
        let rig = Rig(keyframes([1, CGPoint(x: 2, y: 2)]))

        #expect(rig.x(0.5) == 1000)
    }

    @Test func `additive keys are relative to the model and cumulative repeats continue from the last`() {
        let animation = keyframes([0, 10])
        (animation.isAdditive, animation.isCumulative, animation.repeatCount) = (true, true, 2)
        let rig = Rig(animation)

        #expect(isClose(rig.x(0.5), 1005))
        #expect(isClose(rig.x(1.5), 1015))
    }

    @Test func `transforms turn the shorter way through their keys`() {
        let turns = [0, 120, 240].map { CGAffineTransform(rotationAngle: $0 * .pi / 180) }
        let rig = Rig(keyframes(turns, keyPath: "transform"))

        let transform = rig.state(at: 0.75).transform

        #expect(isClose(transform.a, -1) && isClose(transform.b, 0))
    }
}
