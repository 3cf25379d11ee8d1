import Foundation
import Synchronization

/// A server on this machine, for one test.
final class WebServer: Sendable {
    private let descriptor: Int32
    /// The requests for `/turns` so far, in all servers.
    private static let turns = Mutex(0)
    /// The port, which the system has chosen.
    let port: UInt16

    init() {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(descriptor, $0, size)
                _ = listen(descriptor, 16)
                _ = getsockname(descriptor, $0, &size)
            }
        }
        (self.descriptor, port) = (descriptor, UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread {
            // Ends with the descriptor.
            while case let connection = accept(descriptor, nil, nil), connection >= 0 {
                Thread.detachNewThread { Self.serve(connection) }
            }
        }
    }

    /// Closes the port.
    func stop() {
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
    }

    private static func serve(_ connection: Int32) {
        defer { close(connection) }
        var (request, part) = (Data(), [UInt8](repeating: 0, count: 4096))
        let end = Data("\r\n\r\n".utf8)
        var head: Range<Data.Index>?
        while head == nil {
            let count = recv(connection, &part, part.count, 0)
            guard count > 0 else { return }
            request.append(contentsOf: part[..<count])
            head = request.range(of: end)
        }
        let text = String(decoding: request, as: UTF8.self)
        let path = text.split(separator: " ").dropFirst().first ?? ""
        var body = text.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n")
        while path == "/echo", body.utf8.count < "what is sent".utf8.count {
            let count = recv(connection, &part, part.count, 0)
            guard count > 0 else { return }
            body += String(decoding: part[..<count], as: UTF8.self)
        }
        // Only a client in real time can see that.
        if path == "/late" { usleep(300_000) }
        // Longer than any test takes to cancel it.
        if path == "/never" { sleep(20) }
        if path == "/turns" {
            let turn = turns.withLock {
                $0 += 1
                return $0
            }
            body = "turn \(turn)"
            // The first of two is answered last.
            if turn % 2 == 1 { usleep(300_000) }
        }
        if path == "/slow" || path == "/ceasing" { return serveParts(connection, path == "/slow" ? 3 : 2) }
        let answer = answer(to: path, body)
        answer.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(
                    connection, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    /// Sends some of three parts, two seconds apart. Without the last one it waits for longer than any client.
    private static func serveParts(_ connection: Int32, _ count: Int) {
        let head = "HTTP/1.1 200 OK\r\nContent-Length: 18\r\nConnection: close\r\n\r\n"
        for part in [head, "first,", "second,", "third"].prefix(count + 1) {
            guard send(connection, part, part.utf8.count, Int32(MSG_NOSIGNAL)) > 0 else { return }
            if part != head { sleep(2) }
        }
        if count < 3 { sleep(20) }
    }

    private static func answer(to path: Substring, _ body: String) -> Data {
        func answer(_ status: String, _ fields: [String] = [], _ body: String) -> Data {
            let lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + fields
            return Data((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
        }
        return switch path {
        case "/hello": answer("200 OK", ["Content-Type: text/plain", "Set-Cookie: a=b"], "hello")
        case "/late": answer("200 OK", ["Content-Type: text/late"], "late")
        case "/moved": answer("302 Found", ["Location: /hello"], "")
        case "/echo": answer("200 OK", ["Content-Type: text/echo"], body)
        case "/turns": answer("200 OK", ["Content-Type: text/turn"], body)
        case "/large": answer("200 OK", [], String(repeating: "x", count: 50_000))
        default: answer("404 Not Found", ["Content-Type: text/none"], "none")
        }
    }
}
