import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// Shows by a row of dots which of several pages is in view.
///
/// A tap in one half moves one page to that side; a finger that is drawn along the dots moves from page to page. `valueChanged`
/// is sent for each step by the user.
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

    /// The way in which the user is changing the page.
    public nonisolated enum InteractionState: Int, Sendable {
        case none = 0
        /// By a tap.
        case discrete = 1
        /// By drawing a finger along the dots.
        case continuous = 2
    }

    /// The way in which the pages follow each other.
    public nonisolated enum Direction: Int, Sendable {
        /// As one reads.
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4

        var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
    }

    private static let height: CGFloat = 26
    private static let dotSide: CGFloat = 7
    /// From the middle of a dot to that of the next.
    private static let dotPitch: CGFloat = 16
    /// Room at each end of a background.
    private static let endRoom: CGFloat = 4
    private static let otherAlpha: CGFloat = 0.3
    /// The distance that a finger moves before it is drawn along the dots, in points.
    private static let dragSlop: CGFloat = 10

    private var storedPageCount = 0
    private var storedPage = 0
    private var images: [Int: UIImage] = [:]
    private var dots: [UIImageView] = []
    private let backgroundView = UIView(frame: .zero)
    /// The start of the touch, along the dots.
    private var start: CGFloat = 0
    /// The page that the dots show: not the current one while the app delays the update.
    private var shownPage = 0
    private var currentImages: [Int: UIImage] = [:]

    /// Makes a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        prepare()
    }

    /// Makes a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        if let coder = coder.interface { decodePageControl(from: coder) } else { isOpaque = false }
    }

    private func prepare() {
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
            shownPage = storedPage
            makeDots()
        }
    }

    /// The page in view, kept within the pages; setting it sends no event.
    open var currentPage: Int {
        get { storedPage }
        set {
            storedPage = valid(newValue)
            guard storedPage != shownPage else { return }
            shownPage = storedPage
            makeDots()
        }
    }

    /// Whether the dots keep showing the former page when the user moves to another one, until `updateCurrentPageDisplay()`.
    @available(*, deprecated, message: "Set currentPage when the page is in view.")
    open var defersCurrentPageDisplay: Bool {
        get { defersDisplay }
        set { defersDisplay = newValue }
    }
    var defersDisplay = false

    /// Shows the page to which the user has moved; has no effect unless `defersCurrentPageDisplay` is true.
    @available(*, deprecated, message: "Set currentPage when the page is in view.")
    open func updateCurrentPageDisplay() { if defersDisplay { currentPage = storedPage } }

    /// The direction in which the pages follow each other; vertical dots are below each other.
    open var direction = Direction.natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Whether the first page is at the far end: at the right, or at the bottom.
    private var isReversed: Bool {
        switch direction {
        case .natural: runsRightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    private func valid(_ page: Int) -> Int { max(0, min(storedPageCount - 1, page)) }

    /// Whether a single page has no dot.
    open var hidesForSinglePage = false {
        didSet { showState() }
    }

    /// Whether a finger may be drawn along the dots.
    open var allowsContinuousInteraction = true

    /// The way in which the user is changing the page at the moment.
    open private(set) var interactionState: InteractionState = .none

    // MARK: Look

    /// The colour of the other pages' dots; nil is that of texts, paler.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            note(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor)
            showState()
        }
    }

    /// The colour of the current page's dot; nil is that of texts.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            note(.currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor)
            showState()
        }
    }

    /// Whether a background is shown.
    open var backgroundStyle: BackgroundStyle = .automatic {
        didSet { showState() }
    }

    /// The picture that replaces a dot; nil for dots.
    open var preferredIndicatorImage: UIImage? {
        didSet { makeDots() }
    }

    /// Sets the picture of one page, which replaces the preferred one; nil removes it.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        makeDots()
    }

    /// The picture of one page; nil where the preferred one or a dot is shown.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// The picture that replaces the current page's dot; nil for that of other pages.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { makeDots() }
    }

    /// Sets the picture of one page while that is the current one, which replaces the preferred one; nil removes it.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        makeDots()
    }

    /// The picture of one page while that is the current one; nil where the preferred one or another is shown.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    /// The picture that a page shows now.
    private func picture(of page: Int) -> UIImage? {
        let usual = images[page] ?? preferredIndicatorImage
        return page == shownPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? usual : usual
    }

    private func makeDots() {
        while dots.count > storedPageCount { dots.removeLast().removeFromSuperview() }
        while dots.count < storedPageCount {
            let dot = UIImageView(frame: .zero)
            dot.rendersImagesAsTemplates = true
            addSubview(dot)
            dots.append(dot)
        }
        for (page, dot) in dots.enumerated() { dot.image = picture(of: page) }
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
                page == shownPage
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
        let isVertical = direction.isVertical
        let longest = dots.lazy.compactMap { isVertical ? $0.image?.size.height : $0.image?.size.width }.max() ?? 0
        return max(Self.dotPitch, Self.dotPitch - Self.dotSide + longest)
    }

    /// The smallest size that shows a number of dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let length = CGFloat(max(0, pageCount)) * pitch + 2 * Self.endRoom
        return direction.isVertical
            ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
    }

    /// The size of all dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: storedPageCount) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override dynamic func sizeToFit() { super.sizeToFit() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let scale = contentScaleFactor
        let size = intrinsicContentSize
        backgroundView.frame = CGRect(
            x: (bounds.midX - size.width / 2).roundedToPixels(scale),
            y: (bounds.midY - size.height / 2).roundedToPixels(scale), width: size.width, height: size.height)
        for (page, dot) in dots.enumerated() {
            let side = dot.image?.size ?? CGSize(width: Self.dotSide, height: Self.dotSide)
            let middle = middle(of: page)
            dot.frame = CGRect(
                x: (middle.x - side.width / 2).roundedToPixels(scale),
                y: (middle.y - side.height / 2).roundedToPixels(scale), width: side.width, height: side.height)
        }
    }

    private func middle(of page: Int) -> CGPoint {
        let way = (CGFloat(page) - CGFloat(storedPageCount - 1) / 2) * pitch * (isReversed ? -1 : 1)
        return direction.isVertical
            ? CGPoint(x: bounds.midX, y: bounds.midY + way) : CGPoint(x: bounds.midX + way, y: bounds.midY)
    }

    /// The distance of a touch from the middle, toward the last page.
    private func distance(of touch: UITouch) -> CGFloat {
        let place = touch.location(in: self)
        let way = direction.isVertical ? place.y - bounds.midY : place.x - bounds.midX
        return isReversed ? -way : way
    }

    // MARK: Focus

    @_spi(Subclassing) open override var focusShape: FocusShape { FocusShape(of: backgroundView) }

    @_spi(Subclassing) open override var isPressedByKeyboard: Bool { false }

    @_spi(Subclassing) open override func keyboardStep(_ heading: UIFocusHeading) -> (() -> Void)? {
        guard storedPageCount > 1 else { return nil }
        let sign: Int
        switch (heading, direction.isVertical) {
        case (.down, true): sign = isReversed ? -1 : 1
        case (.up, true): sign = isReversed ? 1 : -1
        case (_, false):
            guard let found = heading.sign(isMirrored: isReversed) else { return nil }
            sign = Int(found)
        default: return nil
        }
        return { [self] in go(to: storedPage + sign) }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = distance(of: touch)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let distance = distance(of: touch)
        if allowsContinuousInteraction, (distance - start).magnitude > Self.dragSlop, interactionState == .none {
            interactionState = .continuous
            showState()
        }
        guard interactionState == .continuous, storedPageCount > 0 else { return true }
        go(to: Int((distance / pitch + CGFloat(storedPageCount - 1) / 2).rounded()))
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if interactionState == .none, isTouchInside, let touch {
            interactionState = .discrete
            go(to: storedPage + (distance(of: touch) > 0 ? 1 : -1))
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
        if defersDisplay { storedPage = valid(page) } else { currentPage = page }
        sendValueChanged()
    }

    @_spi(Subclassing) open override func describe(_ it: inout AccessibilityDescription) { describePageControl(&it) }

    open override func accessibilityIncrement() { go(to: storedPage + 1) }

    open override func accessibilityDecrement() { go(to: storedPage - 1) }
}
