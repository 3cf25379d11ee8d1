import Foundation

extension LaunchOptions {
    /// Reads a command line without the program's name. `--option value` and `--option=value` mean the same, and of an option
    /// that is given twice the last counts.
    ///
    /// Throws a `LaunchFailure` with exit code 64 that names the option, the value found and the one expected.
    package nonisolated init(parsing commandLine: some Sequence<String>) throws {
        var words = Array(commandLine)[...]
        while let word = words.popFirst() {
            if word == "--" {
                arguments = Array(words)
                break
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = Option(rawValue: parts[0]) else {
                throw LaunchFailure(
                    .usage,
                    "Found `\(word)`, expected an option that --help lists, or `--` before the app's own arguments.")
            }
            guard option.valueForm != nil else {
                guard parts.count == 1 else {
                    throw Self.failure(option, found: "the value `\(parts[1])`", expected: "none")
                }
                set(option)
                continue
            }
            guard let value = parts.count == 2 ? parts[1] : words.popFirst() else {
                throw Self.failure(option, found: "no value", expected: option.expectation)
            }
            guard set(option, to: value) else {
                throw Self.failure(
                    option, found: value.isEmpty ? "an empty value" : "`\(value)`", expected: option.expectation)
            }
        }
        guard !wantsHelp, !wantsDesktopEntry else { return }
        if isHeadless, replayFile == nil, monkey == nil, duration == nil {
            throw LaunchFailure(
                .usage,
                "--headless: found none of --replay, --monkey and --duration, expected one, for they say when the app ends."
            )
        }
        if shrinkFile != nil, replayFile == nil {
            throw LaunchFailure(.usage, "--shrink: found no --replay, expected it to name the recording to shorten.")
        }
        if monkey != nil, replayFile != nil {
            throw LaunchFailure(
                .usage, "--monkey: found --replay too, expected one of them, for both say what happens.")
        }
        try checkFrames()
    }

    /// Throws when frames would be too large. The pixels that a window has for a point are known once it is there, and a
    /// recording has a size and a scale of its own.
    private nonisolated func checkFrames() throws {
        guard replayFile == nil, isHeadless || scale != nil else { return }
        let configuration = LaunchConfiguration(appName: "", options: self)
        guard let excess = LaunchLimits.excess(of: configuration.size, at: configuration.scale) else { return }
        throw Self.failure(
            scale == nil ? .size : .scale, found: excess, expected: LaunchLimits.pixelExpectation)
    }

    private nonisolated static func failure(_ option: Option, found: String, expected: String) -> LaunchFailure {
        LaunchFailure(.usage, "\(option.rawValue): found \(found), expected \(expected).")
    }

    private nonisolated mutating func set(_ option: Option) {
        switch option {
        case .headless: isHeadless = true
        case .frameHashes: wantsFrameHashes = true
        case .check: wantsChecks = true
        case .desktopEntry: wantsDesktopEntry = true
        default: wantsHelp = true
        }
    }

    /// False when the value is not of the option's form.
    private nonisolated mutating func set(_ option: Option, to value: String) -> Bool {
        guard !value.isEmpty else { return false }
        switch option {
        case .size:
            size = Self.size(value)
            return size != nil
        case .device:
            device = Device(rawValue: value)
            return device != nil
        case .scale:
            scale = Self.number(value, in: LaunchLimits.scale).map { CGFloat($0) }
            return scale != nil
        case .appearance:
            style = HostEvent.InterfaceStyle(rawValue: value)
            return style != nil
        case .direction:
            direction = LaunchConfiguration.Direction(rawValue: value)
            return direction != nil
        case .locale:
            localeIdentifier = LaunchLimits.isLocale(value) ? value : nil
            return localeIdentifier != nil
        case .date:
            date = LaunchLimits.date(value)
            return date != nil
        case .record: recordFile = value
        case .replay: replayFile = value
        case .trace: return setTrace(value)
        case .screenshot: screenshotFile = value
        case .frames: framesFolder = value
        case .state: stateFile = value
        case .shrink: shrinkFile = value
        case .open:
            url = LaunchLimits.isAddress(value) ? value : nil
            return url != nil
        case .shortcut:
            shortcut = LaunchLimits.isShortcut(value) ? value : nil
            return shortcut != nil
        case .duration:
            duration = Self.number(value, in: LaunchLimits.time)
            return duration != nil
        case .slow:
            guard let number = Self.number(value, in: LaunchLimits.timeScale) else { return false }
            timeScale = number
        case .monkey:
            monkey = Self.monkey(value)
            wantsChecks = true
            return monkey != nil
        case .headless, .frameHashes, .check, .desktopEntry, .help: return false
        }
        return true
    }

    private nonisolated mutating func setTrace(_ value: String) -> Bool {
        // A colon can only separate: no topic has one.
        let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var topics: Set<TraceTopic> = []
        for name in parts[0].split(separator: ",", omittingEmptySubsequences: false) {
            if name == "all" {
                topics.formUnion(TraceTopic.allCases)
            } else if let topic = TraceTopic(rawValue: String(name)) {
                topics.insert(topic)
            } else {
                return false
            }
        }
        if parts.count == 2, parts[1].isEmpty { return false }
        traceTopics = topics
        traceFile = parts.count == 2 ? parts[1] : nil
        return true
    }

    private nonisolated static func monkey(_ text: String) -> Monkey? {
        let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { text in
            text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
        }
        guard numbers.count == 2, let seed = numbers[0], let count = numbers[1], seed <= RecordingHeader.largestSeed,
            LaunchLimits.randomEvents.contains(count)
        else { return nil }
        return Monkey(seed: UInt64(seed), count: count)
    }

    private nonisolated static func size(_ text: String) -> CGSize? {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map {
            number($0, in: LaunchLimits.side)
        }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
        return CGSize(width: width, height: height)
    }

    private nonisolated static func number(_ text: some StringProtocol, in range: ClosedRange<Double>) -> Double? {
        // `Double` also reads hexadecimal numbers, infinities and the like, which are not wanted here.
        guard text.utf8.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") }), let number = Double(text),
            range.contains(number)
        else { return nil }
        return number
    }
}
