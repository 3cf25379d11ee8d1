import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct PaceSamplingTests {
    /// The positions that a layer shows at seconds after an animation of `position.x` began.
    private func x(of animation: CAAnimation, at times: [Double]) -> [CGFloat] {
        let layer = CALayer()
        let stage = SpecialLayerStage(layer)
        layer.add(animation, forKey: "moves")
        stage.step(to: 0)
        return times.map { time in
            stage.time = time
            return layer.presentationState.position.x
        }
    }

    private func move<Animation: CABasicAnimation>(_ animation: Animation) -> Animation {
        animation.keyPath = "position.x"
        (animation.fromValue, animation.toValue, animation.duration) = (CGFloat(0), CGFloat(100), 2)
        return animation
    }

    private nonisolated static let paces: [(CAMediaTimingFunctionName, [Double])] = [
        (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
        (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]

    @Test(arguments: paces)
    func `a named pace passes the points of its Bézier curve`(name: CAMediaTimingFunctionName, p: [Double]) {
        let animation = move(CABasicAnimation())
        animation.timingFunction = CAMediaTimingFunction(name: name)
        func curve(_ a: Double, _ b: Double, _ s: Double) -> Double {
            3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
        }
        let parameters = (1..<20).map { Double($0) / 20 }

        let shown = x(of: animation, at: parameters.map { 2 * curve(p[0], p[2], $0) })

        for (place, s) in zip(shown, parameters) { #expect(abs(place - 100 * curve(p[1], p[3], s)) < 1e-4) }
    }

    @Test func `control points beyond the square overshoot`() {
        let animation = move(CABasicAnimation())
        animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, -1, 0.5, 2)

        let shown = x(of: animation, at: [0.2, 1, 1.8])

        // Symmetric about the middle, below the start before it and beyond the end after it.
        #expect(shown[0] < 0 && shown[2] > 100)
        #expect(abs(shown[1] - 50) < 1e-6 && abs(shown[0] + shown[2] - 100) < 1e-4)
    }

    private nonisolated static let springs: [(mass: Double, stiffness: Double, damping: Double, velocity: Double)] = [
        (1, 100, 10, 0), (1, 100, 10, 5), (1, 100, 2, -3), (2, 50, 4, 0), (1, 100, 20, 0), (1, 100, 20, 8),
        (1, 100, 50, 0), (3, 1000, 500, 0),
    ]

    @Test(arguments: springs)
    func `a spring is where its equation has it`(
        mass: Double, stiffness: Double, damping: Double, velocity: Double
    ) {
        let spring = move(CASpringAnimation())
        (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
        spring.initialVelocity = velocity
        let times = (1..<30).map { Double($0) / 20 }

        let shown = x(of: spring, at: times)

        let omega = (stiffness / mass).squareRoot()
        let zeta = damping / (2 * (stiffness * mass).squareRoot())
        for (place, t) in zip(shown, times) {
            let expected: Double
            if zeta < 1 {
                let swing = omega * (1 - zeta * zeta).squareRoot()
                expected =
                    1 - exp(-zeta * omega * t)
                    * (cos(swing * t) + (zeta * omega - velocity) / swing * sin(swing * t))
            } else {
                expected = 1 - (1 + (omega - velocity) * t) * exp(-omega * t)
            }
            #expect(abs(place - 100 * expected) < 1e-9)
        }
    }

    @Test func `a spring that lasts until it settles is within a thousandth of its end then`() {
        for (mass, stiffness, damping, velocity) in Self.springs {
            let spring = CASpringAnimation(keyPath: "position.x")
            (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
            spring.initialVelocity = velocity

            let duration = spring.settlingDuration

            for later in [1, 1.1, 1.5, 2] {
                #expect(abs(spring.curve.progress(at: duration * later) - 1) <= 0.001 + 1e-9)
            }
            #expect(duration > 0.1 && duration < 20)
        }
    }

    @Test func `a spring's speed at the start is its initial velocity`() {
        let spring = move(CASpringAnimation())
        spring.initialVelocity = 7

        let shown = x(of: spring, at: [0, 1e-6])

        #expect(abs((shown[1] - shown[0]) / 1e-6 - 700) < 0.1)
    }
}
