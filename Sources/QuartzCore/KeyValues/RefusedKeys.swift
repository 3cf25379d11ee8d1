import Foundation

/// The keys that objects refuse while values of a file are set, for the file's reader to report.
///
/// Everybody else's refusals stop the program, or are ignored where Core Animation ignores values of another type.
package nonisolated final class RefusedKeys: @unchecked Sendable {
    /// One value that an object did not accept, or one key that it does not have.
    package struct Refusal {
        package let key: String
        package let owner: AnyObject
        /// The type of the property's values; nil where the object has no such property.
        package let valueType: Any.Type?
    }

    // A task that is begun while keys are collected inherits the collection, on any thread.
    @TaskLocal private static var current: RefusedKeys?

    private let lock = NSLock()
    private var first: Refusal?
    private var isOver = false

    /// Calls a closure that sets or reads keys, on this thread.
    ///
    /// - Parameter body: The closure; a refused key in it neither stops the program nor is ignored.
    /// - Returns: The first refusal; nil for none.
    package static func first(in body: () -> Void) -> Refusal? {
        let keys = RefusedKeys()
        $current.withValue(keys, operation: body)
        return keys.lock.withLock {
            keys.isOver = true
            return keys.first
        }
    }

    /// Whether refusals are collected; otherwise they stop the program.
    package static var isCollecting: Bool { current.map { keys in keys.lock.withLock { !keys.isOver } } ?? false }

    /// Collects a refusal; false outside of `first(in:)`.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - owner: The object.
    ///   - valueType: The type of the property's values; nil where the object has no such property.
    @discardableResult
    package static func collect(_ key: String, of owner: AnyObject, valueType: Any.Type? = nil) -> Bool {
        guard let keys = current else { return false }
        return keys.lock.withLock {
            if keys.isOver { return false }
            keys.first = keys.first ?? Refusal(key: key, owner: owner, valueType: valueType)
            return true
        }
    }
}
