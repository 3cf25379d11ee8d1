public import Foundation
import CoreGraphics
import QuartzCore
public import UIFoundation

/// Shows an image, or images one after the other.
///
/// `contentMode` positions the image. Template images are painted in the tint colour. An animated image runs whenever the view
/// is in a window, from its first frame on.
///
/// Status: partial – resizable middles are always stretched; tiling is not implemented.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// Makes a view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder.interface { decodeImageView(from: coder) } else { isUserInteractionEnabled = false }
    }

    /// Makes a view of an image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        imageDidChange(from: image)
    }

    /// Makes a view of the size of the first of two images.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
        imageDidChange(from: image)
    }

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIImageView.self }

    // MARK: Restoration

    private static let (boundsKey, placeKey) = ("UIImageViewBounds", "UIImageViewPlace")

    /// Encodes the bounds, the center, the transform and the anchor point.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let (transform, anchor) = (transform, layer.anchorPoint)
        let edges = [bounds.minX, bounds.minY, bounds.width, bounds.height]
        let place = [
            center.x, center.y, anchor.x, anchor.y, transform.a, transform.b, transform.c, transform.d, transform.tx,
            transform.ty,
        ]
        coder.encode(edges.map { Double($0) }, forKey: Self.boundsKey)
        coder.encode(place.map { Double($0) }, forKey: Self.placeKey)
    }

    /// Restores the bounds, the center, the transform and the anchor point.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let edges = coder.finiteNumbers(forKey: Self.boundsKey, count: 4),
            let place = coder.finiteNumbers(forKey: Self.placeKey, count: 10)
        else { return }
        layer.anchorPoint = CGPoint(x: place[2], y: place[3])
        transform = CGAffineTransform(
            a: place[4], b: place[5], c: place[6], d: place[7], tx: place[8], ty: place[9])
        bounds = CGRect(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
        center = CGPoint(x: place[0], y: place[1])
    }

    // MARK: Images

    /// The image; nil for none.
    open var image: UIImage? {
        didSet { if image != oldValue { imageDidChange(from: oldValue) } }
    }

    /// The image shown while `isHighlighted`; nil for `image`.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage != oldValue { imageDidChange(from: oldValue) } }
    }

    /// Whether the highlighted image is shown.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { highlightDidChange() } }
    }

    /// Whether an image in the automatic rendering mode is shown as a template.
    package var rendersImagesAsTemplates = false {
        didSet { if rendersImagesAsTemplates != oldValue { showImage() } }
    }

    /// The measures of symbols where their images have none.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { imageDidChange(from: nil) } }
    }

    private var shownImage: UIImage? {
        let image = isHighlighted ? highlightedImage ?? image : image
        guard let image, image.isSymbolImage else { return image?.resolved(for: traitCollection) }
        return image.symbol(preferring: preferredSymbolConfiguration, pixelScale: UIScreen.currentScale)
    }

    private func imageDidChange(from old: UIImage?) {
        if !showsAnimationImages { runImage() }
        showImage()
        if old?.size != shownImage?.size { invalidateIntrinsicContentSize() }
    }

    private func highlightDidChange() {
        if !showsAnimationImages {
            if highlightedImage != nil { runImage() }
        } else if let images = imagesToAnimate, !images.isEmpty, images != animation?.images {
            run(images)
        }
        showImage()
    }

    // MARK: Animation

    /// The images that `startAnimating()` shows one after the other instead of the image; setting them stops it.
    open var animationImages: [UIImage]? { didSet { stopAnimationImages() } }

    /// The frames that replace `animationImages` while `isHighlighted`; nil for those. Setting them stops the animation.
    open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimationImages() } }

    /// The seconds in which all animation images are shown once, from the next start on; 0 means 30 images a second.
    open var animationDuration: TimeInterval = 0

    /// The number of rounds of all animation images, from the next start on; 0 means without end.
    open var animationRepeatCount = 0

    /// Whether images are shown one after the other, those of an animated image or the animation images.
    open var isAnimating: Bool { animation != nil }

    /// Shows the animation images, or without any the frames of an animated image, from the first one on.
    ///
    /// It runs as long as the view is in a window, or begins when the view enters one, and stops when the view leaves it.
    open func startAnimating() {
        if let images = imagesToAnimate, !images.isEmpty {
            showsAnimationImages = true
            run(images)
        } else {
            runImage()
        }
        showImage()
    }

    /// Shows the image again, an animated one at its first frame.
    open func stopAnimating() {
        endAnimation()
        showImage()
    }

    private var animation: ImageAnimation?
    /// Whether the animation was asked for and is not that of the image.
    private var showsAnimationImages = false

    private var imagesToAnimate: [UIImage]? {
        isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    }

    private func stopAnimationImages() {
        guard showsAnimationImages else { return }
        endAnimation()
        runImage()
        showImage()
    }

    private func endAnimation() {
        animation?.rest()
        animation = nil
        showsAnimationImages = false
    }

    private func run(_ images: [UIImage]) {
        start(images, duration: animationDuration, rounds: animationRepeatCount)
    }

    private func runImage() {
        endAnimation()
        guard let image = shownImage, let frames = image.images, !frames.isEmpty else { return }
        start(frames, duration: image.duration, rounds: 0)
    }

    private func start(_ images: [UIImage], duration: TimeInterval, rounds: Int) {
        animation?.rest()
        let animation = ImageAnimation(
            images, duration: duration, rounds: rounds, showsAnother: { [weak self] in self?.showImage() },
            ends: { [weak self] in self?.stopAnimationImages() })
        self.animation = animation
        if window != nil { animation.run() }
    }

    @_spi(Subclassing) open override func windowDidChange() {
        super.windowDidChange()
        if window != nil {
            animation?.run()
        } else if showsAnimationImages {
            stopAnimationImages()
        } else {
            animation?.rest()
            showImage()
        }
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

    @_spi(Subclassing) open override func resolveTraitColors() {
        super.resolveTraitColors()
        let image = isHighlighted ? highlightedImage ?? image : image
        if image?.isSymbolImage == true || image?.hasVariants == true { showImage() } else { showTint() }
    }

    @_spi(Subclassing) open override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        showImage()
    }

    /// The image, mirrored if it asks for it where one reads from the right.
    private var visibleImage: UIImage? {
        let image = animation.map { $0.images[$0.index] } ?? shownImage
        guard let image, image.flipsForRightToLeftLayoutDirection,
            runsRightToLeft
        else { return image }
        return image.withHorizontallyFlippedOrientation()
    }

    private func showImage() {
        guard let image = visibleImage else {
            layer.contents = nil
            return
        }
        if layer.contents as? CGImage !== image.uprightImage { layer.contents = image.uprightImage }
        layer.contentsScale = image.scale
        layer.contentsCenter = image.stretchedPart
        showTint()
    }

    private func showTint() {
        guard let image = visibleImage else { return }
        let isTemplate =
            image.isTemplate || image.renderingMode == .automatic && rendersImagesAsTemplates
        let color = isTemplate ? tintColor : image.tintColor
        layer.contentsTint = color.map { resolved($0).rgba }
    }

    @_spi(Subclassing) open override func describe(_ it: inout AccessibilityDescription) { describeImageView(&it) }
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
