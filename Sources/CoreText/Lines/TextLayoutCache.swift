import Synchronization

/// Keeps recent layouts so that no text is shaped twice while it is in use.
///
/// Two generations: the layouts that were asked for since the last turn-over, and those of the one before. A layout asked
/// for again moves to the young one; a turn-over drops the old one. That is close to least-recently-used at the cost of
/// two look-ups.
package final class TextLayoutCache: Sendable {
    /// A request hashed once, however often it is looked up and moved.
    private struct Key: Hashable {
        let request: TextRequest
        let hash: Int

        init(_ request: TextRequest) {
            self.request = request
            hash = request.hashValue
        }

        static func == (left: Self, right: Self) -> Bool { left.hash == right.hash && left.request == right.request }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    private struct Generations {
        var young: [Key: TextLayout] = [:]
        var old: [Key: TextLayout] = [:]
    }

    private let capacity: Int
    private let generations = Mutex(Generations())

    /// Makes a cache that holds between one and two times `capacity` layouts.
    package init(capacity: Int = 1024) { self.capacity = capacity }

    /// The layout for a request, made by `make` only when it is not kept.
    package func layout(for request: TextRequest, make: (TextRequest) -> TextLayout) -> TextLayout {
        let key = Key(request)
        let kept = generations.withLock { generations -> TextLayout? in
            if let layout = generations.young[key] { return layout }
            guard let layout = generations.old[key] else { return nil }
            Self.insert(layout, for: key, in: &generations, capacity: capacity)
            return layout
        }
        if let kept { return kept }
        let layout = make(request)
        generations.withLock { Self.insert(layout, for: key, in: &$0, capacity: capacity) }
        return layout
    }

    /// Removes all layouts, as on a memory warning.
    package func removeAll() { generations.withLock { $0 = Generations() } }

    private static func insert(
        _ layout: TextLayout, for key: Key, in generations: inout Generations, capacity: Int
    ) {
        if generations.young.count >= capacity {
            generations.old = generations.young
            generations.young = Dictionary(minimumCapacity: capacity)
        }
        generations.young[key] = layout
    }
}
