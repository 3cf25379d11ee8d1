import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct VelocityMeterTests {
    /// A meter with samples of a uniform movement of 1000 a second over 0.2 s, sixty times a second.
    private func moved() -> (meter: VelocityMeter, end: Double, place: SIMD2<Double>) {
        var meter = VelocityMeter(tremble: 4)
        for step in 0...12 { meter.add(SIMD2(Double(step) * 1000 / 60, 0), at: Double(step) / 60) }
        return (meter, 0.2, SIMD2(200, 0))
    }

    @Test func `an even movement has its speed at once`() {
        let (meter, end, _) = moved()

        #expect(abs(meter.velocity(at: end).x - 1000) < 1e-6)
    }

    @Test func `one that rests for a tenth of a second has none`() {
        var (meter, end, place) = moved()

        meter.add(place, at: end + 0.1)

        #expect(meter.velocity(at: end + 0.1) == .zero)
        #expect(moved().meter.velocity(at: end + 0.1) == .zero)
    }

    @Test func `a shorter rest counts as rest`() {
        var (meter, end, place) = moved()

        meter.add(place, at: end + 0.05)

        #expect(meter.velocity(at: end + 0.05).x <= 500 + 1e-6)
    }

    @Test func `a flick after a rest has the flick's speed`() {
        var (meter, end, place) = moved()

        for step in 1...3 { meter.add(place + SIMD2(Double(step) * 20, 0), at: end + 1 + Double(step) / 60) }

        #expect(abs(meter.velocity(at: end + 1 + 3 / 60).x - 1200) < 1e-6)
    }

    @Test func `a tremble while a resting finger is lifted is no speed`() {
        var (meter, end, place) = moved()

        meter.add(place + SIMD2(1, 0), at: end + 0.5)
        meter.add(place + SIMD2(2, 1), at: end + 0.508)
        meter.add(place + SIMD2(2, 1), at: end + 0.51)

        #expect(meter.velocity(at: end + 0.51) == .zero)
    }

    @Test func `a touch that begins and moves at one time moved over the length of a frame`() {
        var meter = VelocityMeter(tremble: 4)
        meter.add(.zero, at: 2)
        let before = meter.velocity(at: 2)

        meter.add(SIMD2(-10, 5), at: 2)
        let atOnce = meter.velocity(at: 2)
        meter.add(SIMD2(-20, 10), at: 2.02)

        #expect(before == .zero)
        #expect(atOnce == SIMD2(-600, 300))
        #expect(abs(meter.velocity(at: 2.02).x + 500) < 1e-6)
    }
}
