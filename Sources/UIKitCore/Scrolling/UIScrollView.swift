import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// A window onto content that is larger than the view: it follows fingers, wheels and touchpads, runs on, bounces and zooms.
///
/// The offset is the origin of the bounds, so subviews lie in content space. On each axis it rests between −inset and content
/// size + inset − view size, with the adjusted insets; fingers and momentum may take it beyond, and an app may set any. All
/// movement follows the media clock in closed form, in whole pixels, and lands exactly where it is said to.
@preconcurrency @MainActor open class UIScrollView: UIView, _ScrollDelegating {
    // MARK: Content

    /// Is told of scrolling and zooming: the `delegate`, under a name that a class with a narrower one can override.
    @_spi(Subclassing) open weak var storedDelegate: (any UIScrollViewDelegate)? {
        didSet { zoomLimitsDidChange() }
    }

    /// The point of the content at the top left of the view. Setting it moves at once and leaves a movement that is going on.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    var storedContentSize = CGSize.zero
    /// The size of the content. While nothing moves, an offset that no longer fits is corrected at once.
    open var contentSize: CGSize {
        get { storedContentSize }
        set {
            let former = storedContentSize
            if newValue != former {
                storedContentSize = newValue
                extentDidChange()
            }
            if isObserved { announce("contentSize", from: former, to: newValue) }
        }
    }

