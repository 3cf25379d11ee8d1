import Foundation
import HostInterface
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

    @Test func `an abandoned file leaves the former one as it was`() throws {
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

    @Test func `a link's target is replaced, not the link`() throws {
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

    @Test func `an existing file with the name of a partial one stays`() throws {
        folder.write("mine", to: "out.partial")
        let file = try OutputFile(path: folder.file("out"), option: "--record")

        file.write("after".utf8)
        file.flush()
        let during = folder.names
        try file.finish()

        #expect(during == ["out.partial", "out.partial.2"])
        #expect(folder.text("out.partial") == "mine")
        #expect(folder.names == ["out", "out.partial"])
    }

    @Test func `a link to a file that is not there yet makes that file`() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "target")

        try OutputFile.write(Data("after".utf8), to: folder.file("link"), option: "--record")

        #expect(folder.text("target") == "after")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link")) == "target")
    }

    @Test func `a link round in a circle cannot be written and stays`() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "link")

        let failure = #expect(throws: LaunchFailure.self) {
            try OutputFile(path: folder.file("link"), option: "--record")
        }

        #expect(failure?.exitCode == .cannotCreate)
        #expect(folder.names == ["link"])
    }

    @Test func `a file that is replaced hands on its permissions`() throws {
        folder.write("before", to: "out")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.file("out"))

        try OutputFile.write(Data("after".utf8), to: folder.file("out"), option: "--record")

        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("out"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `a folder and a socket cannot be written and stay`() throws {
        try FileManager.default.createDirectory(atPath: folder.file("folder"), withIntermediateDirectories: false)
        try #require(mknod(folder.file("socket"), S_IFSOCK | 0o600, 0) == 0)

        for name in ["folder", "socket"] {
            let failure = #expect(throws: LaunchFailure.self) {
                try OutputFile(path: folder.file(name), option: "--record")
            }
            #expect(failure?.exitCode == .cannotCreate)
        }
        #expect(folder.names == ["folder", "socket"])
    }

    @Test func `a full disk is reported at the end`() throws {
        let file = try OutputFile(path: "/dev/full", option: "--trace")
        file.write("line".utf8)

        let failure = #expect(throws: LaunchFailure.self) { try file.finish() }

        #expect(failure?.exitCode == .cannotCreate)
    }
}
