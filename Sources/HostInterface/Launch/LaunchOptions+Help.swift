extension LaunchOptions {
    /// The options by the names that the command line gives them, in the order of the help text.
    nonisolated enum Option: String, CaseIterable {
        case headless = "--headless"
        case size = "--size"
        case device = "--device"
        case scale = "--scale"
        case appearance = "--appearance"
        case direction = "--direction"
        case locale = "--locale"
        case date = "--date"
        case record = "--record"
        case replay = "--replay"
        case trace = "--trace"
        case screenshot = "--screenshot"
        case frames = "--frames"
        case frameHashes = "--frame-hashes"
        case state = "--state"
        case open = "--open"
        case shortcut = "--shortcut"
        case duration = "--duration"
        case slow = "--slow"
        case monkey = "--monkey"
        case check = "--check"
        case shrink = "--shrink"
        case desktopEntry = "--desktop-entry"
        case help = "--help"

        /// The value as the help text spells it; nil for an option without one.
        var valueForm: String? {
            switch self {
            case .headless, .frameHashes, .check, .desktopEntry, .help: nil
            case .size: "WxH"
            case .device: "NAME"
            case .scale: "S"
            case .appearance: "light|dark"
            case .direction: "ltr|rtl"
            case .locale: "LANGUAGE[_REGION]"
            case .date: "ISO8601"
            case .record, .replay, .shrink, .state: "FILE"
            case .trace: "TOPICS[:FILE]"
            case .screenshot: "FILE.png"
            case .frames: "DIR"
            case .open: "URL"
            case .shortcut: "TYPE"
            case .duration: "SECONDS"
            case .slow: "N"
            case .monkey: "SEED:COUNT"
            }
        }

        /// The expected value in error messages.
        var expectation: String {
            switch self {
            case .headless, .frameHashes, .check, .desktopEntry, .help: "no value"
            case .size: "a width and a height \(LaunchLimits.text(LaunchLimits.side)) points such as 375x667"
            case .device: RecordingLine.enumeration(Device.allCases.map(\.rawValue))
            case .scale: "pixels per point \(LaunchLimits.text(LaunchLimits.scale))"
            case .appearance: "light or dark"
            case .direction: "ltr or rtl"
            case .locale: "a language and perhaps a region such as de_AT"
            case .date: LaunchLimits.dateExpectation
            case .record, .replay, .screenshot, .shrink, .state: "a file's name"
            case .trace:
                "topics separated by commas, out of all, "
                    + RecordingLine.enumeration(TraceTopic.allCases.map(\.rawValue))
                    + ", and if wanted a colon and a file's name"
            case .frames: "a folder's name"
            case .open:
                "an address with a scheme such as https://example.org, of at most \(LaunchLimits.addressLength) bytes"
            case .shortcut: LaunchLimits.shortcutExpectation
            case .duration: "seconds \(LaunchLimits.text(LaunchLimits.time))"
            case .slow: "a factor \(LaunchLimits.text(LaunchLimits.timeScale))"
            case .monkey: "a seed from 0 to 2^53 - 1 and a number of events from 1 to 1000000 such as 7:1000"
            }
        }

        fileprivate var meaning: String {
            switch self {
            case .headless: "no window; virtual clock; ends when the replay, --monkey or --duration ends"
            case .size: "screen size in points, each side \(LaunchLimits.text(LaunchLimits.side)) (375x667)"
            case .device: "a preset: " + RecordingLine.enumeration(Device.allCases.map(\.rawValue)) + " (iphone)"
            case .scale:
                "pixels per point, \(LaunchLimits.text(LaunchLimits.scale)) and \(LaunchLimits.pixelExpectation) (the display's; headless 2)"
            case .appearance: "user interface style (the desktop's; headless light)"
            case .direction: "where one reads from, the left or the right (ltr)"
            case .locale: "the language of texts and the region of dates and numbers (the desktop's; headless en_US)"
            case .date: "the date at which the session begins (the desktop's; headless 2026-01-01T09:41:00Z)"
            case .record: "writes every host event to a recording, and what the network answers"
            case .replay: "feeds a recording; in a window in real time, headless as fast as it computes"
            case .trace: "traces the comma-separated topics, or all, to FILE or standard error"
            case .screenshot: "the last frame, when the app ends"
            case .frames: "every distinct frame as a numbered PNG"
            case .frameHashes: "adds the SHA-256 of the frame's pixels to each frame trace line"
            case .state:
                "where the app's state is kept (the user's state folder; none with --record, --replay, --monkey or --headless)"
            case .open: "launches the app to open an address; a recording keeps it"
            case .shortcut: "launches the app for one of its shortcuts; a recording keeps it"
            case .duration: "ends the app at that media time, \(LaunchLimits.text(LaunchLimits.time))"
            case .slow: "animations run N times slower, \(LaunchLimits.text(LaunchLimits.timeScale)) (1)"
            case .monkey: "COUNT random host events from SEED in the place of a replay"
            case .check: "looks after each event whether all objects agree; a fault ends with 70 (on with --monkey)"
            case .shrink: "writes a shorter recording that fails as the one of --replay does"
            case .desktopEntry: "prints the app's entry for desktop menus, with its shortcuts as actions"
            case .help: "this table"
            }
        }
    }

    /// The table that `--help` prints; `app` is the program's name.
    package nonisolated static func help(app: String) -> String {
        let left = Option.allCases.map { option in
            option.rawValue + (option.valueForm.map { " " + $0 } ?? "")
        }
        let width = left.map(\.count).max() ?? 0
        let rows = zip(left, Option.allCases).map { left, option in
            "  " + left + String(repeating: " ", count: width - left.count + 2) + option.meaning
        }
        return """
            usage: \(app) [OPTION ...] [-- ARGUMENT ...]

            \(rows.joined(separator: "\n"))

            The app's own arguments follow `--`.

            """
    }
}
