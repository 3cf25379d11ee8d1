import Foundation
import UIKit

/// A thread that waits for a signal that is never sent, and a main thread that waits for another one.
@MainActor struct Outside {
    /// Waits, and notes when that was over.
    func run() {
        let pipe = Pipe()
        Thread.detachNewThread { _ = pipe.fileHandleForReading.readData(ofLength: 1) }
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            Thread.sleep(forTimeInterval: 0.5)
            semaphore.signal()
        }
        semaphore.wait()
        Diary.note("waited 0.5")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { Diary.note("after 0.5") }
    }

    /// Reads from a pipe with a name, asks a socket, opens a device or reads the standard input, on a thread.
    ///
    /// - Parameter words: `read`, the kind and a path.
    func read(_ words: [String]) {
        let path = words[2]
        Thread.detachNewThread {
            switch words[1] {
            case "pipe": Diary.note(Self.text(FileHandle(forReadingAtPath: path)?.readData(ofLength: 1)))
            case "socket": Diary.note("\(Self.reach(path))")
            case "device": Diary.note(FileHandle(forReadingAtPath: "/dev/ptmx") == nil ? "absent" : "opened")
            case "line": Diary.note(readLine() ?? "nothing")
            default: Diary.note(Self.text(FileHandle.standardInput.availableData))
            }
        }
    }

    /// Reads from a pipe of its own and from the device without content.
    func readWithin() {
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data("inside".utf8))
        Thread.detachNewThread {
            Diary.note(Self.text(pipe.fileHandleForReading.availableData))
            Diary.note("\(FileHandle(forReadingAtPath: "/dev/null")?.availableData.count ?? -1)")
        }
    }

    private nonisolated static func text(_ data: Data?) -> String {
        guard let data, !data.isEmpty else { return "nothing" }
        return String(decoding: data, as: UTF8.self)
    }

    private nonisolated static func reach(_ path: String) -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
