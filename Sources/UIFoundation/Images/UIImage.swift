public import CoreGraphics
public import Foundation
import Synchronization

/// A bitmap with the number of its pixels per point and what drawing needs to know about it.
///
/// Images are immutable and may be used on any thread. Drawing goes to the current context, replaces the context's alpha and
/// blend mode by the call's, and does nothing without a context or without pixels.
///
/// Unlike iOS: JPEG files with an EXIF orientation are turned upright when they are read, and files are written upright.
/// Status: partial – bitmaps from files, renderers and symbols; asset catalogues are not implemented, and views show the
/// first frame of animated images.
open nonisolated class UIImage: NSObject, @unchecked Sendable {
    private let mark = ForeignObjectMark()

    /// The bitmap, as it was before it is turned for display; nil for an image of no size.
    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    let look: Look
    private let slices = Mutex<NineSlices?>(nil)
    private let turned = Mutex<CGImage?>(nil)

    init(cgImage: CGImage?, scale: CGFloat, look: Look = Look()) {
        self.cgImage = cgImage
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.look = look
    }

    /// The same bitmap with another look.
    func changed(_ change: (inout Look) -> Void) -> UIImage {
        var look = look
        change(&look)
        let copy = UIImage(cgImage: cgImage, scale: scale, look: look)
        // Renderers keep what they made of the very bitmap that they were shown.
        if look.orientation == self.look.orientation { copy.turned.withLock { $0 = turned.withLock { $0 } } }
        return copy
    }

    /// Makes an image without pixels.
    public override convenience init() { self.init(cgImage: nil, scale: 1, look: Look()) }

    package convenience init(pixels: CGImage?, scale: CGFloat) {
        self.init(cgImage: pixels, scale: scale, look: Look())
    }

    /// Makes an image of one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, look: Look()) }

    /// Makes an image that shows a bitmap turned or mirrored; a scale of zero or less counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage: cgImage, scale: scale, look: Look(orientation: orientation))
    }

    /// Decodes the bytes of an image file at one pixel per point; nil when they are not one.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Decodes the bytes of an image file, with pixels at a scale; nil when they are not one.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? installedImageCodec.current.decode(data) else { return nil }
        self.init(cgImage: image, scale: scale, look: Look())
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
        self.init(cgImage: found.image, scale: found.scale, look: Look())
    }

    // MARK: Values

    /// The size in points of what is shown.
    open var size: CGSize {
        let size = CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
        return look.orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
    }

    /// How the bitmap is turned for display.
    open var imageOrientation: Orientation { look.orientation }

    /// Whether views show the pixels or only their alpha in the tint colour.
    open var renderingMode: RenderingMode { look.renderingMode }

    /// The part at each edge that keeps its size when the image is stretched.
    open var capInsets: UIEdgeInsets { look.capInsets }

    /// How the part between the caps fills its room.
    open var resizingMode: ResizingMode { look.resizingMode }

    /// The frames of an animated image; nil for a still one.
    open var images: [UIImage]? { look.frames }

    /// The seconds of one round through the frames; 0 for a still image.
    open var duration: TimeInterval { look.duration }

    /// Where the image shows only its alpha in a colour of its own.
    package var tintColor: UIColor? { look.tintColor }

    /// The bitmap as it is shown, made once; nil for an image of no size.
    package var uprightImage: CGImage? {
        guard let cgImage, look.orientation != .up else { return cgImage }
        return turned.withLock { kept in
            let image = kept ?? look.orientation.upright(cgImage)
            kept = image
            return image
        }
    }

    /// The bytes of a PNG file of what is shown, upright; nil without pixels.
    ///
    /// - Complexity: linear in the number of pixels, anew for each call.
    open func pngData() -> Data? { uprightImage.flatMap { try? installedImageCodec.current.encodePNG($0) } }

    /// The bytes of a JPEG file of what is shown, upright and over black, with a quality from 0 to 1; nil without pixels.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        uprightImage.flatMap { try? installedImageCodec.current.encodeJPEG($0, quality: compressionQuality) }
    }

    // MARK: Variations

    /// The same image for views to show as it is or as a template.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The same image painted in a colour through its alpha.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// The same image painted in a colour through its alpha; as a template it takes a view's tint colour instead.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed { ($0.tintColor, $0.renderingMode) = (color, renderingMode) }
    }

    /// The same image with a middle part that repeats as it is stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same image with a middle part that repeats or stretches, between caps of the given sizes in points.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }

    // MARK: Drawing

    /// Draws at the image's own size with its top left at a point.
    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws at the image's own size with its top left at a point, blended with an alpha.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws stretched over a rectangle; caps keep their size.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws stretched over a rectangle, blended with an alpha; caps keep their size.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect, of: context, tint: tintColor?.rgba)
        context.restoreGState()
    }

    /// Fills a rectangle with copies side by side, anchored where the current context began.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let pattern = UIColor(patternImage: self).cgColor.pattern
        else { return }
        context.saveGState()
        context.setFillColor(CGColor(pattern: pattern))
        context.fill(rect)
        context.restoreGState()
    }

    /// Draws stretched over a rectangle with the context's alpha and blend mode, painted in `tint` when it is given.
    package func draw(in rect: CGRect, of context: CGContext, tint: RGBAColor?) {
        guard let cgImage = uprightImage else { return }
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
            || cgImage == other.cgImage && scale == other.scale && look == other.look
    }

    open override var hash: Int { cgImage?.hashValue ?? 0 }

    open override var description: String {
        "<UIImage: \(size.width)×\(size.height) at \(scale)x, \(renderingMode)>"
    }
}
