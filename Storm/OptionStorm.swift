import Foundation

/// Command lines right and wrong, which run or are refused with one sentence.
struct OptionStorm: StormKind {
    let name = "options"
    let share = 8.0

    private static let values: [String: [String]] = [
        "--size": [
            "375x667", "1x1", "10000x1", "1x10000", "10000x10000", "5000x3000", "0x5", "-1x5", "10001x1", "1e3x5", "x",
            "375", "375x667x1", "375.5x667.25", "٣x٣",
        ],
        "--device": ["iphone-classic", "iphone-se", "iphone", "ipad", "IPHONE", "watch"],
        "--scale": ["1", "2", "0.25", "8", "3.3", "0", "-1", "8.1", "inf", "nan", "0x2", "1,5"],
        "--appearance": ["light", "dark", "grey"], "--direction": ["ltr", "rtl", "up"],
        "--record": ["out.jsonl"] + places, "--screenshot": ["out.png"] + places, "--frames": ["frames"] + places,
        "--trace": [
            "all:trace.jsonl", "touch,frame:trace.jsonl", "host", "all", "gossip", "all:", ":x", "touch,,frame",
            "all:/dev/full", "all:missing/trace", "all:letter/trace", "all:out.jsonl",
        ],
        "--state": [
            "state", "letter", "empty", "folder", "pipe", "socket", "lost", "missing/state", "/dev/null", "link",
        ],
        "--duration": ["0", "0.1", "0.5", "-1", "never", "1e3", "1000000001", "0.0000001"],
        "--slow": ["1", "10", "0.001", "1000", "0", "1001", "-1"],
        "--monkey": [
            "1:1", "7:50", "0:20", "9007199254740991:30", "1:0", "1", ":", "1:1:1", "-1:5", "99999999999999999999:1",
        ],
        "--replay": ["tour.jsonl", "header.jsonl", "letter", "empty", "missing", "folder", "lost"],
    ]
    private static let places = [
        "missing/out", "letter/out", "/dev/null", "/dev/full", "folder", "socket", "link", "lost",
    ]
    private static let plain = [
        "--headless", "--frame-hashes", "--help", "--unknown", "tour", "--", "-", "", "--headless=1",
    ]

    func run(_ job: inout Job) throws {
        let demo = job.dice.pick(StormSetup.demos)
        try lay(out: &job, demo: demo)
        let child = job.demo(demo, Self.line(&job.dice))
        let letter = job.data("letter")
        // Without a display 69 is right too, and a monkey's own checks are another kind's.
        try job.run(
            child, expecting: Verdict(exitCodes: [0, 64, 65, 66, 69, 73], processor: 20))
        if job.data("letter") != letter { job.fault("the letter is another one", child) }
        if !job.exists("folder/kept") { job.fault("the folder is another one", child) }
        for name in ["pipe", "socket", "lost", "link"] where !job.exists(name) { job.fault("\(name) is gone", child) }
    }

    /// Some options with values, in any order.
    static func line(_ dice: inout Dice) -> [String] {
        var words = dice.once(in: 12) ? [] : ["--headless"]
        if !dice.once(in: 8) {
            words += [["--duration", "0.3"], ["--monkey", "3:60"], ["--replay", "tour.jsonl"]][dice.below(3)]
        }
        for _ in 0..<dice.below(5) {
            if dice.once(in: 10) {
                words.append(dice.pick(plain))
                continue
            }
            let option = dice.pick(values.keys.sorted())
            switch dice.below(12) {
            case 0: words.append(option)
            case 1: words.append(option + "=")
            case 2: words.append(option + "=" + dice.pick(values[option] ?? []))
            default: words += [option, dice.pick(values[option] ?? [])]
            }
        }
        return words
    }

    private func lay(out job: inout Job, demo: String) throws {
        try job.write("a letter to a friend".utf8, to: "letter")
        try job.write([], to: "empty")
        try FileManager.default.createDirectory(atPath: job.path("folder"), withIntermediateDirectories: true)
        try job.write([1], to: "folder/kept")
        mkfifo(job.path("pipe"), 0o600)
        mknod(job.path("socket"), S_IFSOCK | 0o600, 0)
        symlink("lost", job.path("lost"))
        symlink("target", job.path("link"))
        let tour = "\(job.setup.project)/Demos/\(demo)/Recordings/tour.jsonl"
        let lines = try String(contentsOfFile: tour, encoding: .utf8).split(separator: "\n")
        try job.write((lines[0] + "\n").utf8, to: "header.jsonl")
        try job.write((lines.prefix(20).joined(separator: "\n") + "\n").utf8, to: "tour.jsonl")
    }
}
