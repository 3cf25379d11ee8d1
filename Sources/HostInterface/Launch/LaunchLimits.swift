package import Foundation

/// The ranges of the numbers in command lines and recordings.
///
/// One table for both, so that every size of an option can be recorded, and a recording has no size that an option may
/// not have.
package nonisolated enum LaunchLimits {
    /// A screen's width and height in points when the app starts.
    static let side = 1.0...10_000
    /// A window's width and height in points later on. One that is hidden may have none.
    static let windowSide = 0...side.upperBound
    /// Pixels per point that an option may ask for.
    static let scale = 0.25...8
    /// Pixels per point of a recording: a window at half its size has half of those that an option asked for.
    static let recordedScale = scale.lowerBound / 2...scale.upperBound
    /// Pixels of one frame; a display of 7680 by 4320 has 33177600.
    static let pixels = 33_554_432.0
    /// Points from the window's corner, and the distance that one event scrolls.
    static let coordinate = -1e6...1e6
    /// A touch's pressure, where 1 is an average one.
    static let pressure = 0.0...1000
    /// A battery's charge.
    static let powerLevel = 0.0...1
    /// The number of an answer's status.
    static let status = 100...999
    /// The status with which a program ends.
    static let programStatus = 0...255
    /// The number of a signal.
    static let signal = 1...64
    /// Bytes of an address.
    package static let addressLength = 2048
    /// Seconds of media time.
    static let time = 0...1e9
    /// The factors by which animations may be slowed.
    static let timeScale = 0.001...1000
    /// The number of a finger.
    static let finger = 0...Int(Int32.max)
    /// Offsets and lengths in a text, in UTF-16 code units.
    static let selection = 0...Double(Int32.max)
    /// The number of random events of a session; all are made before it begins.
    static let randomEvents = 1...1_000_000
    /// Bytes in one line of a recording.
    package static let lineLength = 65_536
    /// Bytes of a recording.
    package static let recordingLength = 1 << 30

    /// The smallest canvas, in points; smaller windows show it made smaller and letterboxed.
    package static let minimumCanvas = CGSize(width: 320, height: 320)

    /// The canvas that a window of a size has when the interface has its shape.
    package static func canvas(for size: CGSize) -> CGSize {
        CGSize(width: max(size.width, minimumCanvas.width), height: max(size.height, minimumCanvas.height))
    }

    /// Whether a text can name a language and a region. Foundation traps on others, such as very long ones.
    package static func isLocale(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
                case UInt8(ascii: "0")...UInt8(ascii: "9"): true
                default: "_-@=;".utf8.contains(byte)
                }
            }
    }

    /// The date that a text means, in whole seconds; nil for another text, and for dates that clocks of 64 bits do not hold.
    package static func date(_ text: String) -> Date? {
        guard let date = try? Date(text, strategy: .iso8601) else { return nil }
        return dates.contains(date) ? date : nil
    }

    /// The dates at which a session can begin: of the years 1970 to 2199.
    private static let dates = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 7_258_118_400)

    /// A date in messages.
    package static let dateExpectation = "an ISO 8601 date from 1970 to 2199 such as 2026-01-01T09:41:00Z"

    /// Whether a text is a whole address with a scheme, such as `https://example.org`, that is not too long for programs to be
    /// handed over.
    package static func isAddress(_ text: String) -> Bool {
        guard (1...addressLength).contains(text.utf8.count),
            let url = URL(string: text, encodingInvalidCharacters: false)
        else { return false }
        return url.scheme?.isEmpty == false
    }

    /// Whether a text can be the type of a shortcut, which is written into menus' files.
    package static func isShortcut(_ text: String) -> Bool {
        (1...256).contains(text.utf8.count) && text.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 }
    }

    package static let shortcutExpectation = "a shortcut's type of at most 256 bytes in one line"

    /// A range as errors and the help text spell it: `from 1 to 10000`.
    static func text(_ range: ClosedRange<Double>) -> String {
        "from \(JSONValue.text(of: range.lowerBound)) to \(JSONValue.text(of: range.upperBound))"
    }

    /// The expectation of a frame's size in error messages.
    package static let pixelExpectation = "at most \(JSONValue.text(of: pixels)) pixels in a frame"

    /// The error for a window whose frames would have more pixels than are allowed; nil for any other.
    ///
    /// A window that is smaller than the smallest canvas shows that one made smaller, so that one counts.
    package static func excess(of size: CGSize, at scale: CGFloat) -> String? {
        let canvas = canvas(for: size)
        let count = (canvas.width * scale).rounded() * (canvas.height * scale).rounded()
        guard count > pixels else { return nil }
        let (width, height) = (JSONValue.text(of: size.width), JSONValue.text(of: size.height))
        return "\(width)x\(height) points at \(JSONValue.text(of: scale)) pixels per point"
    }
}
