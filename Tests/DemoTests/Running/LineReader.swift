import Foundation

/// Reads the lines that a running process prints, and waits for the next ones.
final class LineReader {
    private let handle: FileHandle
    private var rest = Data()

    init(_ pipe: Pipe) { handle = pipe.fileHandleForReading }

    /// The next line, or nil when the process has closed its end.
    func next() -> String? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest = rest[rest.index(after: end)...] }
                return String(decoding: rest[..<end], as: UTF8.self)
            }
            let data = handle.availableData
            if data.isEmpty { return nil }
            rest.append(data)
        }
    }

    /// Reads up to the first line that contains every text; nil if the output ends before.
    func line(with texts: String...) -> String? {
        while let line = next() {
            if texts.allSatisfy(line.contains) { return line }
        }
        return nil
    }
}
