import Foundation

/// The observations of all objects that end by the names of observer and keys.
nonisolated final class KeyPathObservations: Sendable {
    static let shared = KeyPathObservations()

    private let entries = ObjectTable<[KeyPathObservation]>()

    func add(_ entry: KeyPathObservation, to object: NSObject) { entries[object, default: []].append(entry) }

    /// Removes the last one that fits; nil where none does.
    func remove(
        _ observer: NSObject, _ keyPath: String, from object: NSObject,
        where hasContext: (UnsafeMutableRawPointer?) -> Bool
    ) -> KeyPathObservation? {
        guard var list = entries[object],
            let index = list.lastIndex(where: {
                $0.observer === observer && $0.keyPath == keyPath && hasContext($0.context)
            })
        else { return nil }
        let removed = list.remove(at: index)
        entries[object] = list.isEmpty ? nil : list
        return removed
    }
}
