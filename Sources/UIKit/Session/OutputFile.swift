import Foundation
import UIKitCore

/// A file that appears under its name only when it is complete.
///
/// Until then it is written beside it with `.partial` added, where a crash leaves what there was. What is no regular file,
/// such as `/dev/stdout`, is written directly.
package final class OutputFile {
    private static let bufferSize = 1 << 16

    private let option: String
    private let path: String
    private let partialPath: String?
    private var descriptor: Int32
    private var buffer: [UInt8] = []
    private var error: Int32?

    /// Opens the file for an option, whose name errors mention. Throws a `LaunchFailure` when it cannot be written.
    package init(path: String, option: String) throws {
        self.option = option
        // A link stays a link to what is replaced.
        self.path =
            realpath(path, nil).map { resolved in
                defer { free(resolved) }
                return String(cString: resolved)
            } ?? path
        var status = stat()
        let isSpecial = stat(self.path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
        partialPath = isSpecial ? nil : self.path + ".partial"
        descriptor = open(partialPath ?? self.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(errno) }
    }

    /// Adds bytes. An error is kept for `finish()`, after which nothing more is written.
    package func write(_ bytes: some Sequence<UInt8>) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.bufferSize { flush() }
    }

    /// Hands everything to the system, so that a crash loses nothing of it.
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

    /// Completes the file and gives it its name. Throws a `LaunchFailure` when anything could not be written.
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
            "\(option): found that `\(path)` cannot be written (\(String(cString: strerror(error)))), expected a file that "
                + "can.")
    }

    /// Writes a whole file at once.
    package static func write(_ data: Data, to path: String, option: String) throws {
        let file = try OutputFile(path: path, option: option)
        file.write(data)
        try file.finish()
    }
}
