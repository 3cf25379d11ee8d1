import Foundation

/// The motion of a damped spring from 0 to 1.
///
/// ω = √(k/m), ζ = c/(2√(km)). Under-damped: x = 1 − e^(−ζωt)(cos ωd·t + (ζω − v)/ωd · sin ωd·t) with ωd = ω√(1 − ζ²);
/// otherwise it runs as critically damped: x = 1 − (1 + (ω − v)t)·e^(−ωt).
package nonisolated struct SpringCurve: Hashable, Sendable {
    /// The undamped angular frequency, per second.
    package let frequency: Double
    package let dampingRatio: Double
    package let initialVelocity: Double

    package init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        self.frequency = frequency
        self.dampingRatio = dampingRatio
        self.initialVelocity = initialVelocity
    }

    package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        self.init(
            frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
            initialVelocity: initialVelocity)
    }

    /// The spring of pushes, presentations and the keyboard: mass 3, stiffness 1000, damping 500 (measured on iOS).
    package static let system = SpringCurve(mass: 3, stiffness: 1000, damping: 500)

    /// The spring whose envelope is down to a thousandth at `duration`, as `UIView.animate(usingSpringWithDamping:)` makes it.
    package init(dampingRatio: Double, initialVelocity: Double, settlingIn duration: Double) {
        let ratio = max(0.01, dampingRatio)
        // The envelope falls with the frequency, so halving an interval finds the one that just reaches the bound.
        var low = 1e-3
        var high = 1e5
        for _ in 0..<100 {
            let middle = (low * high).squareRoot()
            let curve = SpringCurve(frequency: middle, dampingRatio: ratio, initialVelocity: initialVelocity)
            if curve.envelope(at: duration) > 0.001 { low = middle } else { high = middle }
        }
        self.init(frequency: high, dampingRatio: ratio, initialVelocity: initialVelocity)
    }

    /// The position at a time; past 1 when it overshoots.
    package func progress(at t: Double) -> Double {
        guard t > 0 else { return 0 }
        guard dampingRatio < 1 else {
            return 1 - (1 + (frequency - initialVelocity) * t) * exp(-frequency * t)
        }
        let decay = dampingRatio * frequency
        let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return 1 - exp(-decay * t) * (cos(swing * t) + (decay - initialVelocity) / swing * sin(swing * t))
    }

    /// The measure by which view animations choose their springs: how far the motion is from its end but for the cosine's part.
    private func envelope(at t: Double) -> Double {
        guard dampingRatio < 1 else {
            return abs(1 + (frequency - initialVelocity) * t) * exp(-frequency * t)
        }
        let decay = dampingRatio * frequency
        let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return abs((decay - initialVelocity) / swing) * exp(-decay * t)
    }

    /// A bound of the distance from the end that cosine and sine together keep; it falls once an angle of 1 has passed.
    private func bound(at t: Double) -> Double {
        guard dampingRatio < 1 else {
            return (1 + abs(frequency - initialVelocity) * t) * exp(-frequency * t)
        }
        let decay = dampingRatio * frequency
        let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return (1 + abs((decay - initialVelocity) / swing)) * exp(-decay * t)
    }

    /// The time after which the position stays within a thousandth of the end; at most 1000 s for a spring without friction.
    package var settlingDuration: Double {
        var high = 1 / max(frequency, 1e-6)
        while bound(at: high) > 0.001, high < 1000 { high *= 1.5 }
        var low = 0.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bound(at: middle) > 0.001 { low = middle } else { high = middle }
        }
        return min(high, 1000)
    }
}
