import Foundation
import Testing

/// Two connected sockets, of which one can have urgent data for the other, as the kernel's file has.
final class UrgentConnection {
    /// Given away: whoever gets it closes it.
    let receiver: Int32
    private let sender: Int32

    init() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let size = length
        let sender = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let isConnected = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(listener, generic, size) == 0 && listen(listener, 1) == 0
                    && getsockname(listener, generic, &length) == 0 && connect(sender, generic, length) == 0
            }
        }
        try #require(isConnected)
        self.sender = sender
        receiver = accept(listener, nil, nil)
    }

    deinit {
        // A reader that waits at the other end continues, and closes it.
        shutdown(receiver, Int32(SHUT_RDWR))
        close(sender)
    }

    func sendUrgentByte() { _ = send(sender, "!", 1, Int32(MSG_OOB)) }

    /// Removes the urgent byte that waits at a receiver.
    nonisolated static func consumeUrgentByte(_ receiver: Int32) {
        var byte: UInt8 = 0
        _ = recv(receiver, &byte, 1, Int32(MSG_OOB))
    }
}
