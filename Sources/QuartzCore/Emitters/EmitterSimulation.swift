import CoreGraphics
import Foundation

/// The particles of an emitter layer, moved on from frame to frame.
final class EmitterSimulation {
    /// More particles than this are not made: each is a node.
    private static let mostParticles = 10_000

    private(set) var particles: [Particle] = []
    private var sources: [ParticleSource] = []
    /// The layer's time up to which particles have been made.
    private var time: Double?

    /// Forgets all particles.
    func reset() { (particles, sources, time) = ([], [], nil) }

    /// Makes the particles up to a time of the layer, and removes those that are dead then.
    ///
    /// A layer that is visible first at a time looks as if it had made particles from its time 0 on; particles that could not
    /// live until now are left out. When the time moves back, that begins anew.
    func advance(to now: Double, as emission: Emission) {
        if let time, now < time { reset() }
        let cells = emission.cells
        let start = time ?? max(0, now - emission.longestLife)
        if sources.count != cells.count {
            sources = cells.indices.map { index in
                let rate = emission.rate(of: cells[index], [index])
                let phase = time == nil ? (max(0, start - cells[index].beginTime) * rate) : 0
                return ParticleSource(
                    seed: emission.seed(for: UInt64(index)),
                    phase: phase.isFinite ? phase - phase.rounded(.down) : 0)
            }
        }
        for (index, cell) in cells.enumerated() {
            emit(cell, [index], from: &sources[index], window: (start, now), as: emission) { _ in nil }
        }
        // Those that are made here may make others in their turn.
        var next = 0
        while next < particles.count {
            emitParts(of: next, window: (start, now), as: emission)
            next += 1
        }
        particles.removeAll { $0.death <= now }
        time = now
    }

    private func emitParts(of index: Int, window: (Double, Double), as emission: Emission) {
        let parent = particles[index]
        guard !parent.sources.isEmpty, let cells = emission.cell(at: parent.path)?.emitterCells else { return }
        let window = (max(window.0, parent.birth), min(window.1, parent.death))
        for (place, cell) in cells.enumerated() where parent.sources.indices.contains(place) {
            // Particles are added meanwhile, so that none of them may be held.
            var source = parent.sources[place]
            emit(cell, parent.path + [place], from: &source, window: window, as: emission, age: parent.birth) {
                parent.position(at: $0)
            }
            particles[index].sources[place] = source
        }
    }

    /// Makes a cell's particles between two times, by default at points of the layer's shape.
    private func emit(
        _ cell: CAEmitterCell, _ path: [Int], from source: inout ParticleSource, window: (Double, Double),
        as emission: Emission, age zero: Double = 0, at place: (Double) -> Particle.SpacePoint?
    ) {
        guard cell.isEnabled else { return }
        let begin = zero + cell.beginTime
        let end = cell.duration > 0 ? begin + cell.duration : .infinity
        let births = source.births(
            from: max(window.0, begin), to: min(window.1, end), rate: emission.rate(of: cell, path),
            limit: max(0, Self.mostParticles - particles.count))
        for birth in births {
            let made = emission.particle(of: cell, path, born: birth, at: place(birth), &source.numbers)
            if made.lifetime > 0 { particles.append(made) }
        }
    }
}
