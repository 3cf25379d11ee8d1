public import Foundation
import CoreGraphics
import QuartzCore

/// Shows an image.
///
/// The image is placed by `contentMode`. Template images are painted in the tint colour.
///
/// Status: partial – still images, with resizable middles always stretched; animated images and symbols follow.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// Makes a view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Makes a view of an image's size.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    /// Makes a view of the size of the first of two images.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
        showImage()
    }

    package override var drawsContent: Bool { type(of: self) != UIImageView.self }

    // MARK: Images

    /// The image; nil shows nothing.
    open var image: UIImage? {
        didSet { if image != oldValue { imageDidChange(from: oldValue) } }
    }

    /// The image shown while `isHighlighted`; nil stands for `image`.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage != oldValue { imageDidChange(from: oldValue) } }
    }

    /// Which of the two images is shown.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showImage() } }
    }

    /// Whether an image that does not say so itself counts as a template.
    package var takesImagesAsTemplates = false {
        didSet { if takesImagesAsTemplates != oldValue { showImage() } }
    }

    private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    private func imageDidChange(from old: UIImage?) {
        showImage()
        if old?.size != shownImage?.size { invalidateIntrinsicContentSize() }
    }

    // MARK: Measuring

    /// The image's size; none without an image.
    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The image's size; the present one without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

    // MARK: Showing

    /// Pixels per point of the image shown; the image decides.
    open override var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { if shownImage == nil { layer.contentsScale = newValue } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    package override func resolveTraitColors() {
        super.resolveTraitColors()
        showTint()
    }

    private func showImage() {
        guard let image = shownImage else {
            layer.contents = nil
            return
        }
        if layer.contents as? CGImage !== image.uprightImage { layer.contents = image.uprightImage }
        layer.contentsScale = image.scale
        layer.contentsCenter = image.stretchedPart
        showTint()
    }

    private func showTint() {
        guard let image = shownImage else { return }
        let isTemplate =
            image.renderingMode == .alwaysTemplate
            || (image.renderingMode == .automatic && takesImagesAsTemplates)
        let color = isTemplate ? tintColor : image.tintColor
        layer.contentsTint = color?.resolvedColor(with: traitCollection).rgba
    }
}

extension UIImage {
    /// The part between the caps in units of the image's size; the whole without caps.
    fileprivate var stretchedPart: CGRect {
        guard capInsets != .zero, size.width > 0, size.height > 0 else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        let part = CGRect(origin: .zero, size: size).inset(by: capInsets)
        return CGRect(
            x: part.minX / size.width, y: part.minY / size.height, width: max(0, part.size.width) / size.width,
            height: max(0, part.size.height) / size.height)
    }
}
