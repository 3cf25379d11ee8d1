import Foundation
import Testing
import UIKit

@Suite struct OutputFileTests {
    private let folder = TemporaryFolder()

    @Test func `a file has its name only when it is finished`() throws {
        folder.write("before", to: "out")
        let file = try OutputFile(path: folder.file("out"), option: "--record")

        file.write("after".utf8)
        file.flush()
        let during = folder.text("out")
        try file.finish()

        #expect(during == "before")
        #expect(folder.text("out") == "after")
        #expect(folder.names == ["out"])
    }

    @Test func `a file that is given up leaves what was there`() throws {
        folder.write("before", to: "out")
        let file = try OutputFile(path: folder.file("out"), option: "--record")

        file.write("after".utf8)
        file.discard()

        #expect(folder.text("out") == "before")
        #expect(folder.names == ["out"])
    }

    @Test func `more than a buffer arrives whole`() throws {
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }

        try OutputFile.write(Data(bytes), to: folder.file("out"), option: "--record")

        #expect(folder.data("out") == Data(bytes))
    }

    @Test func `what a link points to is replaced, not the link`() throws {
        folder.write("before", to: "target")
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("link"), withDestinationPath: folder.file("target"))

        try OutputFile.write(Data("after".utf8), to: folder.file("link"), option: "--record")

        #expect(folder.text("target") == "after")
        #expect(folder.names == ["link", "target"])
    }

    @Test func `a folder that is not there is named with the option`() {
        let path = folder.file("missing/out")

        let failure = #expect(throws: LaunchFailure.self) { try OutputFile(path: path, option: "--screenshot") }

        #expect(failure?.exitCode == .cannotCreate)
        #expect(
            failure?.description
                == "--screenshot: found that `\(path)` cannot be written (No such file or directory), expected a file that can."
        )
    }

    @Test func `a full disk is told at the end`() throws {
        let file = try OutputFile(path: "/dev/full", option: "--trace")
        file.write("line".utf8)

        let failure = #expect(throws: LaunchFailure.self) { try file.finish() }

        #expect(failure?.exitCode == .cannotCreate)
    }
}
