import Foundation
import QuartzCore
import Testing

@Suite struct CurveTests {
    @Test(arguments: [
        CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default,
    ]) func `every timing curve rises from 0 to 1 and never falls`(name: CAMediaTimingFunctionName) {
        let function = CAMediaTimingFunction(name: name)

        let values = (0...20).map { function.progress(at: Double($0) / 20) }

        #expect(values.first == 0)
        #expect(values.last == 1)
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `ease in and ease out mirror each other`() {
        let (easeIn, easeOut) = (CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut))

        for step in 1..<10 {
            let t = Double(step) / 10
            #expect(abs(easeIn.progress(at: t) - (1 - easeOut.progress(at: 1 - t))) < 1e-7)
        }
    }

    @Test func `the curve solves for x`() {
        // Control points (0, 1) and (1, 0): at s = 0.5 both x and y are one half, and y(x) is symmetric about it.
        let function = CAMediaTimingFunction(controlPoints: 0, 1, 1, 0)

        #expect(abs(function.progress(at: 0.5) - 0.5) < 1e-9)
        #expect(abs(function.progress(at: 0.2) + function.progress(at: 0.8) - 1) < 1e-9)
    }

    @Test func `a bouncing spring follows its equation`() {
        let spring = SpringCurve(mass: 1, stiffness: 100, damping: 10)

        let (t, zeta, omega) = (0.2, 0.5, 10.0)
        let swing = omega * (1 - zeta * zeta).squareRoot()
        let expected = 1 - exp(-zeta * omega * t) * (cos(swing * t) + zeta * omega / swing * sin(swing * t))
        #expect(abs(spring.progress(at: t) - expected) < 1e-12)
    }

    @Test func `over-damped springs run as critically damped`() {
        let spring = SpringCurve.system

        let omega = (1000.0 / 3).squareRoot()
        #expect(abs(spring.frequency - 18.257) < 0.001)
        #expect(abs(spring.progress(at: 0.1) - (1 - (1 + omega * 0.1) * exp(-omega * 0.1))) < 1e-12)
    }

    @Test(arguments: [0.3, 0.7, 1.0]) func `a spring made for a duration is at rest then`(ratio: Double) {
        let spring = SpringCurve(dampingRatio: ratio, initialVelocity: 0, settlingIn: 0.8)

        // The envelope leaves the cosine out, so the position may be off by its amplitude besides.
        let swingPerDecay = (1 - ratio * ratio).squareRoot() / ratio
        #expect(abs(spring.progress(at: 0.8) - 1) <= 0.00101 * (1 + swingPerDecay * swingPerDecay).squareRoot())
    }

    @Test func `the default spring settles as on iOS`() {
        let spring = SpringCurve(mass: 1, stiffness: 100, damping: 10)

        // (1 + ζω/ωd)·e^(−ζωt) = 0.001 with ζω = 5 and ωd = √75.
        #expect(abs(spring.settlingDuration - log(1000 * (1 + 5 / 75.0.squareRoot())) / 5) < 1e-9)
        #expect(abs(spring.settlingDuration - 1.4727003) < 1e-6)
    }

    @Test func `a critically damped spring for a second has the measured frequency`() {
        let spring = SpringCurve(dampingRatio: 1, initialVelocity: 0, settlingIn: 1)

        #expect(abs(spring.frequency - 9.2334) < 0.001)
    }
}
