import Foundation
import HostInterface
import Testing
import UIKit

/// A file or folder in the position of a saved state that is none.
@Suite struct StatePlaceTests {
    private let folder = TemporaryFolder()
    private var path: String { folder.file("state") }

    /// A file that no app has saved.
    enum Stranger: String, CaseIterable {
        case letter, folder, pipe, socket, lostLink

        var exitCode: LaunchFailure.ExitCode { self == .letter ? .dataFormat : .cannotCreate }

        func put(at path: String) throws {
            switch self {
            case .letter: try Data("a letter to a friend".utf8).write(to: URL(fileURLWithPath: path))
            case .folder: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            case .pipe: try #require(mkfifo(path, 0o600) == 0)
            case .socket: try #require(mknod(path, S_IFSOCK | 0o600, 0) == 0)
            case .lostLink:
                try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
            }
        }

        /// Whether it is still unchanged.
        func isUntouched(at path: String) -> Bool {
            var status = stat()
            guard lstat(path, &status) == 0 else { return false }
            switch self {
            case .letter: return FileManager.default.contents(atPath: path) == Data("a letter to a friend".utf8)
            case .folder: return status.st_mode & S_IFMT == S_IFDIR
            case .pipe: return status.st_mode & S_IFMT == S_IFIFO
            case .socket: return status.st_mode & S_IFMT == S_IFSOCK
            case .lostLink: return status.st_mode & S_IFMT == S_IFLNK
            }
        }
    }

    @Test(arguments: Stranger.allCases)
    func `a file named by an option that is no saved state is refused and stays`(stranger: Stranger) throws {
        try stranger.put(at: path)

        let failure = #expect(throws: LaunchFailure.self) { try StateFile(path: path, appName: "Notes") }

        #expect(failure?.exitCode == stranger.exitCode)
        #expect(failure?.description.hasPrefix("--state: found ") == true)
        #expect(failure?.description.contains("`\(path)`") == true)
        #expect(stranger.isUntouched(at: path))
        #expect(folder.names == ["state"])
    }

    @Test(arguments: Stranger.allCases)
    func `a file in the way of a state that is being restored is refused and stays`(stranger: Stranger) throws {
        try stranger.put(at: path + ".restoring")

        let failure = #expect(throws: LaunchFailure.self) { try StateFile(path: path, appName: "Notes") }

        #expect(failure?.exitCode == stranger.exitCode)
        #expect(stranger.isUntouched(at: path + ".restoring"))
    }

    @Test(arguments: Stranger.allCases)
    func `a damaged state is moved beside the file with its name`(stranger: Stranger) throws {
        try stranger.put(at: path + ".damaged")
        let file = try StateFile(path: path, appName: "Notes")
        file.save(SavedStates.state("bad"))

        _ = file.load()
        file.setAside(because: "its checksum is wrong")

        #expect(stranger.isUntouched(at: path + ".damaged"))
        #expect(folder.data("state.damaged.2") == SavedStates.state("bad"))
    }

    @Test(arguments: Stranger.allCases.filter { $0 != .letter })
    func `a path that is no regular file stays, and no state is kept`(stranger: Stranger) throws {
        try FileManager.default.createDirectory(atPath: folder.file("Notes"), withIntermediateDirectories: true)
        let place = folder.file("Notes/restoration.plist")
        try stranger.put(at: place)
        let file = StateFile(appName: "Notes", in: folder.path)

        let state = file.load()
        file.save(SavedStates.state("new"))
        file.remove()

        #expect(state == nil)
        #expect(stranger.isUntouched(at: place))
    }

    @Test func `another file in the user's folder is put aside`() throws {
        try FileManager.default.createDirectory(atPath: folder.file("Notes"), withIntermediateDirectories: true)
        folder.write("a letter", to: "Notes/restoration.plist")
        let file = StateFile(appName: "Notes", in: folder.path)

        _ = file.load()
        file.setAside(because: "it is no saved state")
        file.save(SavedStates.state("new"))

        #expect(folder.text("Notes/restoration.plist.damaged") == "a letter")
        #expect(folder.data("Notes/restoration.plist") == SavedStates.state("new"))
    }

    @Test func `a device is refused`() {
        let failure = #expect(throws: LaunchFailure.self) { try StateFile(path: "/dev/null", appName: "Notes") }

        #expect(
            failure?.description
                == "--state: found a device at `/dev/null`, expected a saved state, an empty file or nothing.")
        #expect(failure?.exitCode == .cannotCreate)
    }

    @Test func `a file that cannot be read is refused`() {
        // The memory at address 0 of a process is never there.
        let failure = #expect(throws: LaunchFailure.self) { try StateFile(path: "/proc/self/mem", appName: "Notes") }

        #expect(failure?.exitCode == .noInput)
    }

    @Test func `a folder that is not writable is refused`() {
        folder.write("x", to: "file")

        let failure = #expect(throws: LaunchFailure.self) {
            try StateFile(path: folder.file("file/a/b"), appName: "Notes")
        }

        #expect(failure?.exitCode == .cannotCreate)
    }

    @Test(arguments: ["state-of-a-test", "-", "q"])
    func `a name without a folder is one in the present folder`(name: String) throws {
        defer { try? FileManager.default.removeItem(atPath: name) }
        let file = try StateFile(path: name, appName: "Notes")

        file.save(SavedStates.state("new"))

        #expect(try StateFile(path: name, appName: "Notes").load() == SavedStates.state("new"))
        #expect(rename(name + ".restoring", name) == 0)
    }

    @Test func `an empty file is filled, and stays when no state is kept`() throws {
        folder.write("", to: "state")
        let file = try StateFile(path: path, appName: "Notes")

        let first = file.load()
        file.remove()
        let afterwards = folder.names
        file.save(SavedStates.state("new"))

        #expect(first == nil)
        #expect(afterwards == ["state"])
        #expect(folder.data("state") == SavedStates.state("new"))
    }

    @Test func `a link to a state stays a link through a restoration`() throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "target")
        try StateFile(path: path, appName: "Notes").save(SavedStates.state("old"))
        let file = try StateFile(path: path, appName: "Notes")

        let state = file.load()
        file.didRestore()
        file.save(SavedStates.state("new"))

        #expect(state == SavedStates.state("old"))
        #expect(folder.names == ["state", "target"])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "target")
        #expect(folder.data("target") == SavedStates.state("new"))
    }

    @Test func `a file made at the path while the app runs stays`() throws {
        let file = try StateFile(path: path, appName: "Notes")
        _ = file.load()
        folder.write("a letter", to: "state")

        file.save(SavedStates.state("new"))
        file.remove()

        #expect(folder.text("state") == "a letter")
        #expect(folder.names == ["state"])
    }
}
