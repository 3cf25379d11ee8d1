import Foundation
import HostInterface
import UIKitCore

/// A file that appears under its name only when it is complete.
///
/// Until then it is written beside it with `.partial` added, where a crash leaves the bytes so far; if there is a file of
/// that name, with `.partial.2` and so on. A link stays a link, also to a file that is not there yet, and a file that is
/// replaced hands on its permissions. Pipes and character devices such as `/dev/stdout` are written directly, and a pipe
/// waits for its reader.
package final class OutputFile {
    private static let bufferSize = 1 << 16
    /// Names that are tried for the partial file.
    private static let attempts = 1000

    private let option: String
    /// The path of the file; nil for output that is written directly.
    let place: String?
    private let path: String
    private let givenPath: String
    private var partialPath: String?
    private var descriptor: Int32 = -1
    private var buffer: [UInt8] = []
    private var error: Int32?

    /// Opens the file for an option, whose name errors mention. Throws a `LaunchFailure` when it cannot be written.
    package init(path: String, option: String) throws {
        (self.option, givenPath) = (option, path)
        var status = stat()
        let exists = stat(path, &status) == 0
        let kind = status.st_mode & S_IFMT
        let isDirect = exists && kind != S_IFREG
        self.path = isDirect ? path : Self.destination(of: path)
        place = isDirect ? nil : self.path
        if isDirect {
            // Bytes on a block device would be lost to the file system on it.
            guard kind != S_IFBLK else { throw failure(EPERM) }
            descriptor = open(path, O_WRONLY | O_CLOEXEC)
        } else {
            // A link that is left leads round in a circle.
            guard !Self.isLink(self.path) else { throw failure(ELOOP) }
            guard !exists || access(self.path, W_OK) == 0 else { throw failure(errno) }
            openPartial()
        }
        guard descriptor >= 0 else { throw failure(errno) }
        if partialPath != nil, exists { fchmod(descriptor, status.st_mode & 0o777) }
    }

    /// Opens the partial file under the first name that is free; without one, `errno` has the reason.
    private func openPartial() {
        for number in 1...Self.attempts {
            let name = path + ".partial" + (number == 1 ? "" : ".\(number)")
            descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { partialPath = name }
            if descriptor >= 0 || errno != EEXIST { return }
        }
    }

    /// Adds bytes. An error is kept for `finish()`, after which no more bytes are written.
    package func write(_ bytes: some Sequence<UInt8>) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.bufferSize { flush() }
    }

    /// Hands all bytes to the system, so that a crash loses none of them.
    package func flush() {
        guard error == nil else { return buffer.removeAll() }
        buffer.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = Foundation.write(
                    descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
                if count < 0, errno != EINTR {
                    error = errno
                    return
                }
                written += max(0, count)
            }
        }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Completes the file and gives it its name. Throws a `LaunchFailure` when a byte could not be written.
    package func finish() throws {
        flush()
        if close(descriptor) != 0, error == nil { error = errno }
        descriptor = -1
        if error == nil, let partialPath, rename(partialPath, path) != 0 { error = errno }
        guard let error else { return }
        if let partialPath { unlink(partialPath) }
        throw failure(error)
    }

    /// Gives the file up without a trace.
    package func discard() {
        guard descriptor >= 0 else { return }
        close(descriptor)
        descriptor = -1
        if let partialPath { unlink(partialPath) }
    }

    private func failure(_ error: Int32) -> LaunchFailure {
        LaunchFailure(
            .cannotCreate,
            "\(option): found that `\(givenPath)` cannot be written (\(String(cString: strerror(error)))), expected a file that "
                + "can.")
    }

    /// Writes a whole file at once.
    package static func write(_ data: Data, to path: String, option: String) throws {
        let file = try OutputFile(path: path, option: option)
        file.write(data)
        try file.finish()
    }

    // MARK: Links

    /// The final path of a path, links followed, whether there is a file or not.
    static func destination(of path: String) -> String {
        // Absolute, for Foundation's names of folders stop the program where a relative path is a single letter.
        var path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        for _ in 0..<40 {
            if let resolved = realpath(path, nil) {
                defer { free(resolved) }
                return String(cString: resolved)
            }
            let folder = (path as NSString).deletingLastPathComponent
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
                guard let resolved = realpath(folder, nil) else { return path }
                defer { free(resolved) }
                return String(cString: resolved) + "/" + (path as NSString).lastPathComponent
            }
            path = target.hasPrefix("/") ? target : folder + "/" + target
        }
        return path
    }

    /// Whether there is a link, wherever it leads.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
