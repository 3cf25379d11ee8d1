import Testing

@testable import SourceScanning

@Suite struct HiddenTimeTests {
    /// Words that fetch time, sleep or run code behind the host's back, each with its replacement.
    private static let banned: [String: String] = {
        let clock = "the media clock"
        let queue = "DeadlineQueue"
        var words: [String: String] = [:]
        for word in [
            "CFAbsoluteTimeGetCurrent", "clock_gettime", "gettimeofday", "mach_absolute_time", "ContinuousClock",
            "SuspendingClock", "DispatchTime", "DispatchWallTime", "systemUptime", "timeIntervalSinceNow",
        ] { words[word] = clock }
        for word in [
            "sleep", "usleep", "nanosleep", "DispatchQueue", "DispatchSource", "DispatchSemaphore", "OperationQueue",
            "RunLoop", "CFRunLoop", "CFRunLoopGetMain", "Thread", "Task",
        ] { words[word] = queue }
        return words
    }()

    /// Files that may use a banned word, as `path: word`, each with its reason.
    private let exceptions: [String: String] = [
        "Sources/UIKitCore/Frame/CADisplayLink.swift: RunLoop": "Apple's signature; the run loop itself is never run.",
        "Sources/UIKitCore/Frame/NSObject+DelayedPerforming.swift: RunLoop": "Apple's signature.",
        "Sources/UIKitCore/Frame/DelayedPerforming.swift: RunLoop":
            "adds an app's timers in the app's modes; the run loop itself is never run.",
        "Sources/UIKitCore/Frame/DelayedPerforming.swift: Timer":
            "an app's delayed method is a timer of its run loop, which goes by the session's time.",
        "Sources/UIKitCore/Frame/DelayedPerforming.swift: timeIntervalSinceNow": "the time of such a timer.",
        "Sources/UIKitCore/Frame/RunLoop.Mode+Tracking.swift: RunLoop": "Apple's name of a mode.",
        "Sources/UIKitCore/Frame/TrackingMode.swift: RunLoop": "names of modes; the run loop itself is never run.",
        "Sources/UIKitCore/Observation/ModelReading.swift: DispatchQueue":
            "a model that changes on another thread is heard of on the main one; an app's own doing, as its tasks are.",
        "Sources/UIKitText/Pasting/TextPasteItem.swift: Task":
            "objects that an app's provider loads on another thread are delivered on the main actor; an app's own doing.",
        "Sources/UIKitText/Finding/FoundRanges.swift: Task":
            "ranges that an app finds on another thread are delivered on the main actor; an app's own doing.",
        "Sources/UIKitCore/Observation/MainQueue.swift: DispatchQueue": "asks whether it runs on the main one.",
        "Sources/UIKitCore/Observation/MainQueue.swift: Thread": "asks whether it runs on the main one.",
    ]

    @Test func `the core takes time only from the media clock`() {
        var report = CheckReport()
        let project = ProjectTree.shared
        let sources = project.sources(of: "QuartzCore", "UIFoundation") + project.viewSources

        for source in sources {
            report.seen += 1
            for (index, token) in source.tokens.enumerated() where token.kind == .word {
                guard let word = hiddenTime(at: index, in: source.tokens),
                    exceptions["\(source.path): \(word)"] == nil
                else { continue }
                let remedy = Self.banned[token.text] ?? "the media clock and DeadlineQueue"
                report.findings.append(source.finding(token.line, "uses \(word); use \(remedy)."))
            }
        }

        report.expectClean(atLeast: 200, of: "files")
    }

    /// The banned expression that begins at a token, or nil.
    private func hiddenTime(at index: Int, in tokens: [SwiftToken]) -> String? {
        let word = tokens[index].text
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        let afterNext = index + 2 < tokens.count ? tokens[index + 2].text : ""
        switch word {
        case "Date" where next == "(" && afterNext == ")": return "Date()"
        case "Date" where next == "." && afterNext == "now": return "Date.now"
        case "Foundation" where next == "." && ["Timer", "Thread", "RunLoop"].contains(afterNext):
            return "Foundation.\(afterNext)"
        case "Timer": return "Timer"
        default: return Self.banned[word] == nil ? nil : word
        }
    }
}
