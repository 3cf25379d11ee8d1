import Foundation
import Testing

/// Programs whose sources are an iOS project's, run headless with a recording of taps.
@Suite struct PlantsTests {
    private static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func output(of program: String) throws -> [String] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: program)
        let recording = project.appending(path: "Tests/Programs/Plants/Recordings/taps.jsonl")
        process.arguments = ["--headless", "--replay", recording.path]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return text.split(separator: "\n").map(String.init)
    }

    @Test(arguments: ["Plants", "PlantsInSwift6"])
    func `selectors, overrides in extensions, optional requirements and messages by name work`(program: String) throws {
        let lines = try Self.output(of: program)

        // The overrides in the extension answer, and the one calls that of the superclass's extension.
        #expect(lines.first == "Plants 2 plants: Fern, Cactus labels.text")
        // The delegate's step is one more than the level: 1, 3, 7. A long press empties the gauge.
        #expect(lines[1...5] == ["gauge 1", "gauge 3", "gauge 7", "full", "gauge 1"])
        #expect(lines[6...7] == ["base refreshes", "plants refresh at line 43"])
        #expect(lines[8...11] == ["Fern 2 true", "Cactus 2 true", "Fern 4 false", "Cactus 4 false"])
        // The responder chain ends with the app's delegate.
        #expect(lines[12] == "help for Help")
        #expect(lines[13] == "dryOut gaugeChanged:event: isThirsty")
        #expect(lines[14] == "true false false")
        #expect(lines[15] == "true false")
        // The class is found by its name; the first plant forgot its water.
        #expect(lines[16...17] == ["true", "PlantsViewController.swift 0"])
        #expect(lines[18...] == ["on a phone"])
    }
}
