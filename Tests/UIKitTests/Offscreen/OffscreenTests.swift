import Foundation
import Testing
import UIKit

@Suite struct OffscreenTests {
    /// The outputs of the program Offscreen, which imports only UIKit and launches no app.
    private static func run(picture: String) throws -> [String] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("Offscreen")
        process.arguments = [picture]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return text.split(separator: "\n").map(String.init)
    }

    @Test func `labels, fonts, views and pictures work in a program that launches no app`() throws {
        let folder = TemporaryFolder()
        let path = folder.file("label.png")

        let lines = try Self.run(picture: path)
        let picture = try #require(UIImage(contentsOfFile: path)?.cgImage)
        let sizes = lines.map { $0.split(separator: " ").compactMap { Int($0) } }

        #expect(lines.map { $0.split(separator: " ").first } == ["label", "line", "picture"])
        // Fourteen letters of 20 points: about half as wide as high each, in a line of its font.
        #expect((100...200).contains(sizes[0][0]))
        #expect(sizes[0][1] == sizes[1][0])
        #expect(sizes[2] == [200, 40])
        let pixels = try #require(picture.dataProvider?.data as Data?)
        #expect(Set(pixels).count > 16)
    }
}
