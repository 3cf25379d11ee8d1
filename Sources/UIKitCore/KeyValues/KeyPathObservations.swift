import Foundation

/// The observations of all objects that end by the names of observer and keys.
nonisolated final class KeyPathObservations: Sendable {
    static let shared = KeyPathObservations()

    private let entries = ObjectTable<[KeyPathObservation]>()

    func add(_ entry: KeyPathObservation, to object: NSObject) {
        entries.update(object) { $0 = ($0 ?? []) + [entry] }
    }

    /// Removes the last one that fits; nil where none does.
    func remove(
        _ observer: NSObject, _ keyPath: String, from object: NSObject,
        where hasContext: (UnsafeMutableRawPointer?) -> Bool
    ) -> KeyPathObservation? {
        entries.update(object) { list in
            let index = list?.lastIndex {
                $0.observer.refers(to: observer) && $0.keyPath == keyPath && hasContext($0.context)
            }
            guard let index else { return nil }
            let removed = list?.remove(at: index)
            if list?.isEmpty == true { list = nil }
            return removed
        }
    }
}
