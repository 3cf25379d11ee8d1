import Foundation
import HostInterface
import QuartzCore

extension ApplicationRuntime {
    /// An identifier that the app's settings keep under a key; it is first made from the session's seed, so that a replay has
    /// it too.
    func keptIdentifier(forKey key: String) -> UUID {
        if let text = defaults.string(forKey: key), let identifier = UUID(uuidString: text) { return identifier }
        // Another key begins elsewhere.
        let start = key.utf8.reduce(configuration.seed) { $0 &* 31 &+ UInt64($1) }
        var numbers = SeededNumbers(seed: start)
        var bytes = (0..<16).map { _ in UInt8(truncatingIfNeeded: numbers.next() >> 32) }
        // The marks of a random identifier: version 4, variant 1.
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        let hexadecimal = bytes.map { String(format: "%02X", $0) }
        let parts = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { hexadecimal[$0].joined() }
        let identifier = UUID(uuidString: parts.joined(separator: "-")) ?? UUID()
        defaults.set(identifier.uuidString, forKey: key)
        return identifier
    }
}
