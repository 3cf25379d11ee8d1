import CCairo
import CoreGraphics
import Foundation

/// The masks behind `GlyphMaskCache`, and the scratch surface on which they are made. Used by one thread at a time.
final class GlyphMaskStore {
    /// A face in a size: every glyph of a run is looked up in the same.
    private struct StrikeKey: Hashable {
        let face: ObjectIdentifier
        let size: CGFloat
    }

    private final class Strike {
        /// Kept so that no other face gets the identity of one that masks are kept for.
        let face: CairoFontFace
        let size: CGFloat
        @exclusivity(unchecked) var masks = MaskTable()

        init(face: CairoFontFace, size: CGFloat) { (self.face, self.size) = (face, size) }
    }

    private struct Mask {
        /// From the glyph's origin, on whole pixels, to the mask's first pixel.
        let left: Int32
        let top: Int32
        let width: Int32
        let height: Int32
        /// Where the rows begin among all bytes.
        let start: Int
        /// The bytes from one row to the next, which ends in zeros.
        var bytesPerRow: Int { GlyphMaskStore.inVectors(Int(width)) }
    }

    /// A mask with the pixel on which it begins.
    private struct PlacedMask {
        let mask: Mask
        let x: Int
        let y: Int
    }

    /// Leaves room on all sides of the largest em that has masks.
    private static let scratchSide = 192
    private static let scratchOrigin = (x: 64, y: 128)

    /// The masks of a strike by glyph and fraction of a pixel. Looking one up is most of the work for a run of known glyphs.
    private struct MaskTable {
        private static let glyphsPerPage = 64
        /// The fractions of a pixel that a glyph has masks for.
        private static let phases = 4
        static let unknown: Int32 = -1
        private static let absent: Int32 = -2

        /// Where the slots of glyphs with neighbouring numbers begin; negative where none is known.
        private var pages: [Int32] = []
        /// Indices of masks, by glyph of a page and phase.
        private var slots: [Int32] = []
        private(set) var masks: [Mask] = []

        /// The index of the mask; `unknown` while it has not been made, `absent` for a glyph that is too large for one.
        @inline(__always)
        func index(of glyph: CGGlyph, phase: Int) -> Int32 {
            let page = Int(glyph) / Self.glyphsPerPage
            guard page < pages.count, pages[page] >= 0 else { return Self.unknown }
            return slots[Int(pages[page]) &+ Int(glyph) % Self.glyphsPerPage &* Self.phases &+ phase]
        }

        mutating func keep(_ mask: Mask?, _ glyph: CGGlyph, phase: Int) {
            let page = Int(glyph) / Self.glyphsPerPage
            while pages.count <= page { pages.append(Self.unknown) }
            if pages[page] < 0 {
                pages[page] = Int32(slots.count)
                slots += repeatElement(Self.unknown, count: Self.glyphsPerPage * Self.phases)
            }
            let slot = Int(pages[page]) + Int(glyph) % Self.glyphsPerPage * Self.phases + phase
            guard let mask else { return slots[slot] = Self.absent }
            slots[slot] = Int32(masks.count)
            masks.append(mask)
        }
    }

    // The cache's lock keeps other threads away.
    @exclusivity(unchecked) private var strikes: [StrikeKey: Strike] = [:]
    /// The strike asked for last, because consecutive runs often have the same.
    @exclusivity(unchecked) private var lastStrike: (key: StrikeKey, strike: Strike)?
    @exclusivity(unchecked) private var bytes: ContiguousArray<UInt8> = []
    private let scratch: (surface: CairoSurface, context: CairoContext)?

    init() {
        scratch = CairoSurface(width: Self.scratchSide, height: Self.scratchSide, format: CAIRO_FORMAT_A8).map {
            ($0, CairoContext($0))
        }
    }

    var byteCount: Int { bytes.count }

    func removeAll() {
        (strikes, lastStrike, bytes) = ([:], nil, [])
    }

