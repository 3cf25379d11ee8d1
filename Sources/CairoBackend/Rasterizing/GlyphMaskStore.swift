import CCairo
import CoreGraphics
import Foundation

/// The masks behind `GlyphMaskCache`, and the scratch surface on which they are made. Used by one thread at a time.
final class GlyphMaskStore {
    private struct Key: Hashable {
        let face: ObjectIdentifier
        let glyph: CGGlyph
        let phase: UInt8
        let size: CGFloat
    }

    private struct Mask {
        /// From the glyph's origin, on whole pixels, to the mask's first pixel.
        let left: Int
        let top: Int
        let width: Int
        let height: Int
        /// Where the rows begin among all bytes.
        let start: Int
    }

    /// Leaves room on all sides of the largest em that has masks.
    private static let scratchSide = 192
    private static let scratchOrigin = (x: 64, y: 128)

    private var masks: [Key: Mask?] = [:]
    private var bytes: ContiguousArray<UInt8> = []
    /// Kept so that no other face gets the identity of one that masks are kept for.
    private var faces: [ObjectIdentifier: CairoFontFace] = [:]
    private let scratch: (surface: CairoSurface, context: CairoContext)?

    init() {
        scratch = CairoSurface(width: Self.scratchSide, height: Self.scratchSide, format: CAIRO_FORMAT_A8).map {
            ($0, CairoContext($0))
        }
    }

    var byteCount: Int { bytes.count }

    func removeAll() {
        masks = [:]
        bytes = []
        faces = [:]
    }

    /// Puts a run's mask together; nil when a glyph does not fit the scratch surface.
    func mask(
        of glyphs: [CGGlyph], face: CairoFontFace, size: CGFloat, places: [CGPoint], phases: Int, clip: PixelRect
    ) -> RunMask? {
        faces[ObjectIdentifier(face)] = face
        var placed: [(mask: Mask, x: Int, y: Int)] = []
        placed.reserveCapacity(glyphs.count)
        var extent = PixelRect(x: 0, y: 0, width: 0, height: 0)
        for (glyph, place) in zip(glyphs, places) {
            let step = Int((place.x * CGFloat(phases) + 0.5).rounded(.down))
            let whole = Int((CGFloat(step) / CGFloat(phases)).rounded(.down))
            let key = Key(
                face: ObjectIdentifier(face), glyph: glyph, phase: UInt8(step - whole * phases), size: size)
            guard let mask = mask(for: key, face: face, shift: CGFloat(key.phase) / CGFloat(phases)) else { return nil }
            guard mask.width > 0 else { continue }
            let (x, y) = (whole + mask.left, Int(place.y.rounded()) + mask.top)
            placed.append((mask, x, y))
            extent = extent.union(PixelRect(x: x, y: y, width: mask.width, height: mask.height))
        }
        let area = extent.intersection(clip)
        guard !area.isEmpty else { return RunMask(surface: nil, x: 0, y: 0) }
        guard let surface = CairoSurface(width: area.width, height: area.height, format: CAIRO_FORMAT_A8),
            let base = surface.base
        else { return nil }
        for (mask, x, y) in placed {
            add(
                mask, at: (x - area.x, y - area.y), to: base, width: area.width, height: area.height,
                surface.bytesPerRow)
        }
        cairo_surface_mark_dirty(surface.pointer)
        return RunMask(surface: surface, x: area.x, y: area.y)
    }

    private func add(
        _ mask: Mask, at place: (x: Int, y: Int), to base: UnsafeMutablePointer<UInt8>, width: Int, height: Int,
        _ bytesPerRow: Int
    ) {
        let columns = max(0, -place.x)..<max(max(0, -place.x), min(mask.width, width - place.x))
        let rows = max(0, -place.y)..<max(max(0, -place.y), min(mask.height, height - place.y))
        bytes.withUnsafeBufferPointer { bytes in
            guard let first = bytes.baseAddress else { return }
            for row in rows {
                Self.add(
                    first + mask.start + row * mask.width + columns.lowerBound, count: columns.count,
                    to: base + (place.y + row) * bytesPerRow + place.x + columns.lowerBound)
            }
        }
    }

