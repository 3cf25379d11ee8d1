import Foundation

/// Measures of one kind, reported by their median and 95th percentile.
struct Samples {
    private var values: [Double] = []

    mutating func add(_ value: Double) { values.append(value) }

    /// Adds the CPU milliseconds that some work took, times a factor.
    mutating func measure(times factor: Double = 1, _ work: () -> Void) {
        let start = Report.cpuMilliseconds
        work()
        add((Report.cpuMilliseconds - start) * factor)
    }

    var median: Double { values.sorted()[values.count / 2] }

    /// The median of the slowest of steps that were run several times, each with samples of its own.
    static func slowest(of steps: [Samples]) -> Double { steps.map(\.median).max() ?? 0 }

    func report(_ scene: String, _ metric: String, _ unit: String, by program: String = "anole") {
        Report.line(scene, metric, median, unit, by: program)
        Report.line(scene, metric + " p95", values.sorted()[values.count * 95 / 100], unit, by: program)
    }
}
