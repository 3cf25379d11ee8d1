/// Computes the speed of a movement from its last tenth of a second.
struct VelocityMeter {
    /// The age up to which samples count, in seconds.
    static let window = 0.1
    /// The time between two samples of a movement, in seconds.
    private static let frame = 1.0 / 60

    /// The distance up to which a movement after a rest is unintended, as of a finger being lifted; zero counts every movement.
    private let tremble: Double
    private var samples: [(value: SIMD2<Double>, time: Double)] = []
    /// The first sample of those at its time.
    private var origin: SIMD2<Double>?

    init(tremble: Double = 0) { self.tremble = tremble }

    mutating func reset() {
        samples.removeAll(keepingCapacity: true)
        origin = nil
    }

    mutating func add(_ value: SIMD2<Double>, at time: Double) {
        if samples.isEmpty { origin = value }
        // The one sample that is just too old is the start of the movement.
        while samples.count > 1, time - samples[1].time >= Self.window { samples.removeFirst() }
        if let last = samples.last, last.time == time {
            samples[samples.count - 1].value = value
        } else {
            samples.append((value, time))
        }
    }

    /// Units per second at a time; zero without movement in the last tenth of a second, or with only a tremble after a rest.
    func velocity(at time: Double) -> SIMD2<Double> {
        guard let last = samples.last, time - last.time < Self.window,
            let index = samples.firstIndex(where: { time - $0.time <= Self.window + 1e-9 })
        else { return .zero }
        // A touch that begins and moves at one time took less than a frame for it.
        if samples.count == 1, let origin { return (last.value - origin) / Self.frame }
        guard last.time > samples[index].time else { return .zero }
        if index > 0, samples[index].time - samples[index - 1].time >= Self.window {
            let translation = last.value - samples[index - 1].value
            if max(abs(translation.x), abs(translation.y)) < tremble { return .zero }
        }
        return (last.value - samples[index].value) / (last.time - samples[index].time)
    }
}
