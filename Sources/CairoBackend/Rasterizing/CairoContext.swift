import CCairo
import CoreGraphics
import Foundation

/// Owns a Cairo drawing context in which every call has a defined result.
///
/// Values that are not finite are skipped, coordinates far outside are limited, and no call leaves the context in Cairo's
/// error state.
final class CairoContext {
    /// Device coordinates beyond this would overflow Cairo's fixed-point numbers; no surface reaches so far.
    static let farthest: CGFloat = 1_000_000

    private let cairo: OpaquePointer
    // A context is used by one thread at a time, and no call runs another's code while it reads these.
    @exclusivity(unchecked) private var pixelClip: PixelClip
    /// From user space to the surface's pixels.
    private(set) var transform: CGAffineTransform
    /// Kept because the surface may own the memory that is drawn on.
    let surface: CairoSurface
    /// The pixels of the open groups, the outermost first; Cairo owns them.
    @exclusivity(unchecked) private(set) var groups: [OpaquePointer] = []

    /// Draws on a surface whose pixel (0, 0) is the base transform's origin.
    init(_ surface: CairoSurface, transform: CGAffineTransform = .identity) {
        cairo = cairo_create(surface.pointer)
        pixelClip = PixelClip(surface.holdsPixelsInPlace ? surface.bounds : nil)
        self.surface = surface
        self.transform = transform
        setTransform(transform)
    }

    deinit { cairo_destroy(cairo) }

    /// Cairo's context in the state that all calls so far have led to.
    var pointer: OpaquePointer {
        if !pixelClip.waiting.isEmpty { performWaiting() }
        return cairo
    }

    private func performWaiting() {
        for step in pixelClip.waiting {
            switch step {
            case .save: cairo_save(cairo)
            case .clip(let pixels): performClip(to: pixels)
            }
        }
        pixelClip.clearWaiting()
    }

    private func performClip(to pixels: PixelRect) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        cairo_rectangle(
            cairo, Double(pixels.x), Double(pixels.y), Double(max(0, pixels.width)), Double(max(0, pixels.height)))
        cairo_clip(cairo)
        cairo_set_matrix(cairo, &matrix)
    }

    /// Whether drawing can be visible: false while the transform cannot be inverted.
    var isDrawable: Bool { Self.isUsable(transform) }

    /// Whether Cairo accepts a matrix: finite and invertible.
    static func isUsable(_ t: CGAffineTransform) -> Bool {
        let determinant = t.determinant
        return determinant != 0 && determinant.isFinite && (1 / determinant).isFinite && t.tx.isFinite && t.ty.isFinite
    }

    /// Replaces the transform; one that cannot be inverted makes `isDrawable` false.
    func setTransform(_ transform: CGAffineTransform) {
        self.transform = transform
        guard isDrawable else { return }
        var matrix = cairo_matrix_t(transform)
        cairo_set_matrix(pointer, &matrix)
    }

    func save() { pixelClip.save() }

    /// Restores the state at the matching `save`; the caller restores the transform.
    func restore() {
        if pixelClip.restore() { cairo_restore(cairo) }
    }

    func setColor(_ color: RGBAColor, alpha: CGFloat = 1) {
        cairo_set_source_rgba(
            pointer, color.red.unit, color.green.unit, color.blue.unit, (color.alpha.unit * alpha.unit))
    }

    func setOperator(_ mode: CGBlendMode) { cairo_set_operator(pointer, mode.cairoOperator) }

    func setAntialias(_ isAntialiased: Bool) {
        cairo_set_antialias(pointer, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// The pixels that the clip leaves, in surface coordinates.
    var clipPixels: PixelRect {
        if let clipRect { return clipRect }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        withDeviceSpace { cairo_clip_extents(pointer, &left, &top, &right, &bottom) }
        return PixelRect(covering: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }

    /// The clip outside of groups when it is known to be a rectangle of whole pixels of the surface's memory.
    var clipRect: PixelRect? { groups.isEmpty ? pixelClip.rect : nil }

    /// Runs a body while user space is the surface's pixels.
    func withDeviceSpace(_ body: () -> Void) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(pointer, &matrix)
        cairo_identity_matrix(pointer)
        body()
        cairo_set_matrix(pointer, &matrix)
    }

    /// Narrows the clip to whole pixels.
    func clip(to pixels: PixelRect) { pixelClip.narrow(to: pixels) }

    /// Narrows the clip to the current path by a rule that is set.
    func clipToCurrentPath() {
        cairo_clip(pointer)
        pixelClip.loseShape()
    }

    /// Removes every clip since the surface or the group began.
    func resetClip() {
        cairo_reset_clip(pointer)
        pixelClip.loseShape()
    }

    // MARK: Groups

    /// Begins a group that `endGroup` composes as a whole.
    func beginGroup() {
        cairo_push_group(pointer)
        pixelClip.enter()
        if let group = cairo_get_group_target(pointer) { groups.append(group) }
    }

    /// Ends the group and makes its pixels the source.
    func popGroup() {
        cairo_pop_group_to_source(pointer)
        pixelClip.leave()
        if !groups.isEmpty { groups.removeLast() }
    }

    /// Ends the group and returns its pixels as a pattern, which the caller destroys.
    func endGroupAsPattern() -> OpaquePointer? {
        if !groups.isEmpty { groups.removeLast() }
        defer { pixelClip.leave() }
        return cairo_pop_group(pointer)
    }

    /// Ends the group and draws it over the pixels below it, in a given blend mode, else in that from before the group.
    func endGroup(alpha: CGFloat, blendMode: CGBlendMode? = nil) {
        popGroup()
        if let blendMode { setOperator(blendMode) }
        alpha >= 1 ? cairo_paint(pointer) : cairo_paint_with_alpha(pointer, alpha.unit)
        // Releases the group's pixels.
        cairo_set_source_rgba(pointer, 0, 0, 0, 0)
    }

    /// Draws through masks: each is a pattern in pixels whose alpha multiplies the drawing.
    func withMasks(_ masks: some Collection<CairoMask>, _ draw: () -> Void) {
        guard let mask = masks.first else { return draw() }
        let target = cairo_get_group_target(pointer)
        beginGroup()
        // The group contains the pixels below, which blend modes need.
        withDeviceSpace {
            setOperator(.copy)
            cairo_set_source_surface(pointer, target, 0, 0)
            cairo_paint(pointer)
        }
        setOperator(.normal)
        withMasks(masks.dropFirst(), draw)
        popGroup()
        // With a mask, the operator `copy` mixes the group with the pixels before it.
        setOperator(.copy)
        withDeviceSpace { cairo_mask(pointer, mask.pattern) }
        setOperator(.normal)
        setColor(.clear)
    }
}

extension CGFloat {
    /// The number limited to 0…1; NaN is 0.
    var unit: CGFloat { isNaN ? 0 : Swift.max(0, Swift.min(1, self)) }
}

extension cairo_matrix_t {
    init(_ t: CGAffineTransform) { self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty) }
}
