import Foundation

/// Prints measures in the peers' form.
enum Report {
    static func line(_ scene: String, _ metric: String, _ value: Double, _ unit: String, by program: String = "anole") {
        print("\(program)\t\(scene)\t\(metric)\t\(String(format: "%.4f", value))\t\(unit)")
    }

    /// CPU time of the process so far, all threads.
    static var cpuMilliseconds: Double { milliseconds(CLOCK_PROCESS_CPUTIME_ID) }

    static var wallMilliseconds: Double { milliseconds(CLOCK_MONOTONIC) }

    static func cpuMilliseconds(of work: () -> Void) -> Double {
        let start = cpuMilliseconds
        work()
        return cpuMilliseconds - start
    }

    static func peakMemory(_ scene: String) {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        line(scene, "peak RSS", Double(usage.ru_maxrss) / 1024, "MB")
    }

    /// Megabytes of memory in use at present.
    static var memory: Double {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (pages.flatMap { $0.count > 1 ? Double($0[1]) : nil } ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE)))
            / 1_048_576
    }

    /// Wall and CPU time since exec, whose clocks the peers' `launch` hands over in the environment, and the peak memory.
    static func sinceExec(_ scene: String) {
        let (wall, cpu) = (wallMilliseconds, cpuMilliseconds)
        let environment = ProcessInfo.processInfo.environment
        line(scene, "wall to first frame", wall - (environment["BENCH_T0"].flatMap(Double.init) ?? 0), "ms")
        line(scene, "cpu to first frame", cpu - (environment["BENCH_C0"].flatMap(Double.init) ?? 0), "ms")
        peakMemory(scene)
    }

    private static func milliseconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}
