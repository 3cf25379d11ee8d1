package import CoreGraphics
import Foundation

/// Numbers the pictures below backdrops, so that renderers blur each only once.
///
/// A number is never used for two pictures, not even by two snapshotters, because renderers outlive them.
struct BackdropVersions {
    /// By the layer that shows the backdrop.
    private(set) var versions: [UInt64: UInt64] = [:]
    private static var last: UInt64 = 0

    /// Finds the backdrops below which something changed, and adds to the damage what changes through their blur.
    ///
    /// - Parameter old: the trees of the frame before; nil when all of it was different.
    mutating func update(
        from old: [RenderNode]?, to new: [RenderNode], on surface: RenderFrame.Surface, damage: inout [PixelRect]
    ) {
        guard new.contains(where: \.hasBackdrop) else { return versions = [:] }
        let former = versions
        versions = [:]
        // A backdrop that changes is a change below the ones above it.
        var blurred: [PixelRect] = []
        for place in BackdropPlace.all(in: new, on: surface) {
            let isTouched = damage.contains { $0.intersects(place.pixels) }
            var parts: [PixelRect]? = blurred
            if isTouched {
                parts = old.flatMap { changes(below: place, from: $0, to: new, on: surface) }.map { $0 + blurred }
            }
            parts = parts?.map { $0.intersection(place.pixels) }.filter { !$0.isEmpty }
            if let kept = versions[place.layerID] ?? former[place.layerID], let parts, parts.isEmpty {
                versions[place.layerID] = kept
                continue
            }
            Self.last += 1
            versions[place.layerID] = Self.last
            for part in parts ?? [place.pixels] {
                let affected = part.grown(by: place.reach).intersection(place.pixels)
                damage.join(affected)
                blurred.append(affected)
            }
        }
    }

    /// What changed below a place; nil when its layer was elsewhere in the tree or not shown.
    private func changes(
        below place: BackdropPlace, from old: [RenderNode], to new: [RenderNode], on surface: RenderFrame.Surface
    ) -> [PixelRect]? {
        guard let before = place.below(in: new, of: old) else { return nil }
        return FrameDamage.between(before.array, place.below(in: new).array, on: surface)
    }
}

extension PixelRect {
    /// The rectangle with more pixels on each side.
    fileprivate nonisolated func grown(by reach: Int) -> PixelRect {
        PixelRect(x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach)
    }
}

extension [PixelRect] {
    /// Adds a rectangle to disjoint ones, which stay so: those that it meets become one with it.
    package nonisolated mutating func join(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var joined = rect
        while let index = firstIndex(where: { $0.intersects(joined) }) { joined = joined.union(remove(at: index)) }
        append(joined)
    }
}