    /// Room around the content.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { insetsDidChange(from: oldValue.adding(insetAddition)) } }
    }

    override func layerDidChange(_ change: LayerWatcher.Change) {
        super.layerDidChange(change)
        guard change.key == "bounds", let old = change.old as? CGRect, let new = change.new as? CGRect else { return }
        if old.origin != new.origin { announce("contentOffset", from: old.origin, to: new.origin) }
    }

    var safeAreaAddition = UIEdgeInsets.zero
    /// The inset that a control that refreshes adds at the top.
    var refreshAddition: CGFloat = 0
    /// The content inset with what the safe area and a control that refreshes add.
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(insetAddition) }

    /// The adjusted insets changed.
    open func adjustedContentInsetDidChange() {}

    /// When the safe area is added to the content inset.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateSafeAreaAddition() } }
    }

    /// The content as a rectangle of the content's own space: from zero to the content size.
    ///
    /// Constraints that decide about its size decide about the content size. The edges of the scroll view are those of this guide
    /// for constraints from inside it.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }
    private lazy var contentGuide = ContentLayoutGuide(of: self)
    @_spi(Subclassing) open override func zoomScale(of subview: UIView) -> CGFloat {
        subview === viewForZooming ? storedZoomScale : 1
    }
    @_spi(Subclassing) open override var contentEdgesGuide: UILayoutGuide? { contentGuide }

    /// The visible part of the content's space: it stays where the view is while the content moves.
    open private(set) lazy var frameLayoutGuide: UILayoutGuide = GeometryGuide(
        of: self, identifier: "UIScrollView-frameLayoutGuide"
    ) { _ in .zero }

    // MARK: Behaviour

    /// Whether the user can scroll.
    open var isScrollEnabled = true {
        didSet {
            panGestureRecognizer.isEnabled = isScrollEnabled
            delayedTouchRecognizer.isEnabled = isScrollEnabled
        }
    }

    /// Whether a drag that begins along one axis keeps to it; a diagonal one stays free.
    open var isDirectionalLockEnabled = false

    /// Whether content can be taken beyond its edges and swings back.
    open var bounces = true

    /// Whether that is so vertically even when the content is no higher than the view.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateSafeAreaAddition() } }
    }

    /// Whether that is so horizontally even when the content is no wider than the view.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateSafeAreaAddition() } }
    }

    /// Whether arrow keys, Page Up, Page Down, Home, End and the space bar scroll.
    ///
    /// They do while this view or something in it has the keyboard, or nothing has it and this is the largest view that can
    /// scroll, and no responder uses the key.
    open var allowsKeyboardScrolling = true

    /// Whether the content rests only at multiples of the view's size.
    open var isPagingEnabled = false

    /// How fast content that was let go slows down.
    open var decelerationRate = DecelerationRate.normal

    /// Whether touches are held back from the content until it is clear that no scroll begins, for at most 0.15 s.
    open var delaysContentTouches = true {
        didSet { delayedTouchRecognizer.delaysTouchesBegan = delaysContentTouches }
    }

    /// Whether a drag may take a touch away from a view that was given it.
    open var canCancelContentTouches = true

    /// Whether a tap on the status bar scrolls to the top, if this is the only such view that shows.
    open var scrollsToTop = true

    /// How dragging puts the keyboard away.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a view in the content may get touches; asked before it does. True unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may take its touch away from a view in the content: from any but a control, unless overridden.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Follows the fingers that scroll; its delegate is the scroll view.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
    /// Follows the fingers that zoom; its delegate is the scroll view. It is nil for a view that has one scale.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrollPinch }

    /// Whether limits changed while fingers that do not scroll were down.
    var limitsWaitForLift = false
    private(set) lazy var scrollPan = ScrollPan(of: self)
    private(set) lazy var delayedTouchRecognizer = DelayedTouchRecognizer(of: self)
    var scrollPinch: ScrollPinch?

    // MARK: State

    /// True from the moment a finger comes down until it is lifted.
    open var isTracking: Bool { scrollPan.isTouched }

    /// True while the user scrolls, once the finger has moved some way.
    open var isDragging: Bool { drag != nil }

    /// True while content that was let go runs on.
    open var isDecelerating: Bool { motion?.cause == .deceleration }

    /// Bars that follow the content: notified of its moves and of its size. One of them may decide where it rests at the top.
    ///
    /// Few scroll views have any, and none keeps one alive.
    var observers = ScrollObservers()
    /// Where the content is to be once it is laid out, after a relaunch.
    var restoredPosition: ScrollPosition?
    package var motion: ScrollMotion?
    lazy var motionStepper = FrameStepper { [weak self] in self?.stepMotion() == true }
    var drag: ScrollDrag? {
        didSet { if drag != nil, oldValue == nil { AppClock.current?.trackingMode.begin(self) } }
    }

    // MARK: Scrolling

    /// Scrolls to an offset, within or beyond the limits; whatever moved the content stops. An animated change takes 0.3 s.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls as little as needed to show a rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(toShow: rect, animated: animated) }

    /// Ends every movement where it is; what lies beyond the limits goes back.
    open func stopScrollingAndZooming() { stopAll() }

    // MARK: Refreshing

    /// Shows above the content that it is refreshed, which the user starts by pulling it down; nil for none.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.attach(to: nil)
            refreshControl?.attach(to: self)
        }
    }

    // MARK: Indicators

    /// Shows where on the height of the content the view is.
    open var showsVerticalScrollIndicator = true {
        didSet { layOutIndicators() }
    }

    /// Shows where on the width of the content the view is.
    open var showsHorizontalScrollIndicator = true {
        didSet { layOutIndicators() }
    }

    /// The colour of the indicators.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { layOutIndicators() }
    }

    /// Room around the vertical indicator.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { layOutIndicators() }
    }

    /// Room around the horizontal indicator.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { layOutIndicators() }
    }

    /// Room around both indicators; reads as the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// Whether indicators also keep clear of the safe area.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { layOutIndicators() }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { flashIndicators() }

    lazy var indicators = ScrollIndicators(of: self)

    // MARK: Containers

    /// The user's hand is about to move the content.
    @_spi(Subclassing) open func dragWillBegin() {}

    /// The content rests where the user's hand or a movement of its own has left it.
    @_spi(Subclassing) open func contentDidRest() {}

    /// Where content that was flung is to come to rest, by its own layout; `velocity` is in points per millisecond.
    @_spi(Subclassing) open func restingOffset(proposing offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

    // MARK: Zooming

    /// The smallest scale at which content rests.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }

    /// The largest scale at which content rests; with the smallest one equal there is no zooming.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }

    /// Whether fingers can take the scale beyond its limits.
    open var bouncesZoom = true

    var storedZoomScale: CGFloat = 1
    /// How many times its size the view for zooming is shown. Values outside of the limits become the nearest one inside.
    open var zoomScale: CGFloat {
        get { storedZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// True while fingers zoom.
    open var isZooming: Bool { pinch != nil }

    /// True while the scale goes back to an allowed one.
    open internal(set) var isZoomBouncing = false

    var pinch: ScrollZoom?

    /// Changes the scale about the middle of what shows.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }

    /// Makes a rectangle, in the space of the view for zooming, fill the scroll view as far as the limits allow.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

    // MARK: Making

    /// Makes a scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        prepare()
    }

    /// Makes a scroll view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        if let coder = coder.interface { decodeScrollView(from: coder) } else { clipsToBounds = true }
    }

    private func prepare() {
        viewFlags.insert(.isScrollView)
        addGestureRecognizer(scrollPan)
        addGestureRecognizer(delayedTouchRecognizer)
        scrollPan.addTarget(self, action: UIScrollView.panDidChange)
    }

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIScrollView.self }

    // MARK: UIView

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let former = super.bounds
            super.bounds = newValue
            boundsDidChange(from: former)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let former = super.bounds
            super.frame = newValue
            boundsDidChange(from: former)
        }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateSafeAreaAddition()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopAll() }
    }

    @_spi(Subclassing) open override func windowDidChange() {
        showRestoredPosition()
        if let controller = superview?.nearestController {
            controller.contentScrollViewsDidChange()
        } else {
            observers.notify { $0.scrollViewDidChangeWindow(self) }
        }
    }

    /// Encodes the scale, the inset and the offset.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodePosition(with: coder)
    }

    /// Restores the scale, the inset and the offset; an offset that is no longer allowed becomes the nearest that is.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodePosition(with: coder)
    }

    @_spi(Subclassing) open override func resolveTraitColors() {
        super.resolveTraitColors()
        layOutIndicators()
    }

    // Extensions of apps replace these.
    open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }
    open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }
    open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
    }
    open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === scrollPan { return mayCancelContentTouches }
        if gestureRecognizer === scrollPinch { return zoomLimits.allowsZooming && viewForZooming != nil }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
