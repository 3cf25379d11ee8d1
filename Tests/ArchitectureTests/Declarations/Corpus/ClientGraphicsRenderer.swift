import UIKit

/// A renderer.
class ClientGraphicsRenderer: UIGraphicsRenderer {
    override init(bounds: CGRect, format: UIGraphicsRendererFormat) { super.init(bounds: bounds, format: format) }

    override var allowsImageOutput: Bool { super.allowsImageOutput }
    override var format: UIGraphicsRendererFormat { super.format }

    override class func context(with format: UIGraphicsRendererFormat) -> CGContext? { super.context(with: format) }
    override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
        super.prepare(context, with: rendererContext)
    }
    override class func rendererContextClass() -> AnyClass { super.rendererContextClass() }
}

/// The context that such a renderer draws in.
class ClientGraphicsRendererContext: UIGraphicsRendererContext {
    override var cgContext: CGContext { super.cgContext }
    override var format: UIGraphicsRendererFormat { super.format }

    override func clip(to rect: CGRect) { super.clip(to: rect) }
    override func fill(_ rect: CGRect) { super.fill(rect) }
    override func fill(_ rect: CGRect, blendMode: CGBlendMode) { super.fill(rect, blendMode: blendMode) }
    override func stroke(_ rect: CGRect) { super.stroke(rect) }
    override func stroke(_ rect: CGRect, blendMode: CGBlendMode) { super.stroke(rect, blendMode: blendMode) }
}

/// Its format.
class ClientGraphicsRendererFormat: UIGraphicsRendererFormat {
    override var bounds: CGRect { super.bounds }

    override class func `default`() -> Self { super.`default`() }
    override class func preferred() -> Self { super.preferred() }

    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

/// A renderer of pictures.
class ClientGraphicsImageRenderer: UIGraphicsImageRenderer {
    override init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

    override func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { super.image(actions: actions) }
    override func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { super.jpegData(withCompressionQuality: compressionQuality, actions: actions) }
    override func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { super.pngData(actions: actions) }
}

/// The context that such a renderer draws in.
class ClientGraphicsImageRendererContext: UIGraphicsImageRendererContext {
    override var currentImage: UIImage { super.currentImage }
}

/// Its format.
class ClientGraphicsImageRendererFormat: UIGraphicsImageRendererFormat {
    override var opaque: Bool {
        get { super.opaque }
        set { super.opaque = newValue }
    }
    override var preferredRange: UIGraphicsImageRendererFormat.Range {
        get { super.preferredRange }
        set { super.preferredRange = newValue }
    }
    override var prefersExtendedRange: Bool {
        get { super.prefersExtendedRange }
        set { super.prefersExtendedRange = newValue }
    }
    override var scale: CGFloat {
        get { super.scale }
        set { super.scale = newValue }
    }
    override var supportsHighDynamicRange: Bool { super.supportsHighDynamicRange }
}

extension ClientGraphicsImageRenderer {
    static func make() -> [UIImage] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        let renderers = [
            UIGraphicsImageRenderer(size: .zero), UIGraphicsImageRenderer(size: .zero, format: format),
            UIGraphicsImageRenderer(bounds: .zero), UIGraphicsImageRenderer(bounds: .zero, format: format),
            UIGraphicsImageRenderer(size: .zero, format: .default()),
            UIGraphicsImageRenderer(size: .zero, format: .preferred()),
            UIGraphicsImageRenderer(size: .zero, format: UIGraphicsImageRendererFormat(for: .current)),
        ]
        return renderers.map { $0.image { context in context.fill(context.format.bounds) } }
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allGraphicsImageRendererFormatRange: [UIGraphicsImageRendererFormat.Range] {
        [
            .automatic, .extended, .standard, .unspecified,
        ]
    }
}
