import CoreGraphics
import Foundation

/// Rasterised drawings, scaled pictures and shadows, at most one of each per layer, within a memory budget.
///
/// What was used longest ago goes first. Used by one thread at a time.
final class BitmapCache {
    /// What a bitmap was made from, apart from the layer that it belongs to.
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
        case drawing, picture, shadow, subtree, backdrop, backgroundTile, borderTile
    }

    private struct Slot: Hashable {
        let layerID: UInt64
        let kind: Kind
    }

    private struct Entry {
        let key: AnyHashable
        let value: Any
        let bytes: Int
        var lastUse: UInt64
    }

    private let budget: Int
    /// The coverage of rounded shapes, which are shared between layers.
    let shapes = ShapeMasks()
    private var entries: [Slot: Entry] = [:]
    private var uses: UInt64 = 0
    private(set) var bytes = 0

    init(budget: Int) { self.budget = budget }

    /// A layer's drawn contents, made by `make` when they are not kept; nil when that makes none.
    func drawing(of layerID: UInt64, key: DrawingKey, make: () -> CairoSurface?) -> CairoSurface? {
        value(Slot(layerID: layerID, kind: .drawing), key: key, make: make) { $0.height * $0.bytesPerRow }
    }

    /// A layer's picture at another than its own size, made by `make` when it is not kept.
    func picture(of layerID: UInt64, key: PictureKey, make: () -> CairoSurface?) -> CairoSurface? {
        value(Slot(layerID: layerID, kind: .picture), key: key, make: make) { $0.height * $0.bytesPerRow }
    }

    /// A layer with everything below it, made by `make` when it is not kept.
    func subtree(of layerID: UInt64, key: SubtreeKey, make: () -> CairoSurface?) -> CairoSurface? {
        value(Slot(layerID: layerID, kind: .subtree), key: key, make: make) { $0.height * $0.bytesPerRow }
    }

    /// What a layer shows of the picture below it, made by `make` when it is not kept.
    func backdrop(of layerID: UInt64, key: some Hashable, make: () -> CairoSurface?) -> CairoSurface? {
        value(Slot(layerID: layerID, kind: .backdrop), key: key, make: make) { $0.height * $0.bytesPerRow }
    }

    /// A layer's gradient that Cairo cannot draw, made by `make` when it is not kept.
    func gradient(of layerID: UInt64, key: some Hashable, make: () -> CairoSurface?) -> CairoSurface? {
        value(Slot(layerID: layerID, kind: .picture), key: key, make: make) { $0.height * $0.bytesPerRow }
    }

    /// A cell of the pattern of a layer's background or border, made by `make` when it is not kept.
    func tile(
        of layerID: UInt64, isOfBorder: Bool, key: some Hashable, make: () -> PatternTile?
    ) -> PatternTile? {
        let slot = Slot(layerID: layerID, kind: isOfBorder ? .borderTile : .backgroundTile)
        return value(slot, key: key, make: make, bytes: \.bytes)
    }

    /// A layer's shadow, made by `make` when it is not kept.
    func shadow(of layerID: UInt64, key: some Hashable, make: () -> ShadowMask?) -> ShadowMask? {
        value(Slot(layerID: layerID, kind: .shadow), key: key, make: make, bytes: \.bytes)
    }

    func removeAll() {
        entries = [:]
        bytes = 0
        shapes.removeAll()
    }

    private func value<Value>(
        _ slot: Slot, key: some Hashable, make: () -> Value?, bytes size: (Value) -> Int
    ) -> Value? {
        uses += 1
        if let entry = entries[slot], entry.key == AnyHashable(key), let value = entry.value as? Value {
            entries[slot]?.lastUse = uses
            return value
        }
        if let stale = entries.removeValue(forKey: slot) { bytes -= stale.bytes }
        guard let value = make() else { return nil }
        let count = size(value)
        // What fills the budget alone would drive everything else out and then itself.
        guard count <= budget / 2 else { return value }
        entries[slot] = Entry(key: AnyHashable(key), value: value, bytes: count, lastUse: uses)
        bytes += count
        if bytes > budget { evict() }
        return value
    }

    /// Brings the bytes to three quarters of the budget, so that not every new bitmap sorts the entries anew.
    private func evict() {
        for (slot, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            if bytes <= budget / 4 * 3 { return }
            entries[slot] = nil
            bytes -= entry.bytes
        }
    }
}
