import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// A view onto content that is larger than it: it follows touches, wheels and touchpads, decelerates, bounces and zooms.
///
/// The offset is the origin of the bounds, so subviews lie in content space. On each axis it rests between −inset and content
/// size + inset − view size, with the adjusted insets. Drags and momentum may exceed these limits, and an app may set any offset.
/// All movement follows the media clock in closed form, in whole pixels, and ends exactly at its target.
@preconcurrency @MainActor open class UIScrollView: UIView, _ScrollDelegating {
    // MARK: Content

    /// Is notified of scrolling and zooming: the `delegate`, under a name that a class with a narrower type can override.
    @_spi(Subclassing) open weak var storedDelegate: (any UIScrollViewDelegate)? {
        didSet { zoomLimitsDidChange() }
    }

    /// The point of the content at the top left of the view. Setting it scrolls at once and does not stop a running movement.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    var storedContentSize = CGSize.zero
    /// The size of the content. While the content rests, an offset that is out of range is corrected at once.
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

    /// Insets around the content.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { insetsDidChange(from: oldValue.adding(insetAddition)) } }
    }

    override func layerDidChange(_ change: LayerWatcher.Change) {
        super.layerDidChange(change)
        guard change.key == "bounds", let old = change.old as? CGRect, let new = change.new as? CGRect else { return }
        if old.origin != new.origin { announce("contentOffset", from: old.origin, to: new.origin) }
    }

    var safeAreaAddition = UIEdgeInsets.zero
    /// The inset that a refresh control adds at the top.
    var refreshAddition: CGFloat = 0
    /// The content inset plus the insets of the safe area and of a refresh control.
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(insetAddition) }

    /// The adjusted insets changed.
    open func adjustedContentInsetDidChange() {}

    /// The conditions under which the safe area is added to the content inset.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateSafeAreaAddition() } }
    }

    /// The content as a rectangle of the content's own space: from zero to the content size.
    ///
    /// Constraints on its size determine the content size. Constraints from inside the scroll view to its edges refer to
    /// this guide.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }
    private lazy var contentGuide = ContentLayoutGuide(of: self)
    @_spi(Subclassing) open override func zoomScale(of subview: UIView) -> CGFloat {
        subview === viewForZooming ? storedZoomScale : 1
    }
    @_spi(Subclassing) open override var contentEdgesGuide: UILayoutGuide? { contentGuide }

    /// The visible part of the content's space: it stays in position while the content scrolls.
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

    /// Whether a drag that begins along one axis is locked to it; a diagonal one stays free.
    open var isDirectionalLockEnabled = false

    /// Whether content can be pulled beyond its edges and bounces back.
    open var bounces = true

    /// Whether it bounces vertically even when the content is no higher than the view.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateSafeAreaAddition() } }
    }

    /// Whether it bounces horizontally even when the content is no wider than the view.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateSafeAreaAddition() } }
    }

    /// Whether arrow keys, Page Up, Page Down, Home, End and the space bar scroll.
    ///
    /// They do while this view or one in it is first responder, and no responder handles the key. Without a first responder the
    /// largest view that can scroll does.
    open var allowsKeyboardScrolling = true

    /// Whether the content rests only at multiples of the view's size.
    open var isPagingEnabled = false

    /// The rate at which content decelerates after a release.
    open var decelerationRate = DecelerationRate.normal

    /// Whether touches of the content are delayed until it is clear that no scroll begins, for at most 0.15 s.
    open var delaysContentTouches = true {
        didSet { delayedTouchRecognizer.delaysTouchesBegan = delaysContentTouches }
    }

    /// Whether a drag may cancel touches that views in the content have.
    open var canCancelContentTouches = true

    /// Whether a tap on the status bar scrolls to the top, if this is the only visible scroll view with this property.
    open var scrollsToTop = true

    /// The way in which dragging dismisses the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a view in the content may get touches; called before it does. True unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may cancel the touches of a view in the content: true except for controls, unless overridden.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// The recognizer of drags; its delegate is the scroll view.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
    /// The recognizer of pinches; its delegate is the scroll view. It is nil for a view with only one scale.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrollPinch }

    /// Whether limits changed while touches that do not scroll were down.
    var limitsWaitForLift = false
    private(set) lazy var scrollPan = ScrollPan(of: self)
    private(set) lazy var delayedTouchRecognizer = DelayedTouchRecognizer(of: self)
    var scrollPinch: ScrollPinch?

    // MARK: State

    /// True from the beginning of a touch until its end.
    open var isTracking: Bool { scrollPan.isTouched }

    /// True while the user drags, after the finger has moved some distance.
    open var isDragging: Bool { drag != nil }

    /// True while released content decelerates.
    open var isDecelerating: Bool { motion?.cause == .deceleration }

    /// Bars that follow the content: notified of its offset and size. One of them may determine the top limit.
    ///
    /// Few scroll views have any; they are held weakly.
    var observers = ScrollObservers()
    /// The position of the content to be restored after layout, after a relaunch.
    var restoredPosition: ScrollPosition?
    package var motion: ScrollMotion?
    lazy var motionStepper = FrameStepper { [weak self] in self?.stepMotion() == true }
    var drag: ScrollDrag? {
        didSet { if drag != nil, oldValue == nil { AppClock.current?.trackingMode.begin(self) } }
    }

    // MARK: Scrolling

    /// Scrolls to an offset, within or beyond the limits, and stops any other movement. An animated change takes 0.3 s.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls by the smallest distance that shows a rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(toShow: rect, animated: animated) }

    /// Stops every movement at its present offset; content beyond the limits returns.
    open func stopScrollingAndZooming() { stopAll() }

    // MARK: Refreshing

    /// Shows above the content that it is being refreshed, which the user starts by pulling it down; nil for none.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.attach(to: nil)
            refreshControl?.attach(to: self)
        }
    }

    // MARK: Indicators

    /// Whether the vertical scroll indicator is shown while the content scrolls.
    open var showsVerticalScrollIndicator = true {
        didSet { layOutIndicators() }
    }

    /// Whether the horizontal scroll indicator is shown while the content scrolls.
    open var showsHorizontalScrollIndicator = true {
        didSet { layOutIndicators() }
    }

    /// The colour of the indicators.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { layOutIndicators() }
    }

    /// The insets of the vertical indicator.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { layOutIndicators() }
    }

    /// The insets of the horizontal indicator.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { layOutIndicators() }
    }

    /// The insets of both indicators; reads as the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// Whether the safe area is added to the indicators' insets.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { layOutIndicators() }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { flashIndicators() }

    lazy var indicators = ScrollIndicators(of: self)

    // MARK: Containers

    /// Called before the user's gesture moves the content.
    @_spi(Subclassing) open func dragWillBegin() {}

    /// Called when the content rests after a gesture or a movement.
    @_spi(Subclassing) open func contentDidRest() {}

    /// The offset at which released content stops, by a subclass's layout; `velocity` is in points per millisecond.
    @_spi(Subclassing) open func restingOffset(proposing offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

    // MARK: Zooming

    /// The smallest scale at which content rests.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }

    /// The largest scale at which content rests; if it equals the smallest one, there is no zooming.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }

    /// Whether a pinch can exceed the limits of the scale.
    open var bouncesZoom = true

    var storedZoomScale: CGFloat = 1
    /// The scale at which the zoomed view is shown. Values beyond the limits become the nearest one within.
    open var zoomScale: CGFloat {
        get { storedZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// True while the user pinches.
    open var isZooming: Bool { pinch != nil }

    /// True while the scale returns to an allowed one.
    open internal(set) var isZoomBouncing = false

    var pinch: ScrollZoom?

    /// Changes the scale about the middle of the visible content.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }

    /// Zooms until a rectangle, in the space of the zoomed view, fills the scroll view as far as the limits allow.
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

    /// Restores the scale, the inset and the offset; an offset out of range becomes the nearest within.
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
