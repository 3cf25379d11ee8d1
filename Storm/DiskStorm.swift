import Foundation

/// Full disks and read-only disks: a sentence, no half file, and existing files stay.
struct DiskStorm: StormKind {
    let name = "disks"
    let share = 5.0

    func run(_ job: inout Job) throws {
        switch job.dice.below(3) {
        case 0: try writeToFullDevice(&job)
        case 1: try fillSmallDisk(&job)
        default: try useReadOnlyFolder(&job)
        }
    }

    private static func outputs(in folder: String, _ dice: inout Dice) -> [String] {
        let all = [
            ["--record", folder + "/record.jsonl"], ["--trace", "all:" + folder + "/trace.jsonl"],
            ["--screenshot", folder + "/last.png"], ["--frames", folder + "/frames"], ["--state", folder + "/state"],
        ]
        return all.filter { _ in dice.once(in: 2) }.flatMap { $0 }
    }

    private func writeToFullDevice(_ job: inout Job) throws {
        let option = job.dice.pick([
            ["--record", "/dev/full"], ["--trace", "all:/dev/full"], ["--screenshot", "/dev/full"],
        ])
        let child = job.demo(
            job.dice.pick(StormSetup.demos),
            ["--headless", "--monkey", "\(job.dice.below(1000)):200", "--scale", "1"] + option)
        // Apps are notified of random events before the end.
        try job.run(child, events: 200, expecting: Verdict(exitCodes: [73], mayRemark: true))
    }

    /// A disk in memory with little room; only root can make one.
    private func fillSmallDisk(_ job: inout Job) throws {
        let disk = job.path("disk")
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
        let size = 4 << job.dice.below(9)
        guard mount("none", disk, "tmpfs", 0, "size=\(size)k") == 0 else { return try writeToFullDevice(&job) }
        defer { umount2(disk, Int32(MNT_DETACH)) }
        let demo = job.dice.pick(["Contacts", "Clock", "HypnoNerd"])
        let first = job.demo(demo, ["--headless", "--duration", "0.5", "--state", disk + "/state"])
        try job.run(first, expecting: Verdict(exitCodes: [0, 73], mayRemark: true))
        let before = job.data("disk/state")
        // Another file takes some of the room.
        let filling = job.dice.below(size << 10)
        _ = FileManager.default.createFile(atPath: disk + "/filling", contents: Data(count: filling))
        let child = job.demo(
            demo,
            ["--headless", "--monkey", "\(job.dice.below(1000)):300", "--scale", "1"]
                + Self.outputs(in: disk, &job.dice))
        let outcome = try job.run(child, events: 300, expecting: Verdict(exitCodes: [0, 73], mayRemark: true))
        inspect(&job, child, outcome, disk: "disk")
        if outcome.ending == .exited(73), let before, job.data("disk/state") == nil,
            job.data("disk/state.restoring") != before
        {
            job.fault("the state is gone", child)
        }
    }

    private func useReadOnlyFolder(_ job: inout Job) throws {
        let disk = job.path("disk")
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
        // Root can write everywhere but on a read-only disk.
        let isMounted = mount("none", disk, "tmpfs", UInt(MS_RDONLY), nil) == 0
        if !isMounted { chmod(disk, 0o555) }
        defer { if isMounted { umount2(disk, Int32(MNT_DETACH)) } else { chmod(disk, 0o755) } }
        let outputs = Self.outputs(in: disk, &job.dice)
        let child = job.demo(
            job.dice.pick(StormSetup.demos), ["--headless", "--duration", "0.3", "--scale", "1"] + outputs)
        try job.run(child, expecting: Verdict(exitCodes: outputs.isEmpty ? [0] : [73]))
    }

    private func inspect(_ job: inout Job, _ child: Child, _ outcome: Outcome, disk: String) {
        // After a crash the partial files are all that there is.
        guard case .exited = outcome.ending else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: job.path(disk))) ?? []
        for name in names where name.contains(".partial") {
            job.fault("\(name) was left behind", child, outcome.errors)
        }
        guard outcome.ending == .exited(73) else { return }
        for (name, end) in [("record.jsonl", "\"event\":\"end\"}\n"), ("trace.jsonl", "\n")] {
            guard let data = job.data(disk + "/" + name) else { continue }
            if data.suffix(end.utf8.count) != Data(end.utf8) {
                job.fault("\(name) has its name and is not whole", child, outcome.errors)
            }
        }
    }
}
