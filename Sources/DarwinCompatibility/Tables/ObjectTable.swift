import Foundation

/// Objects by the rules of their tables: held or not, equal by their own comparison or only to themselves; in the order
/// of adding.
struct ObjectTable<Value> {
    /// A reference that keeps its object, or does not.
    enum Reference {
        case strong(AnyObject)
        case weak(WeakReference)

        init(_ object: AnyObject, isWeak: Bool) {
            self = isWeak ? .weak(WeakReference(object)) : .strong(object)
        }

        var object: AnyObject? {
            switch self {
            case .strong(let object): object
            case .weak(let reference): reference.object
            }
        }
    }

    /// A reference that an object's end empties.
    final class WeakReference {
        private(set) weak var object: AnyObject?

        init(_ object: AnyObject) { self.object = object }
    }

    private struct Entry {
        let number: Int
        let key: Reference
        var value: Value
    }

    private let keysAreWeak: Bool
    private let comparesIdentity: Bool
    /// Whether an entry is over because its value is.
    private let isEnded: (Value) -> Bool
    private var buckets: [Int: [Entry]] = [:]
    private var count = 0
    /// As many entries as are allowed to be there before those are dropped whose objects have ended.
    private var limit = 16

    init(keysAreWeak: Bool, comparesIdentity: Bool, isEnded: @escaping (Value) -> Bool = { _ in false }) {
        (self.keysAreWeak, self.comparesIdentity, self.isEnded) = (keysAreWeak, comparesIdentity, isEnded)
    }

    /// The living objects with their values, in the order in which they were added.
    var pairs: [(key: AnyObject, value: Value)] {
        // Hash order: the entries are sorted by their numbers.
        buckets.values.joined().sorted { $0.number < $1.number }.compactMap { entry in
            entry.key.object.map { ($0, entry.value) }
        }
    }

    /// The object in the table that equals one, with its value.
    func pair(for key: AnyObject) -> (key: AnyObject, value: Value)? {
        for entry in buckets[hash(of: key)] ?? [] {
            if let object = entry.key.object, isEqual(object, key) { return (object, entry.value) }
        }
        return nil
    }

    /// Gives an object a value; one that is equal stays in the table itself.
    mutating func set(_ value: Value, for key: AnyObject) {
        let hash = hash(of: key)
        if let index = index(of: key, hash: hash) {
            buckets[hash]?[index].value = value
            return
        }
        if buckets.count >= limit { dropEnded() }
        count += 1
        // An object's number is its address, which one that has ended leaves to the next.
        buckets[hash]?.removeAll { $0.key.object == nil }
        buckets[hash, default: []].append(
            Entry(number: count, key: Reference(key, isWeak: keysAreWeak), value: value))
    }

    /// Takes an object out, or an equal one.
    mutating func remove(_ key: AnyObject) {
        let hash = hash(of: key)
        guard let index = index(of: key, hash: hash) else { return }
        buckets[hash]?.remove(at: index)
        if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
    }

    mutating func removeAll() { buckets = [:] }

    private func index(of key: AnyObject, hash: Int) -> Int? {
        buckets[hash]?.firstIndex { entry in entry.key.object.map { isEqual($0, key) } ?? false }
    }

    private mutating func dropEnded() {
        // Hash order: each bucket is treated alike.
        buckets = buckets.compactMapValues { entries in
            let there = entries.filter { $0.key.object != nil && !isEnded($0.value) }
            return there.isEmpty ? nil : there
        }
        limit = max(16, buckets.count * 2)
    }

    private func hash(of object: AnyObject) -> Int {
        if !comparesIdentity, let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }

    private func isEqual(_ one: AnyObject, _ other: AnyObject) -> Bool {
        if one === other { return true }
        guard !comparesIdentity, let one = one as? NSObject else { return false }
        return one.isEqual(other)
    }
}
