/// Tells how fast something moves from its last tenth of a second.
struct VelocityMeter {
    /// How far back samples count, in seconds.
    static let window = 0.1

    private var samples: [(value: SIMD2<Double>, time: Double)] = []

    mutating func reset() { samples.removeAll(keepingCapacity: true) }

    mutating func add(_ value: SIMD2<Double>, at time: Double) {
        // The one sample that is just too old shows where the movement came from.
        while samples.count > 1, time - samples[1].time >= Self.window { samples.removeFirst() }
        if let last = samples.last, last.time == time {
            samples[samples.count - 1].value = value
        } else {
            samples.append((value, time))
        }
    }

    /// Units per second at a time; zero when nothing moved in the last tenth of a second.
    func velocity(at time: Double) -> SIMD2<Double> {
        guard let last = samples.last, time - last.time < Self.window,
            let first = samples.first(where: { time - $0.time <= Self.window + 1e-9 }) ?? samples.first,
            last.time > first.time
        else { return .zero }
        return (last.value - first.value) / (last.time - first.time)
    }
}
