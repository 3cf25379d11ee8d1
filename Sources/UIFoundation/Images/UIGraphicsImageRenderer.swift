public import CoreGraphics
public import Foundation

/// Makes images from drawing code.
///
/// The actions run at once, with the renderer's context as the current one, on the calling thread; one renderer may make any
/// number of images.
open nonisolated class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A block of drawing code for an image renderer.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// Makes a renderer for images of a size in points, at the screen's scale.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    /// Makes a renderer for images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer for images of a rectangle of user space, at the screen's scale.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    /// Makes a renderer for images of a rectangle of user space.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

    open override var allowsImageOutput: Bool { true }

    open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

    /// Fills the rectangle with black where the format is opaque.
    open override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
        guard let format = rendererContext.format as? UIGraphicsImageRendererFormat, format.opaque else { return }
        context.fill(format.bounds)
    }

    /// An image of the actions' drawing; without pixels when the size is zero.
    open func image(actions: DrawingActions) -> UIImage {
        var image = UIImage()
        do {
            try runDrawingActions {
                actions(Self.imageContext($0))
            } completionActions: {
                image = Self.imageContext($0).currentImage
            }
        } catch {
            // A subclass without a context makes an empty image.
            return image
        }
        return image
    }

    private static func imageContext(_ context: UIGraphicsRendererContext) -> UIGraphicsImageRendererContext {
        guard let context = context as? UIGraphicsImageRendererContext else {
            fatalError("A renderer of images was given a \(type(of: context)) to draw in, which makes no images.")
        }
        return context
    }

    override func rendererContext(_ cgContext: CGContext) -> UIGraphicsRendererContext {
        guard let format = format as? UIGraphicsImageRendererFormat else {
            fatalError("A renderer of images has a \(type(of: format)), which is no format of images.")
        }
        return UIGraphicsImageRendererContext(cgContext: cgContext, format: format) {
            Self.image(of: $0, format: format)
        }
    }

    /// The bytes of a PNG file of the actions' drawing; empty when the size is zero.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// The bytes of a JPEG file of the actions' drawing, with a quality from 0 to 1; empty when the size is zero.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private static func image(of context: CGContext, format: UIGraphicsImageRendererFormat) -> UIImage {
        let scale = format.effectiveScale
        let pixels = installedContentRasterizer.current.rasterize(
            context.finishedList(), size: format.bounds.size, scale: scale)
        return UIImage(pixels: pixels, scale: scale)
    }
}
