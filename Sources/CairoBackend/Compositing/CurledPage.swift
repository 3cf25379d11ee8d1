import CoreGraphics
import Foundation
import QuartzCore

/// Draws a page that is bent over a cylinder, with its shadows.
///
/// For each pixel of the target it finds the topmost part of the page there: the back above the cylinder, the front on the
/// cylinder, or the flat part. A row of pixels consists of the flat part, the bent part and the shadow beyond the cylinder, in
/// this order or the reverse. Where the flat part lies on whole pixels, it is only copied.
struct CurledPage {
    /// The opacity, in 256ths, with which the page's front shows through a back without a picture of its own.
    private static let translucence: UInt64 = 60
    private static let shadowAlpha = 0.4

    /// In the page's pixels.
    private let width: Double
    private let height: Double
    private let area: (minX: Double, minY: Double, maxX: Double, maxY: Double)
    private let radius: Double
    private let line: Double
    private let reach: Double
    /// The end of the flat part, measured from the line at which the page leaves the plane; before it, no part of the page and no
    /// shadow is above.
    private let flatEnd: Double
    private let dx: Double
    private let dy: Double
    private let turnsVertically: Bool
    private let isRolled: Bool
    /// In 256ths of white.
    private let paperLight: UInt64
    private let toPage: CGAffineTransform
    private let bend: PageBend
    private let front: BilinearSampler
    private let back: BilinearSampler?

    /// Prepares the drawing of a page; nil for a transform that flattens it.
    ///
    /// - Parameters:
    ///   - page: The page's pixels.
    ///   - back: The pixels of its back, if it has a picture of its own.
    ///   - scale: The pixels of the page per point.
    ///   - transform: From bounds space to the target's pixels.
    init?(
        _ page: CairoSurface, back: CairoSurface?, curl: PageCurl, scale: ProjectionScale,
        transform: CGAffineTransform
    ) {
        guard CairoContext.isUsable(transform), scale.x == scale.y, let front = BilinearSampler(page)
        else { return nil }
        (self.front, self.back) = (front, back.flatMap(BilinearSampler.init))
        (turnsVertically, isRolled) = (curl.turnsVertically, curl.isRolled)
        paperLight = UInt64((max(0, min(1, curl.paperLight)) * 256).rounded())
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
        flatEnd = Double((curl.flatEnd - origin) * pixels) - line
        bend = PageBend(radius: radius, isRolled: curl.isRolled)
        toPage = transform.inverted().concatenating(
            CGAffineTransform(
                a: pixels, b: 0, c: 0, d: pixels, tx: -curl.bounds.minX * pixels,
                ty: -curl.bounds.minY * pixels))
    }

    // MARK: Rows

    /// The part of a clip in which the page and its shadow can be visible.
    func visiblePart(of clip: PixelRect) -> PixelRect {
        let (sideways, downwards) = (
            Double(toPage.a) * dx + Double(toPage.b) * dy, Double(toPage.c) * dx + Double(toPage.d) * dy
        )
        let first = row(at: clip.y, from: clip.x).beyond
        let (across, down) = (sideways * Double(clip.width), downwards * Double(clip.height))
        let end = max(radius + 0.5, radius + reach) + abs(sideways) + abs(downwards)
        // The columns before an end in the row that has the most of them, then the same for rows.
        let columns = Self.span(clip.width, from: first + min(0, down), step: sideways, before: end)
        let rows = Self.span(clip.height, from: first + min(0, across), step: downwards, before: end)
        return PixelRect(
            x: clip.x + columns.lowerBound, y: clip.y + rows.lowerBound, width: columns.count,
            height: rows.count)
    }

    /// Draws the page over transparent pixels whose first one is the target's pixel at `x` and `y`.
    func draw(into target: CairoSurface, x: Int, y: Int) {
        guard let base = target.base else { return }
        for line in 0..<target.height {
            let pixels = UnsafeMutableRawPointer(base + line * target.bytesPerRow).assumingMemoryBound(
                to: UInt32.self)
            draw(row(at: y + line, from: x), count: target.width, into: pixels)
        }
        target.markChanged()
    }

    /// The position in the page of a row's first pixel, and the step to the next pixel.
    private struct Row {
        let x: Double
        let y: Double
        let stepX: Double
        let stepY: Double
        /// The distance of the first pixel beyond the line, and the change with each pixel.
        let beyond: Double
        let stepBeyond: Double
    }

