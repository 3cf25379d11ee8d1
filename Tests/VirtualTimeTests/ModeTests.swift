import Foundation
import Testing

@Suite struct ModeTests {
    /// A finger that drags from 0.6 s to 0.8 s, rests until 1.6 s and is lifted.
    private static let recording: String = {
        func touch(_ time: Double, _ phase: String, _ y: Double) -> String {
            #"{"t":\#(time),"event":"touch","phase":"\#(phase)","id":1,"x":180,"y":\#(y),"pointer":"finger"}"#
        }
        var lines = [
            #"{"format":"uikit-recording","version":1,"app":"Waits","size":[375,667],"scale":1,"idiom":"phone","#
                + #""appearance":"light","locale":"en_US","timeZone":"UTC","date":"2026-01-01T09:41:00Z"}"#
        ]
        lines.append(touch(0.6, "began", 500))
        for step in 1...10 { lines.append(touch(0.6 + 0.02 * Double(step), "moved", 500 - 10 * Double(step))) }
        lines.append(touch(1.6, "ended", 400))
        lines.append(#"{"t":2.4,"event":"end"}"#)
        return lines.joined(separator: "\n") + "\n"
    }()

    private static func run() throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("modes-\(UUID().uuidString).jsonl")
        try Data(recording.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try WaitsProcess("modes", duration: 2.4, options: ["--replay", file.path]).lines
    }

    @Test func `work of the default mode alone waits until the finger is lifted`() throws {
        let lines = try Self.run()

        func times(_ name: String) -> [Double] {
            lines.compactMap { line in
                guard let space = line.firstIndex(of: " "), line[space...] == " \(name) main" else { return nil }
                return Double(line[..<space])
            }
        }
        let beats = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25]
        #expect(times("common") == beats)
        // The calls that were missed while the finger was down are one, when it is lifted.
        #expect(times("default") == [0.25, 0.5, 1.6, 1.75, 2, 2.25])
        // The finger scrolls from 0.62 s on; what was missed before is one call then.
        #expect(times("tracking").dropFirst() == [0.75, 1, 1.25, 1.5])
        #expect((0.62...0.65).contains(times("tracking").first ?? 0))
        #expect(times("performed common") == [1])
        #expect((1.6...1.62).contains(times("performed default").first ?? 0))
    }

    @Test func `a display link in the default mode alone rests while a finger scrolls`() throws {
        let lines = try Self.run()

        func count(_ name: String) -> Int {
            lines.first { $0.hasPrefix("frames in \(name) ") }.flatMap { Int($0.split(separator: " ")[3]) } ?? 0
        }
        // Sixty in a second for 2.1 s; 0.98 s of them without those in the default mode.
        #expect((124...128).contains(count("common")))
        #expect((55...62).contains(count("common") - count("default")))
    }
}
