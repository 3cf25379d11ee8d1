import Foundation
import Synchronization
import Testing

@Suite struct EndingTests {
    @Test func `after a fault the work of other threads goes on in real time`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fault-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        let process = try WaitsProcess(
            "faulty", duration: 60,
            options: ["--monkey", "7:40", "--record", folder.appendingPathComponent("a.jsonl").path], status: 70)

        let lines = process.errors.split(separator: "\n").filter { $0.hasPrefix("thread ") }
        #expect(lines.sorted() == ["thread queued", "thread slept", "thread started", "thread woken"])
        #expect(process.errors.contains("fail alike"), "\(process.errors)")
    }

    @Test func `windows with one seed that fail at the same time are shortened apart`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("faults-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (server, screen) = (WebServer(), try Screen())
        let complaints = Mutex<[String]>([])

        DispatchQueue.concurrentPerform(iterations: 4) { index in
            let options = ["--monkey", "7:40", "--record", folder.appendingPathComponent("\(index).jsonl").path]
            let process = Result {
                try WaitsProcess(
                    "waiting \(server.port)", duration: 30, options: options, on: screen, program: "Loads", status: 70)
            }
            let complaint = (try? process.get().errors) ?? "\(process)"
            complaints.withLock { $0.append(complaint) }
        }
        server.stop()

        let unlike = complaints.withLock { $0 }.filter { !$0.contains("fail alike") }
        #expect(unlike.isEmpty, "\(unlike)")
    }
}
