public import CoreGraphics
public import Foundation
public import QuartzCore
public import UIFoundation

/// A rectangle on screen that draws, lays out its subviews and receives touches.
///
/// Coordinates are points; `frame` and `center` are in the superview's bounds space, y pointing down. A view owns its layer and
/// its subviews; it is not owned by its superview's controller. Setters store, mark and return: layout and drawing follow
/// in the next frame.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment {
    // MARK: State

    /// The class of the view's layer; override to have another one.
    open class var layerClass: CALayer.Type { CALayer.self }

    /// The layer that shows the view. Its delegate is the view.
    public let layer: CALayer

    let controllerReference = BackReference<UIViewController>()
    let superviewReference = BackReference<UIView>()

    // What is unchecked here is read for every view between a touch and the window, and never while it is being set.

    @exclusivity(unchecked) var storedSubviews: [UIView] = [] {
        didSet { hitIndex?.borrow { $0.invalidate() } }
    }
    /// Set once a touch was looked for among the subviews; retained.
    @exclusivity(unchecked) nonisolated(unsafe) var hitIndex: Unmanaged<HitIndex>?

    var storedBackgroundColor: UIColor?
    var storedTintColor: UIColor?
    @exclusivity(unchecked) var viewFlags: ViewFlags = .initial
    var storedSafeAreaInsets = UIEdgeInsets.zero
    /// Safe-area insets that a container adds for its bars, on top of those that come from above.
    package var containerInsets = UIEdgeInsets.zero {
        didSet { if containerInsets != oldValue { markSafeArea() } }
    }

    @exclusivity(unchecked) var storedGestureRecognizers: [UIGestureRecognizer] = []

    /// Interactions and settings of the focus; nil without any.
    var attachments: ViewAttachments?

    /// The traits that the view was last told of, or was made with.
    @exclusivity(unchecked) var announcedTraits = UIScreen.main.traitCollection

    /// How many running animations keep touches away.
    var touchBlocks = 0

    /// A number for the app's own use.
    open var tag = 0

    // MARK: Making

    /// Makes a view with a frame in the space of the superview to be.
    public init(frame: CGRect) {
        layer = Self.layerClass == CALayer.self ? CALayer() : Self.layerClass.init(ConstructionKey())
        super.init()
        layer.isViewLayer = true
        layer.owner = self
        layer.contentsScale = UIScreen.currentScale
        let frame = frame.standardized
        layer.bounds.size = frame.size
        layer.position = CGPoint(x: frame.midX, y: frame.midY)
        if drawsContent { layer.setNeedsDisplay() }
    }

    /// Makes a view without size.
    public override convenience init() { self.init(frame: .zero) }

    /// Makes a view from an archive.
    ///
    /// Status: partial – the frame only; interface files are not implemented.
    public required init?(coder: NSCoder) {
        layer = CALayer()
        super.init()
        layer.isViewLayer = true
        layer.owner = self
    }

    deinit {
        layer.owner = nil
        hitIndex?.release()
        // Most views have neither, and counting references to empty arrays takes time too.
        let subviews = storedSubviews.isEmpty ? nil : storedSubviews
        let recognizers = storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers
        for subview in subviews ?? [] { subview.superviewReference.forget(self) }
        for recognizer in recognizers ?? [] { recognizer.viewReference.forget(self) }
        BackReference.expectNone(to: self)
    }

    @available(*, unavailable)
    public required convenience init(_ key: ConstructionKey) { self.init(frame: .zero) }

    // MARK: Geometry

    /// The rectangle around the view in its superview; derived from `bounds`, `center` and `transform`.
    open var frame: CGRect {
        get { layer.frame }
        set { applyFrame(newValue) }
    }

    /// The view's own coordinate space; another origin scrolls the content.
    open var bounds: CGRect {
        get { layer.bounds }
        set { applyBounds(newValue) }
    }

    /// Where the anchor point, usually the middle, lies in the superview.
    open var center: CGPoint {
        get { layer.position }
        set { applyCenter(newValue) }
    }

    /// The transform about the center; layout works on the geometry without it.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The transform in space, about the center; perspective belongs into it or the superview's `layer.sublayerTransform`.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// Which parts of the frame stretch when the superview's size changes; none at first.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether the subviews follow their masks when this view's size changes.
    open var autoresizesSubviews: Bool {
        get { viewFlags.contains(.autoresizesSubviews) }
        set { viewFlags.set(.autoresizesSubviews, newValue) }
    }

    /// The size that suits the view best within a size; its present size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Applies the size that suits best; the top left stays.
    open func sizeToFit() { applyFittingSize() }

    /// The size that the content asks for; `noIntrinsicMetric` on an axis where it has none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Notes that the intrinsic size changed.
    open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

    // MARK: Look

    /// Fills the view below its content; nil for none. A dynamic colour follows the traits.
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set { applyBackgroundColor(newValue) }
    }

    /// Transparency of the view with everything in it, 0 to 1. Below 0.01 it gets no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(max(0, min(1, newValue))) }
    }

    /// Hides the view and everything in it, and excludes them from hit testing.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { hide(newValue) }
    }

    /// A promise that the view covers its bounds fully; without effect on what is drawn.
    open var isOpaque: Bool {
        get { viewFlags.contains(.isOpaque) }
        set { viewFlags.set(.isOpaque, newValue) }
    }

    /// Cuts content and subviews at the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// How drawn content is placed when the size differs from that at which it was drawn.
    open var contentMode: ContentMode = .scaleToFill { didSet { contentModeDidChange() } }

    /// Pixels per point of drawn content.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    /// The colour of what can be touched; nil inherits the superview's, at the top the system blue.
    open var tintColor: UIColor! {
        get { inheritedTintColor }
        set { applyTintColor(newValue) }
    }

    /// Called when the inherited tint changed.
    open func tintColorDidChange() {}

    /// Draws the content into the current context; coordinates are the bounds'. Apps never call it: see `setNeedsDisplay()`.
    open func draw(_ rect: CGRect) {}

    /// Marks the content for drawing in the next frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }

    /// Marks a part of the content; the whole is drawn.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

    /// Whether `draw(_:)` may draw something; lets plain views skip the display pass.
    @_spi(Subclassing) open var drawsContent: Bool { type(of: self) != UIView.self }

    /// Whether the class is known to leave `hitTest(_:with:)` and `point(inside:with:)` as they are.
    @_spi(Subclassing) open var hasPlainHitTesting: Bool { type(of: self) == UIView.self }

    // MARK: Hierarchy

    /// The views inside, back to front.
    open var subviews: [UIView] { storedSubviews }

    /// The window that the view is in.
    open var window: UIWindow? { windowAbove }

    /// Puts a view in front of all others inside, taking it from where it was.
    open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

    /// Puts a view at an index among the subviews, cut to the valid ones. Linear in the number of subviews, as all below.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Puts a view right behind a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    /// Puts a view right in front of a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    /// Swaps the subviews at one index and another.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Moves a subview to the front.
    open func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { insert(view, at: storedSubviews.count) }
    }

    /// Moves a subview to the back.
    open func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { insert(view, at: 0) }
    }

    /// Removes the view from its superview, which releases it.
    open func removeFromSuperview() { remove() }

    /// A subview was added.
    open func didAddSubview(_ subview: UIView) {}

    /// A subview is about to leave.
    open func willRemoveSubview(_ subview: UIView) {}

    /// The superview is about to change; nil when the view leaves.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// The superview changed.
    open func didMoveToSuperview() {}

    /// The window is about to change.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// The window changed.
    open func didMoveToWindow() {}

    // MARK: Layout

    /// Places the subviews; override instead of calling. Touch nothing outside.
    open func layoutSubviews() {}

    /// Marks the view for layout in the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays out now what is marked, from the highest marked view above; linear in the number of views marked.
    open func layoutIfNeeded() { LayoutPass.layOutNow(self) }

    /// Marks the view's constraints as out of date.
    open func setNeedsUpdateConstraints() { markForConstraints() }

    /// True while `updateConstraints()` is due.
    open func needsUpdateConstraints() -> Bool { viewFlags.contains(.needsUpdateConstraints) }

    /// Brings constraints up to date; override, and call super last.
    open func updateConstraints() { viewFlags.remove(.needsUpdateConstraints) }

    /// Calls what is due of `updateConstraints()` here and below, the deepest first.
    open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

    /// The bounds' edges that bars and the status bar cover.
    open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

    /// The safe area changed.
    open func safeAreaInsetsDidChange() {}

    /// The room to leave free at the edges: 8 points, for a controller's root view its smallest margins, and the safe area.
    ///
    /// Setting it sets the part without the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { currentMargins }
        set { applyMargins(.sides(newValue)) }
    }

    /// The margins with the sides named by the reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { currentMargins.directional(effectiveUserInterfaceLayoutDirection) }
        set { applyMargins(.directional(newValue)) }
    }

    /// Whether the margins reach in at least as far as those of the superview; false at first.
    open var preservesSuperviewLayoutMargins: Bool {
        get { attachments?.margins?.preservesSuperview ?? false }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    /// Whether the safe area is added to the margins; true at first.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { attachments?.margins?.insetsFromSafeArea ?? true }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }

    /// The bounds within the margins.
    open var layoutMarginsGuide: UILayoutGuide { marginsGuide }

    /// The middle of the bounds, as wide as text is read well, within the margins.
    open var readableContentGuide: UILayoutGuide { readableGuide }

    /// The margins changed.
    open func layoutMarginsDidChange() {}

    // MARK: Touches

    /// Whether the view and everything in it can be touched.
    open var isUserInteractionEnabled: Bool {
        get { viewFlags.contains(.isUserInteractionEnabled) }
        set { allowTouches(newValue) }
    }

    /// Whether the view gets a second touch while it has one.
    open var isMultipleTouchEnabled: Bool {
        get { viewFlags.contains(.isMultipleTouchEnabled) }
        set { viewFlags.set(.isMultipleTouchEnabled, newValue) }
    }

    /// Whether the view gets touches only alone, and no other view in the window while it has one.
    open var isExclusiveTouch: Bool {
        get { viewFlags.contains(.isExclusiveTouch) }
        set { viewFlags.set(.isExclusiveTouch, newValue) }
    }

    /// The recognizers of touches on this view and everything in it, in the order added; nil when there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }

    /// Has a recognizer watch this view, and no other any more.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Removes a recognizer; what it is doing ends.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether a recognizer of this view or of one above may be recognized, for touches in this view; true unless overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The front-most view at a point of this view's space, or nil; hidden, disabled and nearly transparent views do not count.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestSubtree(point, with: event) }

    /// Whether a point of this view's space is inside: in the bounds, upper edges excluded.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The controller for a root view, else the superview.
    open override var next: UIResponder? { controller ?? superview }
    override var firstResponderView: UIView? { self }

    // MARK: Focus

    /// Whether the keyboard's focus can come here; false unless overridden, as it is by controls.
    open var canBecomeFocused: Bool { false }

    /// Where inside the focus is to begin; nothing in particular unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// How the focus on the view is shown; nil for not at all.
    open var focusEffect: UIFocusEffect? {
        get { currentFocusEffect }
        set { setFocusEffect(newValue) }
    }

    /// Whether the focus may go as it is about to; asked of everything around where it is and where it goes.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus has come into this view, left it or moved inside it.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Traits

    /// The surroundings: style, size classes, scale.
    open var traitCollection: UITraitCollection { inheritedTraits }

    /// Called when the traits changed; a nil argument stands for no traits before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Resolves anew what the framework's own subclasses took from dynamic colours; called with and without callbacks to apps.
    package func resolveTraitColors() {}

    /// The traits of a subview changed by what was asked of that one alone.
    package func traitsOfSubviewDidChange() {}

    /// The window changed; called whether or not apps pass on `didMoveToWindow()`.
    @_spi(Subclassing) open func windowDidChange() {}

    /// Shows the view and everything in it light or dark, whatever the surroundings.
    @exclusivity(unchecked) open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { styleOverrideDidChange(from: oldValue) } }
    }

    /// Whether what the view shows is mirrored where one reads from the right; it holds for the view alone.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
    }

    /// The direction in which the view places its content, by its traits and `semanticContentAttribute`.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

    /// The view's own direction changed.
    package func layoutDirectionDidChange() { setNeedsLayout() }

    // MARK: Restoration

    /// The name under which the view's state is kept from one launch to the next; without one none is.
    ///
    /// It is kept with that of the controller that the view belongs to, which needs an identifier too; views of one controller
    /// have different ones.
    open var restorationIdentifier: String? {
        get { attachments?.restorationIdentifier }
        set { if newValue != restorationIdentifier { madeAttachments.restorationIdentifier = newValue } }
    }

    /// Encodes what is to be there again at the next launch; call super. Plain views encode nothing.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Restores what was encoded, after the controller has; the view is in no window and not laid out yet. Call super.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: CALayerDelegate

    /// The action for a layer's event, such as a changed property: an animation inside an animation block, else none.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimation.current?.action(for: event) ?? NSNull()
    }

    /// A short text with the class, the frame and what differs from the defaults.
    open override nonisolated var description: String { MainActor.assumeIsolated { summary } }
}
