import CoreGraphics
import Foundation
import QuartzCore

/// Draws a page that is bent over a cylinder, with the shadows that it throws.
///
/// For every pixel of the target it is asked, from the viewer's side, what the page shows there: its back above the cylinder,
/// its front below, or its flat part.
struct CurledPage {
    /// How much of the page shines through a back that has no picture of its own.
    private static let translucence: UInt64 = 60
    private static let shadowAlpha = 0.4

    /// In the page's pixels.
    private let width: Double
    private let height: Double
    private let area: (minX: Double, minY: Double, maxX: Double, maxY: Double)
    private let radius: Double
    private let line: Double
    private let reach: Double
    /// As far as here, counted from the line, the page lies flat with nothing above it.
    private let flatEnd: Double
    private let dx: Double
    private let dy: Double
    private let turnsVertically: Bool
    private let toPage: CGAffineTransform
    private let page: CairoSurface
    private let back: CairoSurface?

    /// Takes the pixels of a page, and of its back if it has a picture of its own, `scale` of them for a point, and the way from
    /// bounds space to the target's; nil for a transform that flattens the page.
    init?(
        _ page: CairoSurface, back: CairoSurface?, curl: PageCurl, scale: ProjectionScale, transform: CGAffineTransform
    ) {
        guard CairoContext.isUsable(transform), scale.x == scale.y else { return nil }
        (self.page, self.back, turnsVertically) = (page, back, curl.turnsVertically)
        let pixels = scale.x
        (width, height) = (Double(page.width), Double(page.height))
        let shown = curl.area.offsetBy(dx: -curl.bounds.minX, dy: -curl.bounds.minY)
        area = (
            Double(shown.minX * pixels), Double(shown.minY * pixels), Double(shown.maxX * pixels),
            Double(shown.maxY * pixels)
        )
        (dx, dy) = (Double(curl.direction.dx), Double(curl.direction.dy))
        radius = Double(curl.radius * pixels)
        let origin = curl.bounds.minX * curl.direction.dx + curl.bounds.minY * curl.direction.dy
        line = Double((curl.line - origin) * pixels)
        reach = Double(curl.shadowReach * pixels)
        let farthest = max(0, dx * width) + max(0, dy * height)
        flatEnd = line + radius * .pi - farthest - reach
        toPage = transform.inverted().concatenating(
            CGAffineTransform(
                a: pixels, b: 0, c: 0, d: pixels, tx: -curl.bounds.minX * pixels, ty: -curl.bounds.minY * pixels))
    }

    /// Writes the page over transparent pixels.
    func draw(into target: CairoSurface) {
        guard let sampler = Self.sampler(of: page), let base = target.base else { return }
        let backSampler = back.flatMap(Self.sampler)
        for row in 0..<target.height {
            let pixels = UnsafeMutableRawPointer(base + row * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<target.width {
                let place = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5).applying(toPage)
                pixels[column] = pixel(Double(place.x), Double(place.y), sampler, backSampler)
            }
        }
        target.markChanged()
    }

    private static func sampler(of surface: CairoSurface) -> BilinearSampler? {
        surface.base.map {
            BilinearSampler(
                base: UnsafeRawPointer($0), bytesPerRow: surface.bytesPerRow, width: surface.width,
                height: surface.height)
        }
    }

    /// What shows at a place of the page's plane.
    private func pixel(_ x: Double, _ y: Double, _ sampler: BilinearSampler, _ backSampler: BilinearSampler?) -> UInt32
    {
        // Nothing of the page, nor of its shadow, is seen beyond its area.
        let inPlane = Self.part(min(min(x - area.minX, area.maxX - x), min(y - area.minY, area.maxY - y)))
        guard inPlane > 0 else { return 0 }
        let beyond = x * dx + y * dy - line
        if beyond < flatEnd, beyond < 0 {
            let part = coverage(x, y) * inPlane
            guard part > 0 else { return 0 }
            return part < 1 ? BilinearSampler.part(part, of: sampler.pixel(x, y)) : sampler.pixel(x, y)
        }
        if beyond >= radius {
            // Beyond the cylinder: its shadow, where the page's middle line over it would lie.
            let shift = radius * .pi / 2 - beyond
            return shadow(outside(x + dx * shift, y + dy * shift) + (beyond - radius), inPlane)
        }
        let angle = beyond > 0 ? asin(beyond / radius) : 0
        let rim = min(1, radius - beyond)
        let above = (beyond > 0 ? radius * (.pi - angle) : radius * .pi - beyond) - beyond
        let below = beyond > 0 ? radius * angle - beyond : 0
        var shown: UInt32 = 0
        let front = coverage(x + dx * below, y + dy * below)
        if front > 0 {
            shown = sampler.pixel(x + dx * below, y + dy * below)
            if beyond > 0 { shown = shaded(shown, 1 - 0.5 * (beyond / radius) * (beyond / radius)) }
            shown = BilinearSampler.part(front * rim, of: shown)
        }
        let (backX, backY) = (x + dx * above, y + dy * above)
        let back = coverage(backX, backY)
        if back < 1 {
            shown = BilinearSampler.over(shadow(outside(backX, backY), backSampler == nil ? front : 1), shown)
        }
        if back > 0 {
            let light = beyond > 0 ? 0.7 + 0.3 * cos(angle) : 1
            let paper = shaded(backPixel(backX, backY, sampler, backSampler), light)
            shown = BilinearSampler.over(BilinearSampler.part(back * rim, of: paper), shown)
        }
        return inPlane < 1 ? BilinearSampler.part(inPlane, of: shown) : shown
    }

    /// What the back shows behind a place of the front.
    private func backPixel(_ x: Double, _ y: Double, _ front: BilinearSampler, _ back: BilinearSampler?) -> UInt32 {
        guard let back else { return whitened(front.pixel(x, y)) }
        return turnsVertically ? back.pixel(x, height - y) : back.pixel(width - x, y)
    }

    /// How much of the pixel around a place of the page belongs to it.
    private func coverage(_ x: Double, _ y: Double) -> Double {
        Self.part(min(min(x, width - x), min(y, height - y)))
    }

    /// How much of a pixel lies inside an edge from which its middle is so far away.
    private static func part(_ inside: Double) -> Double { max(0, min(1, inside + 0.5)) }

    /// How far a place lies outside the page.
    private func outside(_ x: Double, _ y: Double) -> Double {
        hypot(max(0, max(-x, x - width)), max(0, max(-y, y - height)))
    }

    private func shadow(_ distance: Double, _ part: Double) -> UInt32 {
        guard distance < reach else { return 0 }
        let fall = 1 - distance / reach
        return UInt32(255 * Self.shadowAlpha * fall * fall * part) << 24
    }

    private func whitened(_ pixel: UInt32) -> UInt32 {
        let alpha = UInt32(pixel >> 24)
        let white = alpha << 24 | alpha << 16 | alpha << 8 | alpha
        return BilinearSampler.joined(
            BilinearSampler.mix(BilinearSampler.spread(white), BilinearSampler.spread(pixel), Self.translucence))
    }

    /// Darker by a factor; the alpha stays.
    private func shaded(_ pixel: UInt32, _ light: Double) -> UInt32 {
        pixel & 0xFF00_0000 | BilinearSampler.part(light, of: pixel) & 0x00FF_FFFF
    }
}
