import Foundation
import Testing

@Suite struct AskingTests {
    /// A server on this machine, which answers one question or none.
    private final class Server {
        private let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        /// The port, which the system has chosen.
        let port: UInt16

        /// Listens; the question is answered by another thread.
        init(answers: Bool) {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let descriptor = descriptor
            withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    _ = bind(descriptor, $0, size)
                    _ = listen(descriptor, 1)
                    _ = getsockname(descriptor, $0, &size)
                }
            }
            port = UInt16(bigEndian: address.sin_port)
            guard answers else { return }
            Thread.detachNewThread {
                let connection = accept(descriptor, nil, nil)
                var byte: UInt8 = 0
                if recv(connection, &byte, 1, 0) == 1 { send(connection, "!", 1, 0) }
                close(connection)
            }
        }

        deinit { close(descriptor) }
    }

    @Test func `an answer of the network arrives at the time of the question, and a sentence names the host`() throws {
        let server = Server(answers: true)

        let process = try WaitsProcess("asking \(server.port)", duration: 1)

        #expect(process.lines == ["0.000 answer ! other", "0.500 after 0.5 main"])
        #expect(process.errors.contains("The app asked the network (127.0.0.1:\(server.port))."))
        #expect(process.errors.split(separator: "\n").count == 1)
    }

    @Test func `a missing answer holds time for ten seconds, and a sentence names the host`() throws {
        let server = Server(answers: false)
        var process: WaitsProcess?

        let time = try ContinuousClock().measure { process = try WaitsProcess("asking \(server.port)", duration: 4) }

        #expect(process?.lines == ["0.500 after 0.5 main", "3.000 answer none other"])
        #expect(
            process?.errors.contains("The app waited for the network (127.0.0.1:\(server.port)) for 10 s.") == true)
        #expect(process?.errors.split(separator: "\n").count == 1)
        #expect(time > .seconds(10))
    }

    @Test func `a sentence names the program that an app has started`() throws {
        let process = try WaitsProcess("program", duration: 1)

        #expect(process.lines == ["status 0"])
        #expect(process.errors.contains("The app started a program (/bin/true)."))
        // Foundation has a pair of sockets of this machine for programs, with which nobody else is asked.
        #expect(process.errors.split(separator: "\n").count == 1, "\(process.errors)")
    }
}
