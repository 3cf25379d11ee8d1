import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// Shows by a row of dots which of several pages is in view.
///
/// A tap in the right or left half goes one page that way; a finger that is drawn along the dots goes from page to page.
/// `valueChanged` is sent for each step by the user.
///
/// Status: partial – every dot is shown at full size; shortening of rows too long for the control is not implemented.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// Whether a background is shown behind the dots.
    public nonisolated enum BackgroundStyle: Int, Sendable {
        /// Only while a finger is drawn along the dots.
        case automatic = 0
        case prominent = 1
        case minimal = 2
    }

    /// How the user is changing the page.
    public nonisolated enum InteractionState: Int, Sendable {
        case none = 0
        /// By a tap.
        case discrete = 1
        /// By drawing a finger along the dots.
        case continuous = 2
    }

    private static let height: CGFloat = 26
    private static let dotSide: CGFloat = 7
    /// From the middle of a dot to that of the next.
    private static let dotPitch: CGFloat = 16
    /// Room at each end of a background.
    private static let endRoom: CGFloat = 4
    private static let otherAlpha: CGFloat = 0.3
    /// How far a finger moves before it is drawn along the dots, in points.
    private static let dragSlop: CGFloat = 10

    private var storedPageCount = 0
    private var storedPage = 0
    private var images: [Int: UIImage] = [:]
    private var dots: [UIImageView] = []
    private let backgroundView = UIView(frame: .zero)
    private var startX: CGFloat = 0

    /// Makes a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isOpaque = false
        backgroundView.isUserInteractionEnabled = false
        backgroundView.layer.cornerRadius = Self.height / 2
        addSubview(backgroundView)
        showState()
    }

    @_spi(Subclassing) open override var hasPlainHitTesting: Bool { type(of: self) == UIPageControl.self }
    @_spi(Subclassing) open override var keepsTapsFromSuperviews: Bool { true }
    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIPageControl.self }

    // MARK: Pages

    /// The number of dots; less than zero counts as zero. The current page follows where it would lie beyond.
    open var numberOfPages: Int {
        get { storedPageCount }
        set {
            guard max(0, newValue) != storedPageCount else { return }
            storedPageCount = max(0, newValue)
            storedPage = valid(storedPage)
            makeDots()
        }
    }

    /// The page in view, kept within the pages; setting it sends no event.
    open var currentPage: Int {
        get { storedPage }
        set {
            guard valid(newValue) != storedPage else { return }
            storedPage = valid(newValue)
            showState()
        }
    }

    private func valid(_ page: Int) -> Int { max(0, min(storedPageCount - 1, page)) }

    /// Whether nothing is shown for one page.
    open var hidesForSinglePage = false {
        didSet { showState() }
    }

    /// Whether a finger may be drawn along the dots.
    open var allowsContinuousInteraction = true

    /// How the user is changing the page at the moment.
    open private(set) var interactionState: InteractionState = .none

    // MARK: Look

    /// The colour of the other pages' dots; nil is that of texts, paler.
    open var pageIndicatorTintColor: UIColor? {
        didSet { showState() }
    }

    /// The colour of the current page's dot; nil is that of texts.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { showState() }
    }

    /// Whether a background is shown.
    open var backgroundStyle: BackgroundStyle = .automatic {
        didSet { showState() }
    }

    /// The picture in place of a dot; nil for dots.
    open var preferredIndicatorImage: UIImage? {
        didSet { makeDots() }
    }

    /// Sets the picture of one page in place of the preferred one; nil takes it away.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        makeDots()
    }

    /// The picture of one page; nil where the preferred one or a dot is shown.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    private func makeDots() {
        while dots.count > storedPageCount { dots.removeLast().removeFromSuperview() }
        while dots.count < storedPageCount {
            let dot = UIImageView(frame: .zero)
            dot.rendersImagesAsTemplates = true
            addSubview(dot)
            dots.append(dot)
        }
        for (page, dot) in dots.enumerated() { dot.image = images[page] ?? preferredIndicatorImage }
        invalidateIntrinsicContentSize()
        showState()
    }

    @_spi(Subclassing) open override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    private func showState() {
        let isShown = storedPageCount > 1 || !hidesForSinglePage
        for (page, dot) in dots.enumerated() {
            let color =
                page == storedPage
                ? currentPageIndicatorTintColor ?? .label
                : pageIndicatorTintColor ?? .label.withAlphaComponent(Self.otherAlpha)
            dot.isHidden = !isShown
            dot.tintColor = color
            dot.backgroundColor = dot.image == nil ? color : nil
            dot.layer.cornerRadius = dot.image == nil ? Self.dotSide / 2 : 0
        }
        let showsBackground =
            backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState == .continuous)
        backgroundView.backgroundColor = showsBackground && isShown ? .tertiarySystemFill : nil
        alpha = isEnabled ? 1 : ControlColors.disabledAlpha
        setNeedsLayout()
    }

    // MARK: Size

    /// From one middle to the next, such that between wide pictures as much room is left as between dots.
    private var pitch: CGFloat {
        let widest = dots.lazy.compactMap(\.image?.size.width).max() ?? 0
        return max(Self.dotPitch, Self.dotPitch - Self.dotSide + widest)
    }

    /// The smallest size that shows a number of dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(0, pageCount)) * pitch + 2 * Self.endRoom, height: Self.height)
    }

    /// The size of all dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: storedPageCount) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let scale = contentScaleFactor
        let size = intrinsicContentSize
        backgroundView.frame = CGRect(
            x: (bounds.midX - size.width / 2).roundedToPixels(scale),
            y: (bounds.midY - size.height / 2).roundedToPixels(scale), width: size.width, height: size.height)
        for (page, dot) in dots.enumerated() {
            let side = dot.image?.size ?? CGSize(width: Self.dotSide, height: Self.dotSide)
            dot.frame = CGRect(
                x: (middle(of: page) - side.width / 2).roundedToPixels(scale),
                y: (bounds.midY - side.height / 2).roundedToPixels(scale), width: side.width, height: side.height)
        }
    }

    private func middle(of page: Int) -> CGFloat {
        let distance = (CGFloat(page) - CGFloat(storedPageCount - 1) / 2) * pitch
        return bounds.midX + (runsRightToLeft ? -distance : distance)
    }

    // MARK: Focus

    @_spi(Subclassing) open override var focusShape: FocusShape { FocusShape(of: backgroundView) }

    package override var isPressedByKeyboard: Bool { false }

    package override func keyboardStep(_ heading: UIFocusHeading) -> (() -> Void)? {
        guard storedPageCount > 1, let sign = heading.sign(isMirrored: runsRightToLeft) else { return nil }
        return { [self] in go(to: storedPage + sign) }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        startX = touch.location(in: self).x
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if allowsContinuousInteraction, (x - startX).magnitude > Self.dragSlop, interactionState == .none {
            interactionState = .continuous
            showState()
        }
        guard interactionState == .continuous, storedPageCount > 0 else { return true }
        let distance = (runsRightToLeft ? bounds.midX - x : x - bounds.midX) / pitch
        go(to: Int((distance + CGFloat(storedPageCount - 1) / 2).rounded()))
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if interactionState == .none, isTouchInside, let touch {
            interactionState = .discrete
            let isAtRight = touch.location(in: self).x > bounds.midX
            go(to: storedPage + (isAtRight != runsRightToLeft ? 1 : -1))
        }
        finish()
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        finish()
    }

    private func finish() {
        interactionState = .none
        showState()
    }

    private func go(to page: Int) {
        guard valid(page) != storedPage else { return }
        currentPage = page
        sendValueChanged()
    }
}
