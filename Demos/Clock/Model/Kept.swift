import Foundation

/// A value that is there again at the next launch: it is written to the defaults whenever it changes.
final class Kept<Value: Codable & Equatable> {
    private let key: String
    private let defaults: UserDefaults

    var value: Value {
        didSet { if value != oldValue { write() } }
    }

    /// Reads the value that was kept under a name; without it, or when it cannot be read, the first value is used.
    init(_ key: String, in defaults: UserDefaults, first: Value) {
        (self.key, self.defaults) = (key, defaults)
        value = Self.read(key, defaults) ?? first
    }

    private static func read(_ key: String, _ defaults: UserDefaults) -> Value? {
        guard let data = defaults.data(forKey: key) else { return nil }
        do {
            return try JSONDecoder().decode(Value.self, from: data)
        } catch {
            report("What was kept of the \(key) could not be read: \(error)")
            return nil
        }
    }

    private func write() {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            defaults.set(try encoder.encode(value), forKey: key)
        } catch {
            Self.report("The \(key) could not be kept: \(error)")
        }
    }

    private static func report(_ sentence: String) {
        FileHandle.standardError.write(Data("Clock: \(sentence)\n".utf8))
    }
}
