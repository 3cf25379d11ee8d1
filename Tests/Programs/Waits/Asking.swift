import Foundation
import UIKit

/// An app that asks others: a server in the network, and another program.
@MainActor struct Asking {
    /// Asks the server at a port of this machine, and notes its answer within three seconds.
    func run(port: UInt16) {
        Thread.detachNewThread { Diary.note("answer \(Self.answer(from: port))") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { Diary.note("after 0.5") }
    }

    /// Starts a program and waits until it has ended.
    func runProgram() {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/true")
        do { try process.run() } catch { return Diary.say("\(error)") }
        process.waitUntilExit()
        Diary.say("status \(process.terminationStatus)")
    }

    private nonisolated static func answer(from port: UInt16) -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected, send(descriptor, "?", 1, 0) == 1 else { return "no connection" }
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&state, 1, 3000) == 1 else { return "none" }
        var byte: UInt8 = 0
        return recv(descriptor, &byte, 1, 0) == 1 ? String(UnicodeScalar(byte)) : "end"
    }
}
