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
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer, without a call of the property that a subclass may override: for what every view does often.
    let storedLayer: CALayer
    /// The layer that shows the view. Its delegate is the view.
    open var layer: CALayer { storedLayer }

    let controllerReference = BackReference<UIViewController>()
    let superviewReference = BackReference<UIView>()

    // What is unchecked is read for every view of a layout, or between a touch and the window, and never while it is being set.

    @exclusivity(unchecked) var storedSubviews: [UIView] = [] {
        didSet { hitIndex?.borrow { $0.invalidate() } }
    }
    /// Set once a touch was looked for among the subviews; retained.
    @exclusivity(unchecked) nonisolated(unsafe) var hitIndex: Unmanaged<HitIndex>?

    @exclusivity(unchecked) var storedBackgroundColor: UIColor?
    @exclusivity(unchecked) var storedTintColor: UIColor?
    @exclusivity(unchecked) package var appearanceMarks = AppearanceMarks()
    @exclusivity(unchecked) var viewFlags: ViewFlags = .initial
    @exclusivity(unchecked) var storedSafeAreaInsets = UIEdgeInsets.zero
    /// Safe-area insets that a container adds for its bars, on top of those that come from above.
    package var containerInsets = UIEdgeInsets.zero {
        didSet { if containerInsets != oldValue { markSafeArea() } }
    }

    @exclusivity(unchecked) var storedGestureRecognizers: [UIGestureRecognizer] = []

    /// Interactions and settings of the focus; nil without any.
    @exclusivity(unchecked) var attachments: ViewAttachments?

    /// The traits that the view was last told of, or was made with.
    @exclusivity(unchecked) var announcedTraits = UIScreen.main.traitCollection

    /// How many running animations keep touches away.
    @exclusivity(unchecked) var touchBlocks = 0

    /// A number for the app's own use.
    open var tag = 0

    // MARK: Making

    /// Makes a view with a frame in the space of the superview to be.
    public init(frame: CGRect) {
        storedLayer = Self.makeLayer()
        super.init()
        adoptLayer()
        let frame = frame.standardized
        storedLayer.bounds.size = frame.size
        storedLayer.position = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Makes a view without size.
    public override convenience init() { self.init(frame: .zero) }

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) {
        if let frame = key.beginning as? CGRect { self.init(frame: frame) } else { self.init() }
    }

    /// Makes a view from an archive: an interface file gives it its frame, its looks and its subviews.
    public required init?(coder: NSCoder) {
        storedLayer = Self.makeLayer()
        super.init()
        adoptLayer()
        if let coder = coder.interface { decodeView(from: coder) }
    }

    deinit {
        storedLayer.owner = nil
        hitIndex?.release()
        attachments?.layout?.itemGoes()
        // Most views have neither, and counting references to empty arrays takes time too.
        let subviews = storedSubviews.isEmpty ? nil : storedSubviews
        let recognizers = storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers
        for subview in subviews ?? [] { subview.superviewReference.forget(self) }
        for recognizer in recognizers ?? [] { recognizer.viewReference.forget(self) }
        BackReference.expectNone(to: self)
    }

    // MARK: Geometry

    /// The rectangle around the view in its superview; derived from `bounds`, `center` and `transform`.
    open var frame: CGRect {
        get { layer.frame }
        set { applyFrame(newValue) }
    }

    /// The view's own coordinate space; another origin scrolls the content.
    open var bounds: CGRect {
        get { storedLayer.bounds }
        set { applyBounds(newValue) }
    }

    /// Where the anchor point, usually the middle, lies in the superview.
    open var center: CGPoint {
        get { storedLayer.position }
        set { applyCenter(newValue) }
    }

    /// Tells observers of what the layer has changed.
    func layerDidChange(_ change: LayerWatcher.Change) { notifyObservers(of: change) }

    /// The point of the bounds, in parts of their size from the upper left, that lies at `center` and that transforms turn about.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { applyAnchorPoint(newValue) }
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
    @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []

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

    /// Notes that the intrinsic size changed, which constraints or the superview's layout may depend on.
    open func invalidateIntrinsicContentSize() { contentWishesDidChange() }

    /// How much larger this view shows a subview than it lays it out; 1 unless overridden.
    @_spi(Subclassing) open func zoomScale(of subview: UIView) -> CGFloat { 1 }

    /// A subview was hidden or shown.
    @_spi(Subclassing) open func visibilityDidChange(of subview: UIView) {}

    /// The size changed that a subview's content asks for.
    @_spi(Subclassing) open func contentSizeDidChange(of subview: UIView) {}

    /// The size that the content asks for in a width: for content that is wrapped, whose height follows.
    ///
    /// - Parameter width: In points; nil before the layout has found one.
    @_spi(Subclassing) open func contentSize(inWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

    /// Whether the height that the content asks for follows from the width.
    @_spi(Subclassing) open var heightFollowsWidth: Bool { false }

    /// The baselines of the content's first and last line of text; nil without text.
    ///
    /// - Parameter width: The width in which the text is wrapped, in points; nil before the layout has found one.
    @_spi(Subclassing) open func contentBaselines(inWidth width: CGFloat?) -> TextBaselines? { nil }

    // MARK: Look

    /// Fills the view below its content; nil for none. A dynamic colour follows the traits.
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set { giveBackgroundColor(newValue) }
    }

    /// Transparency of the view with everything in it, 0 to 1. Below 0.01 it gets no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(max(0, min(1, newValue))) }
    }

    /// Hides the view and everything in it, and excludes them from hit testing.
    open var isHidden: Bool {
        get { layer.isHidden || viewFlags.contains(.isVanishing) }
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

    /// A view whose opacity decides how much of this one shows, placed in this one's bounds space; nil for all of it.
    ///
    /// It belongs to this view alone: it leaves the superview that it is in, and is not among the subviews.
    open var mask: UIView? {
        get { attachments?.mask }
        set { applyMask(newValue) }
    }

    /// The older name of `mask`.
    open var maskView: UIView? {
        get { mask }
        set { mask = newValue }
    }

    /// A promise that `draw(_:)` covers what it drew before; without effect, for it always begins with an empty picture.
    open var clearsContextBeforeDrawing: Bool {
        get { viewFlags.contains(.clearsBeforeDrawing) }
        set { viewFlags.set(.clearsBeforeDrawing, newValue) }
    }

    /// How drawn content is placed when the size differs from that at which it was drawn.
    @exclusivity(unchecked) open var contentMode: ContentMode = .scaleToFill { didSet { contentModeDidChange() } }

    /// The part of the content that stretches when the bounds are larger, in parts of its size from the upper left; at first all.
    @available(*, deprecated, message: "Use images with cap insets, or the layer's contentsCenter.")
    open var contentStretch: CGRect {
        get { layer.contentsCenter }
        set { layer.contentsCenter = newValue }
    }

    /// Pixels per point of drawn content.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    /// The colour of what can be touched; nil inherits the superview's, at the top the system blue.
    open var tintColor: UIColor! {
        get { inheritedTintColor }
        set { giveTintColor(newValue) }
    }

    /// Whether the tint colour of this view and those that inherit from it shows, or a grey in its place.
    ///
    /// Set to `automatic`, it follows the superview, whose mode it then gives. Changes call `tintColorDidChange()`.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { inheritedTintAdjustmentMode }
        set { applyTintAdjustmentMode(newValue) }
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

    /// Whether the content is drawn anew for another size, as the content mode says.
    @_spi(Subclassing) open var redrawsForOtherSizes: Bool { contentMode == .redraw }

    /// Whether the class is known to draw the same whenever it is asked to, and to call nobody, so that it may be asked late.
    @_spi(Subclassing) open var drawsUnobserved: Bool { false }

    /// Whether the class is known to leave `hitTest(_:with:)` and `point(inside:with:)` as they are.
    @_spi(Subclassing) open var hasPlainHitTesting: Bool { type(of: self) == UIView.self }

    // MARK: Hierarchy

    /// The view that this one lies in; not retained.
    open var superview: UIView? { storedSuperview }

    /// The views inside, back to front.
    open var subviews: [UIView] { storedSubviews }

    /// The window that the view is in.
    open var window: UIWindow? { windowAbove }

    /// True when the view is the other one or lies inside it.
    ///
    /// - Complexity: linear in the depth of the view.
    open func isDescendant(of view: UIView) -> Bool { nearest { $0 === view } != nil }

    /// The view with a tag: this one or the first found below, depth first.
    ///
    /// - Complexity: linear in the number of views inside, at every depth. Keep the view instead where this is asked often.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

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
        if view.storedSuperview === self { insert(view, at: storedSubviews.count) }
    }

    /// Moves a subview to the back.
    open func sendSubviewToBack(_ view: UIView) {
        if view.storedSuperview === self { insert(view, at: 0) }
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

    /// Places the subviews, those with constraints by these; override instead of calling. Touch nothing outside.
    open func layoutSubviews() { applySolvedFrames() }

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

    // MARK: Constraints

    /// Whether the class needs constraints; without effect, for they are there for all views.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether the frame is the view's own, and constraints have to agree with it; true at first.
    ///
    /// When it is false, constraints that mention the view from outside decide about its frame; without any it stays as it is.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !viewFlags.contains(.leavesFrameToConstraints) }
        set { keepFrame(newValue) }
    }

    /// The constraints that the view holds: those in force of which it is the nearest view around all items.
    open var constraints: [NSLayoutConstraint] { layoutState?.held ?? [] }

    /// Puts a constraint in force and holds it here; its items must be this view or lie inside.
    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

    /// Puts constraints in force and holds them here.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { hold(constraint) } }

    /// Takes a constraint out of force that the view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

    /// Takes constraints out of force that the view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { release(constraint) }
    }

    /// The distances from the frame's edges to the alignment rectangle, which constraints mean; none unless overridden.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints mean for a frame, both in the superview's space.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame around a rectangle that constraints mean, both in the superview's space.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { self.frame(around: alignmentRect) }

    /// The view whose first baseline constraints mean; itself unless overridden.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view whose last baseline constraints mean; itself unless overridden.
    open var forLastBaselineLayout: UIView { self }

    /// How strongly the view refuses to be larger than its content along an axis; 250 at first.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (attachments?.contentPriorities ?? ContentPriorities()).hugging(along: axis)
    }

    /// Sets how strongly the view refuses to be larger than its content along an axis.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changeContentPriorities { $0.setHugging(priority, along: axis) }
    }

    /// How strongly the view refuses to be smaller than its content along an axis; 750 at first.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (attachments?.contentPriorities ?? ContentPriorities()).compressionResistance(along: axis)
    }

    /// Sets how strongly the view refuses to be smaller than its content along an axis.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changeContentPriorities { $0.setCompressionResistance(priority, along: axis) }
    }

    /// The amount added to the priorities of the content, so that a container can decide between views that are equally strong; 0
    /// at first, and far below any difference that apps make.
    @_spi(Subclassing) public final var contentPriorityBias: Float {
        get { attachments?.contentPriorities?.bias ?? 0 }
        set { if newValue != contentPriorityBias { changeContentPriorities { $0.bias = newValue } } }
    }

    /// The smallest size that the constraints and the content inside allow, near a target; frames stay as they are.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the constraints and the content inside give the view when it wishes for a target; frames stay as they are.
    ///
    /// - Parameters:
    ///   - targetSize: The lengths to come near to, in points.
    ///   - horizontalFittingPriority: How strong the wish for the width is: `required` for exactly this width.
    ///   - verticalFittingPriority: How strong the wish for the height is.
    /// - Returns: The size in points, rounded up to pixels.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    /// The guide by whose edges constraints from inside mean this view's; nil for the view's own.
    @_spi(Subclassing) open var contentEdgesGuide: UILayoutGuide? { nil }

    /// The constraints that have to do with where the view is along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffecting(axis)
    }

    /// Whether other frames would meet the constraints as well.
    open var hasAmbiguousLayout: Bool { isAmbiguous }

    /// Moves the view to another frame that meets the constraints as well, and back with the next call; for debugging.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

    // MARK: Anchors

    /// The edge at which reading begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
    /// The edge at which reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }
    /// The middle from left to right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }
    /// The middle from top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }
    /// The baseline of the first line of text; the upper edge without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .firstBaseline) }
    /// The baseline of the last line of text; the lower edge without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .lastBaseline) }

    // MARK: Safe area and margins

    /// The bounds within the safe area.
    open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }

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

    /// Whether the focus may come to what lies behind the view; false unless overridden, for nobody sees what a view covers.
    open var isTransparentFocusItem: Bool { false }

    /// The view inside where the focus is to begin; nil unless overridden.
    @available(*, deprecated, renamed: "preferredFocusEnvironments")
    open var preferredFocusedView: UIView? { nil }

    /// Whether the keyboard's focus can come here; false unless overridden, as it is by controls.
    open var canBecomeFocused: Bool { false }

    /// Whether the keyboard's focus is on this view.
    open var isFocused: Bool { viewFlags.contains(.isFocused) }

    /// The controller of a root view, else the superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? superview }

    /// The group that this view and those inside belong to; Tab goes from group to group, arrows go on inside one.
    open var focusGroupIdentifier: String? {
        get { attachments?.focus?.groupIdentifier }
        set { focusSettingsForChange.groupIdentifier = newValue }
    }

    /// How much Tab prefers this view to others of its group.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { attachments?.focus?.groupPriority ?? .ignored }
        set { focusSettingsForChange.groupPriority = newValue }
    }

    /// Has the focus, when it is in this view, go to what is preferred here, after the next layout.
    open func setNeedsFocusUpdate() { ApplicationRuntime.current?.focusSystem.requestUpdate(inside: self) }

    /// Does now what was asked for by `setNeedsFocusUpdate()`.
    open func updateFocusIfNeeded() { ApplicationRuntime.current?.focusSystem.updateFocusIfNeeded() }

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
    @_spi(Subclassing) open func resolveTraitColors() {}

    /// The traits of a subview changed by what was asked of that one alone.
    @_spi(Subclassing) open func traitsOfSubviewDidChange() {}

    /// A model changes that was read while the configurations of the view were brought up to date.
    @_spi(Subclassing) open func configurationModelDidChange() {}

    /// The window changed; called whether or not apps pass on `didMoveToWindow()`.
    @_spi(Subclassing) open func windowDidChange() {}

    /// The smallest size of text here and in everything inside, however small the user prefers it; nil for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { attachments?.textSizeLimits?.minimum }
        set { changeTextSizeLimits { $0.minimum = newValue } }
    }

    /// The largest size of text here and in everything inside, however large the user prefers it; nil for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { attachments?.textSizeLimits?.maximum }
        set { changeTextSizeLimits { $0.maximum = newValue } }
    }

    /// The limits of the size of text in force here, from this view outward, for debugging.
    open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimitsDescription }

    /// Shows the view and everything in it light or dark, whatever the surroundings.
    @exclusivity(unchecked) open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { styleOverrideDidChange(from: oldValue) } }
    }

    /// Whether what the view shows is mirrored where one reads from the right; it holds for the view alone.
    @exclusivity(unchecked) open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
    }

    /// The direction in which the view places its content, by its traits and `semanticContentAttribute`.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

    /// The view's own direction changed.
    @_spi(Subclassing) open func layoutDirectionDidChange() {
        constraintsFollowDirection()
        setNeedsLayout()
    }

    /// The direction that goes with a kind of content where the app reads as it does by the screen's traits.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: direction(of: UIScreen.main.traitCollection))
    }

    /// The direction that goes with a kind of content inside a layout of a direction.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { attribute.direction(inside: layoutDirection) }

    // MARK: Conversion

    /// A point of this view's space in another view's; nil means the window, for a window the screen.
    ///
    /// - Complexity: linear in the depths of both views, here and in the methods below.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }

    /// A point of another view's space in this one's; nil means the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }

    /// The rectangle around this view's rectangle in another view's space.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }

    /// The rectangle around another view's rectangle in this one's space.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

    // MARK: Belongings

    /// The behaviours added to the view, in that order.
    open var interactions: [any UIInteraction] {
        get { attachments?.interactions ?? [] }
        set { replaceInteractions(with: newValue) }
    }

    /// Adds a behaviour, taking it off the view that it was added to before.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

    /// Removes a behaviour; one that belongs to another view stays there.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    /// The effects by which the view would follow the direction of looking, in the order in which they were added.
    ///
    /// Status: partial – they are kept, and change no view: a desktop does not feel how it is held.
    open var motionEffects: [UIMotionEffect] {
        get { attachments?.motionEffects ?? [] }
        set { madeAttachments.motionEffects = newValue }
    }

    /// Adds an effect behind the others; one that the view has already is added once.
    ///
    /// Status: partial – it is kept, and changes no view.
    open func addMotionEffect(_ effect: UIMotionEffect) { append(effect) }

    /// Removes an effect; one that the view does not have is no mistake.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    /// The guides that belong to the view, in the order in which they were added.
    open var layoutGuides: [UILayoutGuide] { attachments?.layoutGuides ?? [] }

    /// Adds a guide, taking it from the view that had it.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attach(layoutGuide) }

    /// Removes a guide; one of another view stays there.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detach(layoutGuide) }

    /// Asks the first responder in this view to give the keyboard up; with force it has to. True when it did.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { giveUpKeyboard(force: force) }

    // MARK: Snapshots

    /// A view that goes on to show what this view shows now, without what lies outside of its bounds.
    ///
    /// - Parameter afterUpdates: whether changes that no frame shows yet are taken in; otherwise the picture is that of the last
    ///   frame, and empty for a view that no frame has shown.
    /// - Complexity: linear in the number of layers inside; their pictures are shared, not copied.
    /// - Returns: a view of the same size at its superview's origin. Material through which others shine shows its tint alone.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view with the look of a rectangle of this view's bounds space; `afterUpdates` for changes that no frame shows yet.
    ///
    /// - Parameter capInsets: what keeps its size along the edges when the view returned is resized.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { makeSnapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets) }

    /// Draws what the view shows, with everything in it, stretched over a rectangle of the current context.
    ///
    /// Material through which others shine shows its tint alone.
    /// - Parameter afterUpdates: whether changes that no frame shows yet are taken in.
    /// - Returns: false when nothing was drawn: without a context, or when nothing of the view shows.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawTree(in: rect, afterUpdates: afterUpdates)
    }

    // MARK: Animation

    /// Whether blocks animate at all.
    open class var areAnimationsEnabled: Bool { ViewAnimationSwitch.isOn }

    /// The duration that the block being run animates with; 0 outside.
    open class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    /// Switches animation by blocks on or off; blocks already run go on.
    open class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimationSwitch.isOn = enabled }

    /// Runs the block with animations switched off.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.runWithout(actionsWithoutAnimation)
    }

    /// Animates what the block changes, with slow start and end.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, animations: animations, completion: nil)
    }

    /// Animates what the block changes, with slow start and end; see the method with options for the completion.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes in a block, after a delay.
    ///
    /// Values are final at once; what shows follows. Place, size, transform and corner radius add up with other blocks; opacity,
    /// background colour and anchor point take the place of another block's, from the former value on, or from what shows with
    /// `beginFromCurrentState`. Nothing else is animated.
    ///
    /// `completion` gets true when every animation ran to its end. Without anything to animate, and with a duration of zero or
    /// less, it is called in the next turn; with animations switched off, within this call.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runAnimation(
            duration: duration, delay: delay, pace: .curve(options.curve), options: options, animations: animations,
            completion: completion)
    }

    /// Animates the changes in a block, after a delay, with a spring that is at rest after the duration.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        runAnimation(
            duration: duration, delay: delay, pace: .spring(dampingRatio, velocity, settlingIn: duration),
            options: options, animations: animations, completion: completion)
    }

    /// Animates the changes in a block, after a delay, with a spring given by how long it seems to last and how much it bounces.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        runSpring(
            .init(perceivedDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity)),
            delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Runs a block whose animations run several times.
    ///
    /// - Parameters:
    ///   - count: The number of rounds, which may end with a part of one.
    ///   - autoreverses: Whether every second round runs backwards.
    ///   - animations: The block, whose animations get these rounds instead of those of their options.
    open class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        ViewAnimation.Repetition(count: Float(count), autoreverses: autoreverses).apply(while: animations)
    }

    /// Animates the changes of the key frames in the block, after a delay; see `addKeyframe`. Other changes take the whole
    /// duration.
    ///
    /// The pace over the whole is slow at start and end unless the options or the block around say otherwise.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runKeyframeAnimation(
            duration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Names what changes during a part of the keyframe animation whose block is being run; both times are parts of its duration,
    /// 0 to 1. Outside of such a block the changes are made as they would be without it.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { runKeyframe(start: frameStartTime, duration: frameDuration, animations: animations) }

    /// Runs a block that changes a view or its subviews, and for a duration shows an effect from the former look to the new one.
    ///
    /// The options name the effect; without one the changes show at once.
    /// The view's own properties and those of its subviews take their values at once too, unless the options allow animated
    /// content. Unlike iOS: what is new shows live in any case. A transition that begins during another one of the same view
    /// goes on from what shows, and the first one's completion hears `false`.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(
            with: view, duration: duration, options: options, animations: animations, completion: completion)
    }

    /// Replaces a view by another one in its superview, with the effect that the options name, for a duration.
    ///
    /// With `showHideTransitionViews` both stay in the superview, and the one is hidden and the other shown. A view without
    /// superview cannot be replaced: then nothing happens but the completion.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(from: fromView, to: toView, duration: duration, options: options, completion: completion)
    }

    // MARK: Animation between two calls

    /// Has the changes that follow animated, until `commitAnimations()`.
    ///
    /// They take 0.2 seconds with a slow start and end, unless one of the `setAnimation…` methods says otherwise before them.
    ///
    /// - Parameters:
    ///   - animationID: A name of the app's; nobody reads it, for there is no delegate of animations.
    ///   - context: A pointer of the app's, which nobody reads either.
    open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) { beginAnimation() }

    /// Has changes animated as before `beginAnimations(_:context:)`; the animations begin with this turn's end.
    open class func commitAnimations() { commitAnimation() }

    /// Gives the animation that was begun its length in seconds.
    open class func setAnimationDuration(_ duration: TimeInterval) { changeBegun { $0.duration = duration } }

    /// Has the animation that was begun wait for some seconds.
    open class func setAnimationDelay(_ delay: TimeInterval) { changeBegun { $0.delay = max(0, delay) } }

    /// Gives the animation that was begun its course.
    open class func setAnimationCurve(_ curve: UIView.AnimationCurve) { changeBegun { $0.pace = .curve(curve) } }

    /// Has the animation that was begun run several times, also a part of one.
    open class func setAnimationRepeatCount(_ repeatCount: Float) { changeBegun { $0.repetition.count = repeatCount } }

    /// Has the animation that was begun go back in between.
    open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        changeBegun { $0.repetition.autoreverses = repeatAutoreverses }
    }

    /// Has the animation that was begun start from what shows instead of the values of before.
    open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        changeBegun { $0.beginsFromCurrentState = fromCurrentState }
    }

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

    /// Makes the layer's contents; that `draw(_:)` is called for them is what the layer does by itself.
    open func display(_ layer: CALayer) { layer.displayByDrawing() }

    /// Draws the view's content with its traits and context in force.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(in: ctx) }

    /// Runs the view's layout between its controller's two callbacks.
    open func layoutSublayers(of layer: CALayer) { layOutBetweenCallbacks() }

    /// The action for a layer's event, such as a changed property: an animation inside an animation block, else none.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimation.current?.action(for: event, of: layer) ?? NSNull()
    }

    /// A short text with the class, the frame and what differs from the defaults.
    open override nonisolated var description: String { MainActor.assumeIsolated { summary } }

    @_spi(Subclassing) open override func describe(_ it: inout AccessibilityDescription) { describeView(&it) }
}
