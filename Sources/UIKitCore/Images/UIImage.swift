public import CoreGraphics
public import Foundation
import Synchronization

/// A bitmap with the number of its pixels per point and what drawing needs to know about it.
///
/// Images are immutable and may be used on any thread. Drawing goes to the current context, replaces the context's alpha and
/// blend mode by the call's, and does nothing without a context or without pixels.
///
/// Unlike iOS: JPEG files with an EXIF orientation are turned upright when they are read.
/// Status: partial – upright bitmaps from files and renderers; symbols, animation, other orientations and asset catalogues
/// follow.
open nonisolated class UIImage: NSObject, @unchecked Sendable {
    /// The bitmap; nil for an image of no size.
    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    /// Whether views show the pixels or only their alpha in the tint colour.
    public let renderingMode: RenderingMode
    /// The part at each edge that keeps its size when the image is stretched.
    public let capInsets: UIEdgeInsets
    /// How the part between the caps fills its room.
    public let resizingMode: ResizingMode
    /// Where the image shows only its alpha in a colour of its own.
    package let tintColor: UIColor?
    private let slices = Mutex<NineSlices?>(nil)

    private init(
        cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero,
        resizingMode: ResizingMode = .tile, tintColor: UIColor? = nil
    ) {
        self.cgImage = cgImage
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.renderingMode = renderingMode
        self.capInsets = capInsets
        self.resizingMode = resizingMode
        self.tintColor = tintColor
    }

    /// Makes an image without pixels.
    public override convenience init() { self.init(cgImage: nil, scale: 1) }

    package convenience init(pixels: CGImage?, scale: CGFloat) { self.init(cgImage: pixels, scale: scale) }

    /// Makes an image of one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

    /// Makes an image; a scale of zero or less counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage: cgImage, scale: scale)
    }

    /// Decodes the bytes of an image file at one pixel per point; nil when they are not one.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Decodes the bytes of an image file; nil when they are not one.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? installedImageCodec.current.decode(data) else { return nil }
        self.init(cgImage: image, scale: scale)
    }

    /// Reads an image file; `@2x` or `@3x` at the end of its name gives the scale. Nil when it cannot be read or decoded.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.init(data: data, scale: ImageFileName.scale(ofStem: stem))
    }

    /// Finds an image file by name as `init(named:in:with:)` does in the main bundle and those beside it.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Finds an image file by its name in a bundle's resources, the best variant for the traits.
    ///
    /// See ``init(named:in:compatibleWith:)``.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// Finds an image file by its name in a bundle's resources, the best variant for the traits.
    ///
    /// A name without an extension means PNG. Of the variants `name`, `name@2x` and `name@3x`, each also with `~iphone` or
    /// `~ipad`, the idiom's own come first, then the one for the display scale, then the next larger, then the largest.
    /// Decoded files are kept in memory until a memory warning. With no bundle the main bundle is searched, then the
    /// resource bundles that SwiftPM puts beside the executable, `<Package>_<Target>.resources`: first that of the target named
    /// like the executable, then the others by name.
    ///
    /// - Parameter traitCollection: the traits to choose for; nil, or a trait left open, means the current ones.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let found = NamedImages.shared.image(name, in: bundle, for: traitCollection) else { return nil }
        self.init(cgImage: found.image, scale: found.scale)
    }

    // MARK: Values

    /// The size in points.
    open var size: CGSize {
        CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
    }

    /// How the bitmap is turned for display: always up.
    open var imageOrientation: Orientation { .up }

    /// The bytes of a PNG file of the bitmap; nil without pixels.
    open func pngData() -> Data? { cgImage.flatMap { try? installedImageCodec.current.encodePNG($0) } }

    /// The bytes of a JPEG file of the bitmap over black, with a quality from 0 to 1; nil without pixels.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        cgImage.flatMap { try? installedImageCodec.current.encodeJPEG($0, quality: compressionQuality) }
    }

    // MARK: Variations

    /// The same image for views to show as it is or as a template.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            cgImage: cgImage, scale: scale, renderingMode: renderingMode, capInsets: capInsets,
            resizingMode: resizingMode, tintColor: tintColor)
    }

    /// The same image painted in a colour through its alpha.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// The same image painted in a colour through its alpha; as a template it takes a view's tint colour instead.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(
            cgImage: cgImage, scale: scale, renderingMode: renderingMode, capInsets: capInsets,
            resizingMode: resizingMode, tintColor: color)
    }

    /// The same image with a middle part that repeats as it is stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same image with a middle part that repeats or stretches, between caps of the given sizes in points.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        UIImage(
            cgImage: cgImage, scale: scale, renderingMode: renderingMode, capInsets: capInsets,
            resizingMode: resizingMode, tintColor: tintColor)
    }

    // MARK: Drawing

    /// Draws at the image's own size with its top left at a point.
    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws at the image's own size with its top left at a point.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws stretched over a rectangle; caps keep their size.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws stretched over a rectangle; caps keep their size.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect, of: context, tint: tintColor?.rgba)
        context.restoreGState()
    }

    /// Draws stretched over a rectangle with the context's alpha and blend mode, painted in `tint` when it is given.
    package func draw(in rect: CGRect, of context: CGContext, tint: RGBAColor?) {
        guard let cgImage else { return }
        guard capInsets != .zero else { return context.drawUpright(cgImage, in: rect, tint: tint) }
        // Slices are cut once, so that renderers which cache by image see the same ones again.
        let slices = slices.withLock { kept in
            let slices = kept ?? NineSlices(cgImage, scale: scale, capInsets: capInsets)
            kept = slices
            return slices
        }
        slices.draw(in: rect, of: context, tint: tint, tiles: resizingMode == .tile)
    }

    // MARK: Object

    /// Images are equal when they show the same bitmap in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || cgImage == other.cgImage && scale == other.scale && renderingMode == other.renderingMode
                && capInsets == other.capInsets && resizingMode == other.resizingMode && tintColor == other.tintColor
    }

    open override var hash: Int { cgImage?.hashValue ?? 0 }

    open override var description: String {
        "<UIImage: \(size.width)×\(size.height) at \(scale)x, \(renderingMode)>"
    }
}
