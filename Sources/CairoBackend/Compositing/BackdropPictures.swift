import CoreGraphics
import Foundation
import QuartzCore

/// The blurred pictures of one frame's backdrops, made from the pixels painted below them or kept from earlier frames.
final class BackdropPictures {
    /// The inputs that a picture was made from.
    private struct Key: Hashable {
        let version: UInt64
        let pixels: PixelRect
        let backdrop: Backdrop
        let deviation: CGFloat
    }

    private let places: [BackdropRegion]
    private let versions: [UInt64: UInt64]
    private let canvas: PixelRect
    private let bitmaps: BitmapCache
    /// The pictures that are available for this frame.
    private var ready: [Key: CairoSurface] = [:]

    /// Collects the kept pictures of a frame's backdrops; nil when the frame has no backdrops.
    init?(_ frame: RenderFrame, target: PixelRect, bitmaps: BitmapCache) {
        guard frame.roots.contains(where: \.hasBackdrop) else { return nil }
        places = BackdropRegion.all(in: frame.roots, on: frame.surface)
        guard !places.isEmpty else { return nil }
        versions = frame.backdropVersions
        canvas = frame.surface.canvasPixels.intersection(target)
        self.bitmaps = bitmaps
        for place in places {
            guard let key = key(of: place) else { continue }
            if let kept = bitmaps.backdrop(of: place.layerID, key: key, make: { nil }) { ready[key] = kept }
        }
    }

    /// The cache key; nil for a picture that cannot be recognised in later frames.
    private func key(of place: BackdropRegion) -> Key? {
        versions[place.layerID].map {
            Key(version: $0, pixels: place.pixels, backdrop: place.backdrop, deviation: place.deviation)
        }
    }

    /// The areas to paint for some damage: a picture that must be made needs all pixels below it.
    func areas(for damage: [PixelRect]) -> [PixelRect] {
        var areas: [PixelRect] = []
        for area in damage { areas.join(area.intersection(canvas)) }
        var missing = places.filter { readyPicture(for: $0) == nil }
        var remaining = -1
        while missing.count != remaining {
            remaining = missing.count
            missing.removeAll { place in
                guard place.pixels.intersects(anyOf: areas) else { return false }
                areas.join(place.pixels.intersection(canvas))
                return true
            }
        }
        // Letterbox bars lie outside of the canvas.
        for area in damage { for part in area.subtracting(canvas) { areas.append(part) } }
        return areas
    }

    /// The picture of a backdrop, if this frame has it already.
    func readyPicture(for place: BackdropRegion) -> CairoSurface? { key(of: place).flatMap { ready[$0] } }

    /// The picture of a backdrop; if it is not available, it is made from the pixels that the context has by now.
    func picture(for place: BackdropRegion, in context: CairoContext) -> CairoSurface? {
        let key = key(of: place)
        if let key, let picture = ready[key] { return picture }
        let make = {
            context.pixels(in: place.pixels).flatMap { BackdropFilter(place).picture(of: $0) }
        }
        guard let key else { return make() }
        let made = bitmaps.backdrop(of: place.layerID, key: key, make: make)
        ready[key] = made
        return made
    }

    /// The region of a backdrop node that is being painted.
    func region(of node: RenderNode, transform: CGAffineTransform) -> BackdropRegion? {
        BackdropRegion(node, transform: transform, canvas: canvas)
    }
}