    private func row(at y: Int, from x: Int) -> Row {
        let start = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(toPage)
        let (stepX, stepY) = (Double(toPage.a), Double(toPage.b))
        return Row(
            x: Double(start.x), y: Double(start.y), stepX: stepX, stepY: stepY,
            beyond: Double(start.x) * dx + Double(start.y) * dy - line,
            stepBeyond: stepX * dx + stepY * dy)
    }

    private func draw(_ row: Row, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        func span(before end: Double) -> Range<Int> {
            Self.span(count, from: row.beyond, step: row.stepBeyond, before: end)
        }
        let (flat, bent) = (span(before: min(flatEnd, 0)), span(before: radius + 0.5))
        copy(row, flat, into: pixels)
        for column in Self.rest(of: bent, without: flat) {
            pixels[column] = pixel(row, column, bentPixel)
        }
        let shaded = span(before: radius + reach)
        for column in Self.rest(of: shaded, without: bent) {
            pixels[column] = pixel(row, column, thrownShadow)
        }
    }

    @inline(__always)
    private func pixel(_ row: Row, _ column: Int, _ make: (Double, Double, Double) -> UInt32)
        -> UInt32
    {
        let (x, y) = (row.x + Double(column) * row.stepX, row.y + Double(column) * row.stepY)
        let inPlane = inPlane(x, y)
        guard inPlane > 0 else { return 0 }
        let pixel = make(x, y, row.beyond + Double(column) * row.stepBeyond)
        return inPlane < 1 ? BilinearSampler.part(inPlane, of: pixel) : pixel
    }

    /// The part of a span outside another one, which covers its beginning or its end.
    private static func rest(of span: Range<Int>, without known: Range<Int>) -> Range<Int> {
        known.lowerBound > span.lowerBound
            ? span.lowerBound..<known.lowerBound
            : min(known.upperBound, span.upperBound)..<span.upperBound
    }

    /// The indices for which a linear function is less than an end.
    ///
    /// - Parameters:
    ///   - count: The number of indices.
    ///   - first: The value at index 0.
    ///   - step: The change from one index to the next.
    private static func span(_ count: Int, from first: Double, step: Double, before end: Double)
        -> Range<Int>
    {
        guard abs(step) > 1e-9 else { return first < end ? 0..<count : 0..<0 }
        let place = max(-1, min(Double(count), (end - first) / step))
        if step > 0 { return 0..<max(0, min(count, Int(place.rounded(.up)))) }
        let start = max(0, min(count, Int(place.rounded(.down)) + 1))
        return start..<count
    }

    // MARK: The flat part

    private func copy(_ row: Row, _ columns: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>) {
        let whole = wholeColumns(of: row, in: columns)
        if let whole {
            let source = (front.base + Int(row.y) * front.bytesPerRow).assumingMemoryBound(
                to: UInt32.self)
            (pixels + whole.lowerBound).update(
                from: source + whole.lowerBound + Int(row.x.rounded(.down)), count: whole.count)
        }
        for column in columns where whole?.contains(column) != true {
            let (x, y) = (row.x + Double(column) * row.stepX, row.y + Double(column) * row.stepY)
            let part = coverage(x, y) * inPlane(x, y)
            guard part > 0 else { continue }
            pixels[column] =
                part < 1 ? BilinearSampler.part(part, of: front.pixel(x, y)) : front.pixel(x, y)
        }
    }

    /// The columns in which a row shows the page's pixels unchanged; nil for none.
    private func wholeColumns(of row: Row, in columns: Range<Int>) -> Range<Int>? {
        func isWhole(_ place: Double) -> Bool { abs(place - 0.5 - (place - 0.5).rounded()) < 1.0 / 512 }
        guard abs(row.stepX - 1) < 1e-9, abs(row.stepY) < 1e-9, isWhole(row.x), isWhole(row.y),
            min(row.y, height - row.y) > 0.49, min(row.y - area.minY, area.maxY - row.y) > 0.49
        else { return nil }
        let first = max(columns.lowerBound, Int((max(0, area.minX) - row.x + 0.49).rounded(.up)))
        let last = min(columns.upperBound, Int((min(width, area.maxX) - row.x + 0.51).rounded(.down)))
        return first < last ? first..<last : nil
    }

    // MARK: Pixels

    /// The pixel at a point where the page is bent or where its back is above.
    private func bentPixel(_ x: Double, _ y: Double, _ beyond: Double) -> UInt32 {
        let rim = radius + 0.5 - beyond
        guard rim < 1 else { return paper(x, y, beyond) }
        // Half the cylinder's edge, half the shadow beyond it.
        return BilinearSampler.joined(
            BilinearSampler.mix(
                BilinearSampler.spread(thrownShadow(x, y, max(beyond, radius))),
                BilinearSampler.spread(paper(x, y, min(beyond, radius))), UInt64(rim * 256)))
    }

