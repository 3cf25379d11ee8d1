#if DEBUG
import Synchronization

/// Counts the back references to each object, in debug builds only.
@usableFromInline package nonisolated enum BackReferenceLedger {
    private static let counts = Mutex<[UInt: Int]>([:])

    /// A reference was to one object and is to another now.
    @usableFromInline package static func change(from old: UnsafeMutableRawPointer?, to new: UnsafeMutableRawPointer?) {
        guard old != new else { return }
        counts.withLock { counts in
            if let old { counts[UInt(bitPattern: old), default: 0] -= 1 }
            if let new { counts[UInt(bitPattern: new), default: 0] += 1 }
            if let old, counts[UInt(bitPattern: old)] == 0 { counts[UInt(bitPattern: old)] = nil }
        }
    }

    /// Stops the program if a part refers to an object that is being deallocated.
    @usableFromInline package static func expectNone(to object: UnsafeMutableRawPointer, of kind: Any.Type) {
        guard let count = counts.withLock({ $0[UInt(bitPattern: object)] }) else { return }
        fatalError(
            "An object of class \(kind) has gone with back references to it left: \(count). Its deinit has to call "
                + "forget(_:) on each.")
    }
}
#endif
