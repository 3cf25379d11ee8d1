package import CoreGraphics
import Foundation

/// Numbers the pictures below backdrops, so that renderers blur each only once.
///
/// A number is never used for two pictures, not even by two snapshotters, because renderers outlive them.
struct BackdropVersions {
    /// By the layer that shows the backdrop.
    private(set) var versions: [UInt64: UInt64] = [:]
    private static var last: UInt64 = 0

    /// The number of nodes, regions and changed rectangles that the last update looked at.
    private(set) var stepCount = 0

    /// Finds the backdrops below which content changed, and adds to the damage the pixels that change through their blur.
    ///
    /// The cost grows with the changes and with the number of backdrops, not with their stacking.
    ///
    /// - Parameter old: the trees of the frame before; nil when all of it was different.
    mutating func update(
        from old: [RenderNode]?, to new: [RenderNode], on surface: RenderFrame.Surface, damage: inout [PixelRect]
    ) {
        stepCount = 0
        guard new.contains(where: { $0.hasBackdrop }) else { return versions = [:] }
        let former = versions
        versions = [:]
        guard let old else { return count(BackdropWalk(from: [], to: new, on: surface), former: [:], damage: &damage) }
        let places = BackdropRegion.all(in: new, on: surface)
        stepCount = places.count * (1 + damage.count)
        if places.contains(where: { former[$0.layerID] == nil || $0.pixels.intersects(anyOf: damage) }) {
            count(BackdropWalk(from: old, to: new, on: surface), former: former, damage: &damage)
        } else {
            for place in places { versions[place.layerID] = former[place.layerID] }
        }
    }

    private mutating func count(_ walk: BackdropWalk, former: [UInt64: UInt64], damage: inout [PixelRect]) {
        stepCount += walk.stepCount
        for finding in walk.findings {
            let layerID = finding.place.layerID
            if !finding.isNew, finding.changed.isEmpty, let kept = versions[layerID] ?? former[layerID] {
                versions[layerID] = kept
                continue
            }
            Self.last += 1
            versions[layerID] = Self.last
            for part in finding.changed { damage.join(part) }
        }
    }
}

extension PixelRect {
    /// Whether it has a pixel in common with one of some others.
    package nonisolated func intersects(anyOf others: [PixelRect]) -> Bool {
        for other in others where other.intersects(self) { return true }
        return false
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
