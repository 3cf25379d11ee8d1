import Foundation

/// Demos in windows that are resized, maximised, minimised, left with a button held, and typed into.
struct WindowStorm: StormKind {
    let name = "windows"
    let share = 10.0

    func prepare(_ setup: StormSetup) throws -> Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let missing = VirtualDesktop.tools.filter { tool in
            !folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
        }
        guard missing.isEmpty else {
            setup.ledger.say("windows: left out, for there is no \(missing.joined(separator: " and no ")).")
            return false
        }
        return true
    }

    func run(_ job: inout Job) throws {
        let demo = job.dice.pick(StormSetup.demos)
        let isRandom = job.dice.once(in: 3)
        var child = job.demo(demo, ["--trace", "all:trace.jsonl", "--record", "record.jsonl", "--state", "state"])
        child.arguments += isRandom ? ["--monkey", "\(job.dice.below(1 << 30)):300"] : ["--duration", "7"]
        child.environment.merge(["SDL_VIDEODRIVER": "x11"]) { $1 }
        let desktop = try VirtualDesktop(folder: job.folder, environment: child.environment)
        defer { desktop.stop() }
        child.environment["DISPLAY"] = desktop.name
        var (actions, window, count) = (DesktopActions(dice: job.dice), String?.none, 0)
        let outcome = try job.run(child, expecting: Verdict(processor: 30)) { _, wall in
            guard let window else {
                window = wall > 0.3 ? desktop.window(named: demo) : nil
                return
            }
            count += 1
            desktop.act(actions.next(in: window))
        }
        if window == nil { job.fault("no window showed", child) }
        guard outcome.ending == .exited(0) else { return }
        guard let record = job.data("record.jsonl") else { return job.fault("no recording was left", child) }
        let replay = job.demo(demo, ["--headless", "--replay", "record.jsonl"])
        try job.run(
            replay, events: record.count { $0 == UInt8(ascii: "\n") }, expecting: Verdict(processor: 60))
    }
}