    /// Composes a run's mask; nil when a glyph is far away or does not fit the scratch surface.
    ///
    /// The run is at a point under a transform that scales it alike along both axes and moves it.
    func mask(
        of run: GlyphRun, face: CairoFontFace, size: CGFloat, at origin: CGPoint, under transform: CGAffineTransform,
        phases: Int, clip: PixelRect
    ) -> RunMask? {
        let (glyphs, positions) = (run.glyphs, run.positions)
        let count = min(glyphs.count, positions.count)
        return withUnsafeTemporaryAllocation(of: PlacedMask.self, capacity: count) { placed in
            let strike = strike(of: face, size: size)
            var table = strike.masks
            var shown = 0
            var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
            // Nearly all glyphs of a run are on one line.
            var (height, row) = (CGFloat.nan, 0)
            for index in 0..<count {
                let place = CGPoint(
                    x: (origin.x + positions[index].x) * transform.a + transform.tx,
                    y: (origin.y + positions[index].y) * transform.d + transform.ty)
                guard abs(place.x) < CairoContext.farthest, abs(place.y) < CairoContext.farthest else { return nil }
                let step = Int((place.x * CGFloat(phases) + 0.5).rounded(.down))
                let phase = step & (phases - 1)
                if place.y != height { (height, row) = (place.y, Int(place.y.rounded())) }
                var known = table.index(of: glyphs[index], phase: phase)
                if known == MaskTable.unknown {
                    // A table in two hands would be copied.
                    table = MaskTable()
                    makeMask(of: glyphs[index], in: strike, phase: phase, of: phases)
                    table = strike.masks
                    known = table.index(of: glyphs[index], phase: phase)
                }
                guard known >= 0 else { return nil }
                let mask = table.masks[Int(known)]
                guard mask.width > 0 else { continue }
                let (x, y) = ((step - phase) / phases + Int(mask.left), row + Int(mask.top))
                placed.initializeElement(at: shown, to: PlacedMask(mask: mask, x: x, y: y))
                shown += 1
                (left, top) = (min(left, x), min(top, y))
                (right, bottom) = (max(right, x + Int(mask.width)), max(bottom, y + Int(mask.height)))
            }
            guard left < right else { return RunMask(coverage: nil, x: 0, y: 0) }
            let whole = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
            let area = whole.intersection(clip)
            guard !area.isEmpty else { return RunMask(coverage: nil, x: 0, y: 0) }
            guard let coverage = Coverage(width: area.width, height: area.height) else { return nil }
            bytes.withUnsafeBufferPointer { bytes in
                guard let first = bytes.baseAddress else { return }
                for index in 0..<shown {
                    let (mask, x, y) = (placed[index].mask, placed[index].x, placed[index].y)
                    let place = (x: x - area.x, y: y - area.y)
                    if area == whole {
                        Self.addWhole(mask, first + mask.start, at: place, to: coverage)
                    } else {
                        Self.addPart(of: mask, first + mask.start, at: place, to: coverage)
                    }
                }
            }
            return RunMask(coverage: coverage, x: area.x, y: area.y)
        }
    }

    // MARK: Adding

    private typealias Vector = SIMD16<UInt8>
    private typealias HalfVector = SIMD8<UInt8>

    /// The least multiple of a half vector's length that is not less than a number.
    private static func inVectors(_ count: Int) -> Int { (count + 7) & ~7 }

    /// Adds a mask that lies within the sheet. The zeros after the end of a row are added, too.
    @inline(__always)
    private static func addWhole(
        _ mask: Mask, _ pixels: UnsafePointer<UInt8>, at place: (x: Int, y: Int), to sheet: Coverage
    ) {
        var source = pixels
        var target = sheet.base + (place.y &* sheet.bytesPerRow &+ place.x)
        let (count, step) = (mask.bytesPerRow, sheet.bytesPerRow)
        for _ in 0..<mask.height {
            addVectors(source, count: count, to: target)
            source += count
            target += step
        }
    }