    /// Adds pixels to others, eight at a time, then four, then one: most of what it costs to draw a line of text.
    private static func add(_ pixels: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>) {
        let (source, result) = (UnsafeRawPointer(pixels), UnsafeMutableRawPointer(target))
        var index = 0
        while index &+ 8 <= count {
            let sum = sum(
                result.loadUnaligned(fromByteOffset: index, as: UInt64.self),
                source.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            result.storeBytes(of: sum, toByteOffset: index, as: UInt64.self)
            index &+= 8
        }
        if index &+ 4 <= count {
            let sum = sum(
                UInt64(result.loadUnaligned(fromByteOffset: index, as: UInt32.self)),
                UInt64(source.loadUnaligned(fromByteOffset: index, as: UInt32.self)))
            result.storeBytes(of: UInt32(truncatingIfNeeded: sum), toByteOffset: index, as: UInt32.self)
            index &+= 4
        }
        while index < count {
            target[index] = UInt8(truncatingIfNeeded: min(255, UInt16(target[index]) &+ UInt16(pixels[index])))
            index &+= 1
        }
    }

    /// The sums of eight bytes each. Glyphs that overlap, as in scripts that join, cover together at most everything.
    @inline(__always)
    private static func sum(_ first: UInt64, _ second: UInt64) -> UInt64 {
        // Without the highest bits no byte carries into the next one; these are added without a carry, which is kept apart.
        let highest: UInt64 = 0x8080_8080_8080_8080
        let sum = ((first & ~highest) &+ (second & ~highest)) ^ ((first ^ second) & highest)
        let carries = ((first & second) | ((first | second) & ~sum)) & highest
        return sum | ((carries >> 7) &* 255)
    }

    private func mask(for key: Key, face: CairoFontFace, shift: CGFloat) -> Mask? {
        if let known = masks[key] { return known }
        let made = make(key, face: face, shift: shift)
        masks[key] = .some(made)
        return made
    }

    private func make(_ key: Key, face: CairoFontFace, shift: CGFloat) -> Mask? {
        guard let scratch, let base = scratch.surface.base else { return nil }
        let context = scratch.context.pointer
        let origin = Self.scratchOrigin
        var glyph = cairo_glyph_t(index: UInt(key.glyph), x: Double(origin.x) + shift, y: Double(origin.y))
        cairo_new_path(context)
        face.read(at: key.size, in: context) { cairo_glyph_path(context, &glyph, 1) }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(context, &left, &top, &right, &bottom)
        guard right > left, bottom > top else { return Mask(left: 0, top: 0, width: 0, height: 0, start: 0) }
        let area = PixelRect(covering: CGRect(x: left, y: top, width: right - left, height: bottom - top))
        let bounds = PixelRect(x: 0, y: 0, width: Self.scratchSide, height: Self.scratchSide)
        guard area.intersection(bounds) == area else { return nil }
        cairo_set_source_rgba(context, 0, 0, 0, 1)
        cairo_fill(context)
        cairo_surface_flush(scratch.surface.pointer)
        let mask = Mask(
            left: area.x - origin.x, top: area.y - origin.y, width: area.width, height: area.height, start: bytes.count)
        let bytesPerRow = scratch.surface.bytesPerRow
        for y in area.y..<area.maxY {
            let row = base + y * bytesPerRow + area.x
            bytes.append(contentsOf: UnsafeBufferPointer(start: row, count: area.width))
            // The next glyph needs a clean sheet.
            row.update(repeating: 0, count: area.width)
        }
        cairo_surface_mark_dirty(scratch.surface.pointer)
        return mask
    }
}
