import CoreGraphics
import Foundation
import QuartzCore

/// Draws a page that is rolled over a cylinder, with the shadows that it throws.
///
/// For every pixel of the target it is asked, from the viewer's side, what the page shows there: its back above the cylinder,
/// its front below, or its flat part.
struct CurledPage {
    /// How much of the page shines through its back.
    private static let translucence: UInt64 = 60
    private static let shadowAlpha = 0.4

    /// In the page's pixels.
    private let width: Double
    private let height: Double
    private let radius: Double
    private let line: Double
    private let reach: Double
    private let toPage: CGAffineTransform
    private let page: CairoSurface
    private let dx = Double(PageCurl.direction.dx)
    private let dy = Double(PageCurl.direction.dy)

    /// Takes a page's pixels, `scale` of them for a point, and the way from bounds space to the target's; nil for a transform
    /// that flattens the page.
    init?(_ page: CairoSurface, curl: PageCurl, scale: ProjectionScale, transform: CGAffineTransform) {
        guard CairoContext.isUsable(transform), scale.x == scale.y else { return nil }
        self.page = page
        (width, height) = (Double(page.width), Double(page.height))
        radius = Double(curl.radius * scale.x)
        let origin = curl.bounds.minX * PageCurl.direction.dx + curl.bounds.minY * PageCurl.direction.dy
        line = Double((curl.line - origin) * scale.x)
        reach = Double(curl.shadowReach * scale.x)
        toPage = transform.inverted().concatenating(
            CGAffineTransform(
                a: scale.x, b: 0, c: 0, d: scale.y, tx: -curl.bounds.minX * scale.x, ty: -curl.bounds.minY * scale.y))
    }

    /// Writes the page over transparent pixels.
    func draw(into target: CairoSurface) {
        guard let pixels = page.base, let base = target.base else { return }
        let sampler = BilinearSampler(
            base: UnsafeRawPointer(pixels), bytesPerRow: page.bytesPerRow, width: page.width, height: page.height)
        for row in 0..<target.height {
            let pixels = UnsafeMutableRawPointer(base + row * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<target.width {
                let place = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5).applying(toPage)
                pixels[column] = pixel(Double(place.x), Double(place.y), sampler)
            }
        }
        target.markChanged()
    }

    /// What shows at a place of the page's plane.
    private func pixel(_ x: Double, _ y: Double, _ sampler: BilinearSampler) -> UInt32 {
        // Nothing of the page, nor of its shadow, is seen beyond its own area.
        let inPlane = coverage(x, y)
        guard inPlane > 0 else { return 0 }
        let beyond = x * dx + y * dy - line
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
            shown = BilinearSampler.over(shadow(outside(backX, backY), front), shown)
        }
        if back > 0 {
            let light = beyond > 0 ? 0.7 + 0.3 * cos(angle) : 1
            let paper = shaded(whitened(sampler.pixel(backX, backY)), light)
            shown = BilinearSampler.over(BilinearSampler.part(back * rim, of: paper), shown)
        }
        return inPlane < 1 ? BilinearSampler.part(inPlane, of: shown) : shown
    }

    /// How much of the pixel around a place of the page belongs to it.
    private func coverage(_ x: Double, _ y: Double) -> Double {
        max(0, min(1, min(min(x, width - x), min(y, height - y)) + 0.5))
    }

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
