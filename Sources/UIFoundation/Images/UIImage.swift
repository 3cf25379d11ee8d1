public import CoreGraphics
public import Foundation
import Synchronization

/// A bitmap with the number of its pixels per point and its settings for drawing.
///
/// Images are immutable and may be used on any thread. Drawing paints into the current context, replaces the context's alpha
/// and blend mode by the call's, and has no effect without a context or without pixels.
///
/// Unlike iOS: JPEG files with an EXIF orientation are turned upright when they are read, and files are written upright.
/// Status: partial – bitmaps from files, renderers, symbols and asset catalogues; views show the first frame of animated
/// images.
open nonisolated class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    private let mark = ForeignObjectMark()

    /// The bitmap, as it was before it is turned for display; nil for an image of no size.
    open private(set) var cgImage: CGImage?
    /// Pixels per point.
    open private(set) var scale: CGFloat = 1
    private(set) var look = Look()
    private let slices = Mutex<NineSlices?>(nil)
    private let turned = Mutex<CGImage?>(nil)
    private let ownAsset = Mutex<UIImageAsset?>(nil)

    // Designated are Apple's initializers alone: a hidden one would keep apps from making subclasses.
    convenience init(cgImage: CGImage?, scale: CGFloat, look: Look = Look()) {
        self.init()
        adopt(cgImage, scale: scale, look: look)
    }

    /// Completes an image that is being made; images never change later.
    private func adopt(_ cgImage: CGImage?, scale: CGFloat, look: Look = Look()) {
        self.cgImage = cgImage
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.look = look
    }

    /// The same bitmap with another look.
    func changed(_ change: (inout Look) -> Void) -> UIImage {
        var look = look
        change(&look)
        let copy = UIImage(cgImage: cgImage, scale: scale, look: look)
        // Renderers keep their data for the very bitmap that they were shown.
        if look.orientation == self.look.orientation { copy.turned.withLock { $0 = turned.withLock { $0 } } }
        return copy
    }

    /// Makes an image without pixels.
    public override init() { super.init() }

    package convenience init(pixels: CGImage?, scale: CGFloat) {
        self.init(cgImage: pixels, scale: scale, look: Look())
    }

    /// Makes an image of one pixel per point.
    public init(cgImage: CGImage) {
        super.init()
        adopt(cgImage, scale: 1)
    }

    /// Makes an image that shows a bitmap turned or mirrored; a scale of zero or less counts as 1.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        super.init()
        adopt(cgImage, scale: scale, look: Look(orientation: orientation))
    }

    /// Decodes the bytes of an image file at one pixel per point; nil when they are not one.
    public init?(data: Data) {
        super.init()
        guard let image = try? installedImageCodec.current.decode(data) else { return nil }
        adopt(image, scale: 1)
    }

    /// Decodes the bytes of an image file, with pixels at a scale; nil when they are not one.
    public init?(data: Data, scale: CGFloat) {
        super.init()
        guard let image = try? installedImageCodec.current.decode(data) else { return nil }
        adopt(image, scale: scale)
    }

    /// Reads an image file; `@2x` or `@3x` at the end of its name gives the scale. Nil when it cannot be read or decoded.
    public init?(contentsOfFile path: String) {
        super.init()
        guard let data = FileManager.default.contents(atPath: path),
            let image = try? installedImageCodec.current.decode(data)
        else { return nil }
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        adopt(image, scale: ImageFileName.scale(ofStem: stem))
    }

    /// Finds the image of an image literal; the program stops where there is none of that name.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let found = NamedImages.shared.image(name, in: nil, for: nil) else {
            fatalError(
                "No image is named \"\(name)\", as an image literal says. Put a file of that name into the resources.")
        }
        self.init(cgImage: found.image, scale: found.scale, look: found.look)
    }

    // MARK: Values

    /// The size of the image in points, as drawn.
    open var size: CGSize {
        let size = CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
        return look.orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
    }

    /// The rotation and mirroring of the bitmap for display.
    open var imageOrientation: Orientation { look.orientation }

    /// Whether views show the pixels or only their alpha in the tint colour.
    open var renderingMode: RenderingMode { look.renderingMode }

    /// The part at each edge that keeps its size when the image is stretched.
    open var capInsets: UIEdgeInsets { look.capInsets }

    /// The way in which the part between the caps fills its room.
    open var resizingMode: ResizingMode { look.resizingMode }

    /// The frames of an animated image; nil for a still one.
    open var images: [UIImage]? { look.frames }

    /// The seconds of one round through the frames; 0 for a still image.
    open var duration: TimeInterval { look.duration }

    /// The colour of an image that shows only its alpha; nil for none of its own.
    package var tintColor: UIColor? { look.tintColor }
    /// Whether the image is a stencil that is drawn in the colour of its surroundings.
    package var isTemplate: Bool {
        renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage && !hasSymbolColors
    }

    /// The bitmap as it is shown, made once; nil for an image of no size.
    package var uprightImage: CGImage? {
        guard let cgImage, look.orientation != .up else { return cgImage }
        return turned.withLock { kept in
            let image = kept ?? look.orientation.upright(cgImage)
            kept = image
            return image
        }
    }

    /// The bytes of a PNG file of the image, upright; nil without pixels.
    ///
    /// - Complexity: linear in the number of pixels, anew for each call.
    open func pngData() -> Data? { uprightImage.flatMap { try? installedImageCodec.current.encodePNG($0) } }

    /// The bytes of a JPEG file of the image, upright and over black, with a quality from 0 to 1; nil without pixels.
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
        changed { ($0.capInsets, $0.resizingMode, $0.centerSize) = (capInsets, resizingMode, .zero) }
    }

    /// The edges to ignore when the image is aligned with others, in points.
    open var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

    /// The same image with insets for aligning it.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Whether the image asks to be mirrored where the layout runs from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

    /// The same image with the wish to be mirrored where the layout runs from right to left.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

    /// The same image mirrored from left to right.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.mirrored }
    }

    /// Whether the image has a baseline.
    open var hasBaseline: Bool { look.baseline != nil }

    /// The position of a baseline, in points up from the bottom; nil without one.
    open var baselineOffsetFromBottom: CGFloat? { look.baseline }

    /// The same image with a baseline some points up from the bottom.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baseline = baselineOffset }
    }

    /// The same image without a baseline.
    open func imageWithoutBaseline() -> UIImage { changed { $0.baseline = nil } }

    /// The variants of the image for other traits; an image that is not of a catalogue has an asset of itself alone at first.
    open var imageAsset: UIImageAsset? {
        if let asset = look.asset { return asset }
        return ownAsset.withLock { kept in
            if let kept { return kept }
            let asset = UIImageAsset(original: changed { _ in })
            kept = asset
            return asset
        }
    }

    /// The asset of the image itself, made at the first request.
    var knownAsset: UIImageAsset? { ownAsset.withLock { $0 } }

    /// The configuration by which the image's variant was chosen; nil when there was none.
    open var configuration: Configuration? { look.configuration }

    /// The traits that the image's variant was chosen by, those left open unspecified.
    open var traitCollection: UITraitCollection { look.configuration?.traitCollection ?? UITraitCollection() }

    // MARK: Stretching

    /// The same image with one point between caps of a width and a height to repeat; a cap of 0 stretches the whole side.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
    }

    /// The whole points of the left cap.
    open var leftCapWidth: Int { Self.whole(capInsets.left) }

    /// The whole points of the top cap.
    open var topCapHeight: Int { Self.whole(capInsets.top) }

    private static func whole(_ length: CGFloat) -> Int { length.isFinite ? Int(max(0, min(length, 1e9))) : 0 }

    // MARK: Animation

    /// An image of frames that share a duration equally; its own pixels are the first one's. Nil without frames.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.changed {
            $0.frames = images
            $0.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
        }
    }

    /// An image of the files whose names end in 0, 1 and so on, as far as there are any, up to 1024, and of a duration; nil
    /// without the first.
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: frames(named: name), duration: duration)
    }

    /// An image of numbered files and of a duration, with a middle part that repeats between caps; nil without the first file.
    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// An image of numbered files and of a duration, with a middle part between caps that resizes so; nil without the first.
    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let frames = frames(named: name).map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return animatedImage(with: frames, duration: duration)
    }

    private class func frames(named name: String) -> [UIImage] {
        var frames: [UIImage] = []
        while frames.count < 1024, let frame = UIImage(named: name + String(frames.count)) { frames.append(frame) }
        return frames
    }

    // MARK: Preparing

    /// The image itself: files are decoded when they are read.
    open func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

    /// Hands over the result of `preparingForDisplay()`, before it returns.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingForDisplay())
    }

    /// The image itself: files are decoded when they are read.
    open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// A copy in a size in points, with the image's scale; nil without pixels and for sizes that no bitmap can have.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard cgImage != nil, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return nil
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let copy = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            changed { ($0.capInsets, $0.tintColor) = (.zero, nil) }.draw(in: CGRect(origin: .zero, size: size))
        }
        return copy.cgImage == nil ? nil : copy.withRenderingMode(renderingMode)
    }

    /// Hands over the result of `preparingThumbnail(of:)`, before it returns.
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// A copy in a size in points, with the image's scale; nil without pixels and for sizes that no bitmap can have.
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The format of a renderer that makes images like this one.
    open var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = uprightImage?.pixels.words.allSatisfy { $0 >= 0xFF00_0000 } ?? false
        return format
    }

    // MARK: Symbols

    /// Whether the image is that of a symbol, so that views tint it and configurations change its size.
    open var isSymbolImage: Bool { look.symbolName != nil }

    /// The configuration that a symbol was made by; nil for other images, and for symbols made without one.
    open var symbolConfiguration: SymbolConfiguration? {
        isSymbolImage ? look.configuration as? SymbolConfiguration : nil
    }

    /// The same image with the values of the configuration, which override those of its own; a symbol is drawn anew.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        if let symbol = configuration as? SymbolConfiguration, let changed = applyingSymbolConfiguration(symbol) {
            return changed
        }
        let image = configuration.traitCollection.map(resolved) ?? self
        return image.changed { $0.configuration = $0.configuration?.applying(configuration) ?? configuration }
    }

    /// The same symbol in another size, weight or scale; nil for images that are no symbols.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let name = look.symbolName else { return nil }
        var look = look
        look.configuration = (symbolConfiguration ?? .unspecified).applying(configuration)
        return UIImage(symbolName: name, look: look, pixelScale: scale)
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
            let slices =
                kept ?? NineSlices(cgImage, scale: scale, capInsets: capInsets, centerSize: look.centerSize)
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

/// The type that image literals have by themselves.
public typealias _ImageLiteralType = UIImage
