import UIKit

/// A picture that knows its source.
class ClientImage: UIImage, @unchecked Sendable {
    override init() { super.init() }
    override init(cgImage: CGImage) { super.init(cgImage: cgImage) }
    override init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        super.init(cgImage: cgImage, scale: scale, orientation: orientation)
    }
    override init?(contentsOfFile path: String) { super.init(contentsOfFile: path) }
    override init?(data: Data) { super.init(data: data) }
    override init?(data: Data, scale: CGFloat) { super.init(data: data, scale: scale) }

    override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
    override var capInsets: UIEdgeInsets { super.capInsets }
    override var cgImage: CGImage? { super.cgImage }
    override var configuration: UIImage.Configuration? { super.configuration }
    override var duration: TimeInterval { super.duration }
    override var flipsForRightToLeftLayoutDirection: Bool { super.flipsForRightToLeftLayoutDirection }
    override var hasBaseline: Bool { super.hasBaseline }
    override var imageOrientation: UIImage.Orientation { super.imageOrientation }
    override var imageRendererFormat: UIGraphicsImageRendererFormat { super.imageRendererFormat }
    override var imageAsset: UIImageAsset? { super.imageAsset }
    override var images: [UIImage]? { super.images }
    override var isSymbolImage: Bool { super.isSymbolImage }
    override var leftCapWidth: Int { super.leftCapWidth }
    override var renderingMode: UIImage.RenderingMode { super.renderingMode }
    override var resizingMode: UIImage.ResizingMode { super.resizingMode }
    override var scale: CGFloat { super.scale }
    override var size: CGSize { super.size }
    override var symbolConfiguration: UIImage.SymbolConfiguration? { super.symbolConfiguration }
    override var topCapHeight: Int { super.topCapHeight }
    override var traitCollection: UITraitCollection { super.traitCollection }

    override class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        super.animatedImage(with: images, duration: duration)
    }
    override class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        super.animatedImageNamed(name, duration: duration)
    }
    override class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval)
        -> UIImage?
    { super.animatedResizableImageNamed(name, capInsets: capInsets, duration: duration) }
    override class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        super.animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: resizingMode, duration: duration)
    }

    override func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        super.applyingSymbolConfiguration(configuration)
    }
    override func draw(at point: CGPoint) { super.draw(at: point) }
    override func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        super.draw(at: point, blendMode: blendMode, alpha: alpha)
    }
    override func draw(in rect: CGRect) { super.draw(in: rect) }
    override func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        super.draw(in: rect, blendMode: blendMode, alpha: alpha)
    }
    override func drawAsPattern(in rect: CGRect) { super.drawAsPattern(in: rect) }
    override func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        super.imageFlippedForRightToLeftLayoutDirection()
    }
    override func imageWithoutBaseline() -> UIImage { super.imageWithoutBaseline() }
    override func jpegData(compressionQuality: CGFloat) -> Data? {
        super.jpegData(compressionQuality: compressionQuality)
    }
    override func pngData() -> Data? { super.pngData() }
    override func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        super.prepareForDisplay(completionHandler: completionHandler)
    }
    override func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        super.prepareThumbnail(of: size, completionHandler: completionHandler)
    }
    override func preparingForDisplay() -> UIImage? { super.preparingForDisplay() }
    override func preparingThumbnail(of size: CGSize) -> UIImage? { super.preparingThumbnail(of: size) }
    override func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        super.resizableImage(withCapInsets: capInsets)
    }
    override func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        super.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    override func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        super.stretchableImage(withLeftCapWidth: leftCapWidth, topCapHeight: topCapHeight)
    }
    override func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        super.withAlignmentRectInsets(alignmentInsets)
    }
    override func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        super.withBaselineOffset(fromBottom: baselineOffset)
    }
    override func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        super.withConfiguration(configuration)
    }
    override func withHorizontallyFlippedOrientation() -> UIImage { super.withHorizontallyFlippedOrientation() }
    override func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        super.withRenderingMode(renderingMode)
    }
    override func withTintColor(_ color: UIColor) -> UIImage { super.withTintColor(color) }
    override func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        super.withTintColor(color, renderingMode: renderingMode)
    }
}

/// A picture's variant.
class ClientImageConfiguration: UIImage.Configuration, @unchecked Sendable {
    override var traitCollection: UITraitCollection? { super.traitCollection }

    override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { super.applying(otherConfiguration) }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
        super.withTraitCollection(traitCollection)
    }
}

/// A symbol's variant.
class ClientImageSymbolConfiguration: UIImage.SymbolConfiguration, @unchecked Sendable {
}

private final class RemoteImage: UIImage, @unchecked Sendable {
    let address: URL?

    init?(data: Data, address: URL) {
        self.address = address
        super.init(data: data, scale: 2)
    }

    required convenience init(imageLiteralResourceName name: String) {
        fatalError("init(imageLiteralResourceName:) has not been implemented")
    }
}

extension ClientImage {
    static func make(_ picture: CGImage, _ data: Data) -> [UIImage?] {
        [
            UIImage(), UIImage(named: "a"), UIImage(named: "a", in: nil, compatibleWith: nil),
            UIImage(named: "a", in: .main, with: nil), UIImage(systemName: "star"),
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12)),
            UIImage(systemName: "star", compatibleWith: nil), UIImage(contentsOfFile: "a"), UIImage(data: data),
            UIImage(data: data, scale: 2), UIImage(cgImage: picture),
            UIImage(cgImage: picture, scale: 2, orientation: .up), UIImage.animatedImage(with: [], duration: 1),
            UIImage().withRenderingMode(.alwaysTemplate), UIImage().withTintColor(.red),
            UIImage().resizableImage(withCapInsets: .zero), #imageLiteral(resourceName: "a"),
            RemoteImage(data: data, address: URL(fileURLWithPath: "a")),
        ]
    }

    static func configure() -> [UIImage.SymbolConfiguration] {
        [
            UIImage.SymbolConfiguration(pointSize: 12), UIImage.SymbolConfiguration(pointSize: 12, weight: .bold),
            UIImage.SymbolConfiguration(pointSize: 12, weight: .bold, scale: .large),
            UIImage.SymbolConfiguration(weight: .light), UIImage.SymbolConfiguration(scale: .small),
            UIImage.SymbolConfiguration(textStyle: .body), UIImage.SymbolConfiguration(textStyle: .body, scale: .small),
            UIImage.SymbolConfiguration(font: .systemFont(ofSize: 12)),
            UIImage.SymbolConfiguration(font: .systemFont(ofSize: 12), scale: .medium), .unspecified,
        ]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allImageOrientation: [UIImage.Orientation] {
        [
            .down, .downMirrored, .left, .leftMirrored, .right, .rightMirrored, .up, .upMirrored,
        ]
    }
    static var allImageRenderingMode: [UIImage.RenderingMode] {
        [
            .alwaysOriginal, .alwaysTemplate, .automatic,
        ]
    }
    static var allImageResizingMode: [UIImage.ResizingMode] {
        [
            .stretch, .tile,
        ]
    }
    static var allImageSymbolScale: [UIImage.SymbolScale] {
        [
            .default, .large, .medium, .small, .unspecified,
        ]
    }
    static var allImageSymbolWeight: [UIImage.SymbolWeight] {
        [
            .black, .bold, .heavy, .light, .medium, .regular, .semibold, .thin, .ultraLight, .unspecified,
        ]
    }
}
