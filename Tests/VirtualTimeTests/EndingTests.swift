import Foundation
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
}
