import Foundation
import Testing

/// The program Bundled is written as for iOS and built by the plugin: it prints the resources that it finds in its bundle.
@Suite struct BundledAppTests {
    private static func run(_ options: [String]) throws -> [String] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("Bundled")
        process.arguments = ["--headless", "--duration", "0"] + options
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return text.split(separator: "\n").map(String.init)
    }

    @Test func `an app finds its information, texts, plurals, assets and files in the main bundle`() throws {
        let lines = try Self.run([])

        #expect(
            lines == [
                "com.example.bundled Bundled Up 7", "Hello", "Hello", "No cats", "1 cat", "2 cats", "25.0 2.0", "true",
                "[0.25, 0.5, 1.0, 1.0]", "[1, 2]", "true", "--headless",
            ])
    }

    @Test func `the language of the launch chooses texts and plurals`() throws {
        let lines = try Self.run(["--locale", "de_AT"])

        #expect(lines.dropFirst().prefix(5) == ["Hallo", "Hallo", "Keine Katzen", "1 Katze", "2 Katzen"])
    }
}
