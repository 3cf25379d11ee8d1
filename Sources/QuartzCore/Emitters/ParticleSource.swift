import Foundation

/// The moments at which a cell makes particles: each time that its rate adds up to one more.
nonisolated struct ParticleSource {
    /// Draws the values that differ from particle to particle, for this cell alone, so that the moments of frames do
    /// not matter.
    var numbers: SeededNumbers
    /// The part of the next particle that has added up.
    private var phase: Double

    /// Begins at a phase, from 0 to below 1.
    init(seed: UInt64, phase: Double = 0) {
        numbers = SeededNumbers(seed: seed)
        self.phase = phase
    }

    /// The moments from one time to another, while so many particles are made in a second.
    mutating func births(from start: Double, to end: Double, rate: Double, limit: Int) -> [Double] {
        guard rate > 0, rate.isFinite, end > start else { return [] }
        var births: [Double] = []
        // A frame's time is a sum of steps: allow for its rounding.
        let total = phase + (end - start) * rate + 1e-9
        var next = 1.0
        while next <= total {
            if births.count < limit { births.append(min(end, start + (next - phase) / rate)) }
            next += 1
            guard births.count < limit else {
                next = total.rounded(.down) + 1
                break
            }
        }
        phase = max(0, total - 1e-9 - (next - 1))
        return births
    }
}