    /// Adds the part of a mask that lies within the sheet.
    private static func addPart(
        of mask: Mask, _ pixels: UnsafePointer<UInt8>, at place: (x: Int, y: Int), to sheet: Coverage
    ) {
        let columns = max(0, -place.x)..<max(max(0, -place.x), min(Int(mask.width), sheet.width - place.x))
        let rows = max(0, -place.y)..<max(max(0, -place.y), min(Int(mask.height), sheet.height - place.y))
        for row in rows {
            let source = pixels + row * mask.bytesPerRow
            let target = sheet.base + (place.y + row) * sheet.bytesPerRow + place.x
            for column in columns {
                target[column] = UInt8(min(255, UInt16(target[column]) + UInt16(source[column])))
            }
        }
    }

    /// Adds bytes to others, in multiples of eight. Most of the time for a line of text is spent here.
    @inline(__always)
    private static func addVectors(_ pixels: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>) {
        let (source, result) = (UnsafeRawPointer(pixels), UnsafeMutableRawPointer(target))
        var index = 0
        while index &+ 16 <= count {
            let sum = sum(
                result.loadUnaligned(fromByteOffset: index, as: Vector.self),
                source.loadUnaligned(fromByteOffset: index, as: Vector.self))
            result.storeBytes(of: sum, toByteOffset: index, as: Vector.self)
            index &+= 16
        }
        guard index < count else { return }
        let sum = sum(
            result.loadUnaligned(fromByteOffset: index, as: HalfVector.self),
            source.loadUnaligned(fromByteOffset: index, as: HalfVector.self))
        result.storeBytes(of: sum, toByteOffset: index, as: HalfVector.self)
    }

    /// The sums of pixels, at most full coverage, as for overlapping glyphs of connected scripts.
    @inline(__always)
    private static func sum(_ first: Vector, _ second: Vector) -> Vector {
        let room = ~first
        return first &+ second.replacing(with: room, where: room .< second)
    }

    @inline(__always)
    private static func sum(_ first: HalfVector, _ second: HalfVector) -> HalfVector {
        let room = ~first
        return first &+ second.replacing(with: room, where: room .< second)
    }

    // MARK: Making

    private func strike(of face: CairoFontFace, size: CGFloat) -> Strike {
        let key = StrikeKey(face: ObjectIdentifier(face), size: size)
        if let lastStrike, lastStrike.key == key { return lastStrike.strike }
        let strike = strikes[key] ?? Strike(face: face, size: size)
        strikes[key] = strike
        lastStrike = (key, strike)
        return strike
    }

    @inline(never)
    private func makeMask(of glyph: CGGlyph, in strike: Strike, phase: Int, of phases: Int) {
        let made = make(glyph, in: strike, shift: CGFloat(phase) / CGFloat(phases))
        strike.masks.keep(made, glyph, phase: phase)
    }

    private func make(_ glyph: CGGlyph, in strike: Strike, shift: CGFloat) -> Mask? {
        guard let scratch, let base = scratch.surface.base else { return nil }
        let context = scratch.context.pointer
        let origin = Self.scratchOrigin
        var glyph = cairo_glyph_t(index: UInt(glyph), x: Double(origin.x) + shift, y: Double(origin.y))
        cairo_new_path(context)
        strike.face.read(at: strike.size, in: context) { cairo_glyph_path(context, &glyph, 1) }
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
            left: Int32(area.x - origin.x), top: Int32(area.y - origin.y), width: Int32(area.width),
            height: Int32(area.height), start: bytes.count)
        let bytesPerRow = scratch.surface.bytesPerRow
        for y in area.y..<area.maxY {
            let row = base + y * bytesPerRow + area.x
            bytes.append(contentsOf: UnsafeBufferPointer(start: row, count: area.width))
            bytes.append(contentsOf: repeatElement(0, count: mask.bytesPerRow - area.width))
            // The next glyph needs a clean sheet.
            row.update(repeating: 0, count: area.width)
        }
        cairo_surface_mark_dirty(scratch.surface.pointer)
        return mask
    }
}