    private func paper(_ x: Double, _ y: Double, _ beyond: Double) -> UInt32 {
        let above = bend.above(at: beyond)
        let (backX, backY) = (x + dx * above, y + dy * above)
        // The rolled part reaches as far to this side of the line as to the other.
        let covered = coverage(backX, backY) * (isRolled ? Self.part(beyond + radius) : 1)
        var upper: UInt32 = 0
        if covered > 0 {
            upper = backPixel(backX, backY)
            if beyond > 0 || isRolled { upper = shaded(upper, 0.7 + 0.3 * bend.slope(at: beyond)) }
            if covered < 1 { upper = BilinearSampler.part(covered, of: upper) }
            if upper >> 24 == 255 { return upper }
        }
        var lower: UInt32 = 0
        let below = beyond > 0 ? bend.below(at: beyond) : 0
        let part = coverage(x + dx * below, y + dy * below)
        if part > 0 {
            lower = front.pixel(x + dx * below, y + dy * below)
            if beyond > 0 { lower = shaded(lower, 1 - 0.5 * (beyond / radius) * (beyond / radius)) }
            if part < 1 { lower = BilinearSampler.part(part, of: lower) }
        }
        if covered < 1 {
            let over = bend.aboveForShadow(at: beyond)
            let (along, aside) = (isRolled ? max(0, -radius - beyond) : 0, outside(x + dx * over, y + dy * over))
            let away = along == 0 ? aside : (along * along + aside * aside).squareRoot()
            let shadow = shadow(away, back == nil ? part : 1)
            if shadow > 0 { lower = BilinearSampler.over(shadow, lower) }
        }
        return covered > 0 ? BilinearSampler.over(upper, lower) : lower
    }

    /// The cylinder's shadow beyond it, measured from the page's middle line over the cylinder.
    private func thrownShadow(_ x: Double, _ y: Double, _ beyond: Double) -> UInt32 {
        let shift = radius * .pi / 2 - beyond
        return shadow(outside(x + dx * shift, y + dy * shift) + (beyond - radius), 1)
    }

    /// The back's pixel behind a point of the front.
    private func backPixel(_ x: Double, _ y: Double) -> UInt32 {
        guard let back else { return whitened(front.pixel(x, y)) }
        return turnsVertically ? back.pixel(x, height - y) : back.pixel(width - x, y)
    }

    /// The fraction of the pixel around a point that belongs to the page.
    private func coverage(_ x: Double, _ y: Double) -> Double {
        Self.part(min(min(x, width - x), min(y, height - y)))
    }

    /// The fraction of the pixel in which the page and its shadow may be visible.
    private func inPlane(_ x: Double, _ y: Double) -> Double {
        Self.part(min(min(x - area.minX, area.maxX - x), min(y - area.minY, area.maxY - y)))
    }

    /// The fraction of a pixel inside an edge, by the distance of its centre from the edge.
    private static func part(_ inside: Double) -> Double { max(0, min(1, inside + 0.5)) }

    /// The distance of a point from the page; 0 inside.
    private func outside(_ x: Double, _ y: Double) -> Double {
        let (sideways, across) = (max(0, max(-x, x - width)), max(0, max(-y, y - height)))
        return sideways == 0 || across == 0
            ? sideways + across : (sideways * sideways + across * across).squareRoot()
    }

    private func shadow(_ distance: Double, _ part: Double) -> UInt32 {
        guard distance < reach else { return 0 }
        let fall = 1 - distance / reach
        return UInt32(255 * Self.shadowAlpha * fall * fall * part) << 24
    }

    private func whitened(_ pixel: UInt32) -> UInt32 {
        let alpha = UInt64(pixel >> 24)
        let light = (alpha * paperLight) >> 8
        let white = alpha << 48 | light << 32 | light << 16 | light
        return BilinearSampler.joined(
            BilinearSampler.mix(white, BilinearSampler.spread(pixel), Self.translucence))
    }

    /// A pixel with its colours multiplied by a factor; the alpha stays.
    private func shaded(_ pixel: UInt32, _ light: Double) -> UInt32 {
        pixel & 0xFF00_0000 | BilinearSampler.part(light, of: pixel) & 0x00FF_FFFF
    }
}

extension BilinearSampler {
    /// Reads a surface's pixels; nil for a surface without pixels.
    fileprivate init?(_ surface: CairoSurface) {
        guard let base = surface.base else { return nil }
        self.init(
            base: UnsafeRawPointer(base), bytesPerRow: surface.bytesPerRow, width: surface.width,
            height: surface.height)
    }
}
