package import Foundation

/// Settings of one session, which never change the user's: in memory, and optionally in a file.
///
/// `synchronize()` writes the file. A file that is not a property list counts as empty and is left unchanged.
package nonisolated final class SessionDefaults: UserDefaults {
    private let file: URL?
    private let lock = NSLock()
    private nonisolated(unsafe) var values: [String: Any] = [:]
    private nonisolated(unsafe) var registered: [String: Any] = [:]
    private nonisolated(unsafe) var isChanged = false
    /// Whether the file exists but is not one of ours.
    private let isInUse: Bool

    /// Reads the settings of a file; without one they are empty.
    package init(file: URL?) {
        let found = file.map(Self.contents) ?? .some([:])
        (self.file, isInUse) = (file, found == nil)
        // Only an empty name or the app's own name returns nil.
        super.init(suiteName: "session")!
        values = found ?? [:]
    }

    /// The values in a file: empty when there is no file, nil when it has another format.
    private static func contents(of file: URL) -> [String: Any]? {
        var status = stat()
        guard lstat(file.path, &status) == 0 else { return errno == ENOENT ? [:] : nil }
        guard status.st_mode & S_IFMT == S_IFREG, let data = try? Data(contentsOf: file) else { return nil }
        let list = PropertyListSerialization.list(fromUntrusted: data)
        return data.isEmpty ? [:] : list as? [String: Any]
    }

    package override func object(forKey defaultName: String) -> Any? {
        lock.withLock { values[defaultName] ?? registered[defaultName] }
    }

    package override func set(_ value: Any?, forKey defaultName: String) {
        lock.withLock {
            values[defaultName] = value
            isChanged = true
        }
    }

    package override func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

    package override func register(defaults registrationDictionary: [String: Any]) {
        lock.withLock { registered.merge(registrationDictionary) { $1 } }
    }

    package override func dictionaryRepresentation() -> [String: Any] {
        lock.withLock { registered.merging(values) { $1 } }
    }

    /// Writes the changes; false when that failed.
    @discardableResult
    package override func synchronize() -> Bool {
        lock.withLock {
            guard isChanged, let file else { return true }
            guard !isInUse else { return false }
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
                    .write(to: file, options: .atomic)
                isChanged = false
                return true
            } catch {
                return false
            }
        }
    }
}
