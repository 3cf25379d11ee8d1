import CoreGraphics
import Foundation

/// A cache of rasterised drawings, scaled pictures and shadows: at most one of each per layer, within a memory budget.
///
/// The least recently used entries are evicted first. Used by one thread at a time.
final class BitmapCache {
    /// The inputs that a bitmap was made from, apart from the layer that it belongs to.
    struct DrawingKey: Hashable {
        let version: UInt64
        let scale: CGFloat
    }

    /// A picture at the size in pixels that it is shown in.
    struct PictureKey: Hashable {
        let image: CGImage
        let width: Int
        let height: Int
        let interpolation: CGInterpolationQuality
    }

    /// A subtree at the scale that it is shown in.
    struct SubtreeKey: Hashable {
        let contentID: UInt64
        let scaleX: CGFloat
        let scaleY: CGFloat
    }

    private enum Kind: Hashable {
        case drawing, text, picture, shadow, subtree, backdrop, backgroundTile, borderTile
    }

    /// A value with its key, whose types only the one who asks for the value has to know.
    private class Entry {
        let kind: Kind
        let bytes: Int
        @exclusivity(unchecked) var lastUse: UInt64
        /// Another entry of the layer; nearly every layer has one at most.
        @exclusivity(unchecked) var next: Entry?

        init(kind: Kind, bytes: Int, lastUse: UInt64) { (self.kind, self.bytes, self.lastUse) = (kind, bytes, lastUse) }
    }

    private final class TypedEntry<Key: Hashable, Value>: Entry {
        let key: Key
        let value: Value

        init(kind: Kind, key: Key, value: Value, bytes: Int, lastUse: UInt64) {
            (self.key, self.value) = (key, value)
            super.init(kind: kind, bytes: bytes, lastUse: lastUse)
        }
    }

    private let budget: Int
    let shapes = ShapeMasks()
    /// The first entries of layers, which lead to their others.
    @exclusivity(unchecked) private var entries: [UInt64: Entry] = [:]
    @exclusivity(unchecked) private var uses: UInt64 = 0
    private(set) var bytes = 0

    init(budget: Int) { self.budget = budget }

    /// A layer's rasterised drawing, made by `make` when it is not cached; nil when `make` returns nil.
    func drawing(of layerID: UInt64, key: DrawingKey, make: () -> CairoSurface?) -> CairoSurface? {
        value(.drawing, of: layerID, key: key, make: make) { $0.height * $0.bytesPerRow }
    }

    /// The coverage and the colour of a layer's drawing that is a line of text, made by `make` when they are not cached; nil when
    /// `make` returns nil.
    func text(
        of layerID: UInt64, key: DrawingKey, make: () -> (mask: RunMask, color: RGBAColor)?
    ) -> (mask: RunMask, color: RGBAColor)? {
        value(.text, of: layerID, key: key, make: make) { $0.mask.coverage?.byteCount ?? 0 }
    }

    /// A layer's picture at another size than its own, made by `make` when it is not cached.
    func picture(of layerID: UInt64, key: PictureKey, make: () -> CairoSurface?) -> CairoSurface? {
        value(.picture, of: layerID, key: key, make: make) { $0.height * $0.bytesPerRow }
    }

    /// A layer with its whole subtree, made by `make` when it is not cached.
    func subtree(of layerID: UInt64, key: SubtreeKey, make: () -> CairoSurface?) -> CairoSurface? {
        value(.subtree, of: layerID, key: key, make: make) { $0.height * $0.bytesPerRow }
    }

    /// The backdrop that a layer shows of the picture below it, made by `make` when it is not cached under `key`.
    func backdrop(of layerID: UInt64, key: some Hashable, make: () -> CairoSurface?) -> CairoSurface? {
        value(.backdrop, of: layerID, key: key, make: make) { $0.height * $0.bytesPerRow }
    }

    /// A layer's gradient of a kind that Cairo cannot draw, made by `make` when it is not cached.
    func gradient(of layerID: UInt64, key: some Hashable, make: () -> CairoSurface?) -> CairoSurface? {
        value(.picture, of: layerID, key: key, make: make) { $0.height * $0.bytesPerRow }
    }

    /// A cell of the pattern of a layer's background or border, made by `make` when it is not cached.
    func tile(
        of layerID: UInt64, isOfBorder: Bool, key: some Hashable, make: () -> PatternTile?
    ) -> PatternTile? {
        value(isOfBorder ? .borderTile : .backgroundTile, of: layerID, key: key, make: make, bytes: \.bytes)
    }

    /// A layer's shadow, made by `make` when it is not cached.
    func shadow(of layerID: UInt64, key: some Hashable, make: () -> ShadowMask?) -> ShadowMask? {
        value(.shadow, of: layerID, key: key, make: make, bytes: \.bytes)
    }

    /// Removes the entries of some layers.
    func remove(_ layers: [UInt64]) {
        guard !entries.isEmpty else { return }
        for layer in layers {
            var gone = entries.removeValue(forKey: layer)
            while let entry = gone {
                bytes -= entry.bytes
                gone = entry.next
            }
        }
    }

    func removeAll() {
        entries = [:]
        bytes = 0
        shapes.removeAll()
    }

    private func value<Key: Hashable, Value>(
        _ kind: Kind, of layerID: UInt64, key: Key, make: () -> Value?, bytes size: (Value) -> Int
    ) -> Value? {
        uses += 1
        var kept = entries[layerID]
        while let entry = kept, entry.kind != kind { kept = entry.next }
        if let entry = kept as? TypedEntry<Key, Value>, entry.key == key {
            entry.lastUse = uses
            return entry.value
        }
        // The old entry is removed first, so that its memory can be used for the new one.
        if kept != nil { remove(kind, of: layerID) }
        guard let value = make() else { return nil }
        let count = size(value)
        // Entries that `make` added have numbers of their own, so that no two entries have the same age.
        uses += 1
        // An entry of more than half the budget would evict most others, and soon be evicted itself.
        guard count <= budget / 2 else { return value }
        let entry = TypedEntry(kind: kind, key: key, value: value, bytes: count, lastUse: uses)
        entry.next = entries.updateValue(entry, forKey: layerID)
        bytes += count
        if bytes > budget { evict() }
        return value
    }

    /// Evicts entries down to three quarters of the budget, so that not every new bitmap needs another sort.
    private func evict() {
        // Hash order: sorted by the last use, which is another in each entry.
        var all: [(layer: UInt64, entry: Entry)] = []
        for (layer, first) in entries {
            var next: Entry? = first
            while let entry = next {
                all.append((layer, entry))
                next = entry.next
            }
        }
        for (layer, entry) in all.sorted(by: { $0.entry.lastUse < $1.entry.lastUse }) {
            if bytes <= budget / 4 * 3 { return }
            remove(entry.kind, of: layer)
        }
    }

    private func remove(_ kind: Kind, of layerID: UInt64) {
        var (before, found): (Entry?, Entry?) = (nil, entries[layerID])
        while let entry = found, entry.kind != kind { (before, found) = (entry, entry.next) }
        guard let gone = found else { return }
        bytes -= gone.bytes
        if let before { before.next = gone.next } else { entries[layerID] = gone.next }
    }
}
