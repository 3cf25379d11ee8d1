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

    /// The class of the view's layer; override it to use another one.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer, read without the property that a subclass may override, because it is needed often.
    let storedLayer: CALayer
    /// The layer that shows the view. Its delegate is the view.
    open var layer: CALayer { storedLayer }

    let controllerReference = BackReference<UIViewController>()
    let superviewReference = BackReference<UIView>()

    // Unchecked properties are read for every view of a layout, or between a touch and the window, and never while they are set.

    @exclusivity(unchecked) var storedSubviews: [UIView] = [] {
        didSet { hitIndex?.borrow { $0.invalidate() } }
    }
    /// Made when the subviews are first hit-tested; retained.
    @exclusivity(unchecked) nonisolated(unsafe) var hitIndex: Unmanaged<HitIndex>?

    @exclusivity(unchecked) var storedBackgroundColor: UIColor?
    @exclusivity(unchecked) var storedTintColor: UIColor?
    @exclusivity(unchecked) package var appearanceMarks = AppearanceMarks()
    @exclusivity(unchecked) var viewFlags: ViewFlags = .initial
    @exclusivity(unchecked) var storedSafeAreaInsets = UIEdgeInsets.zero
    /// Safe-area insets that a container adds for its bars to the inherited ones.
    package var containerInsets = UIEdgeInsets.zero {
        didSet { if containerInsets != oldValue { markSafeArea() } }
    }

    @exclusivity(unchecked) var storedGestureRecognizers: [UIGestureRecognizer] = []

    /// Interactions and settings of the focus; nil without any.
    @exclusivity(unchecked) var attachments: ViewAttachments?

    /// The traits at the last notification of the view, or at its initialisation.
    @exclusivity(unchecked) var announcedTraits = UIScreen.main.traitCollection

    /// The number of running animations that disable touches.
    @exclusivity(unchecked) var touchBlocks = 0

    /// A number for the app's own use.
    open var tag = 0

    // MARK: Making

    /// Makes a view with a frame in the space of its future superview.
    public init(frame: CGRect) {
        storedLayer = Self.makeLayer()
        super.init()
        adoptLayer()
        let frame = frame.standardized
        storedLayer.bounds.size = frame.size
        storedLayer.position = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Makes a view of zero size.
    public override convenience init() { self.init(frame: .zero) }

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) {
        if let frame = key.beginning as? CGRect { self.init(frame: frame) } else { self.init() }
    }

    /// Makes a view from an archive: an interface file contains its frame, its appearance and its subviews.
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
        // Most views have neither, and retaining empty arrays takes time, too.
        let subviews = storedSubviews.isEmpty ? nil : storedSubviews
        let recognizers = storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers
        let guides = attachments?.layoutGuides
        for subview in subviews ?? [] { subview.superviewReference.forget(self) }
        for recognizer in recognizers ?? [] { recognizer.viewReference.forget(self) }
        for guide in guides ?? [] { guide.ownerReference.forget(self) }
        BackReference.expectNone(to: self)
    }

    // MARK: Geometry

    /// The bounding box of the view in its superview; derived from `bounds`, `center` and `transform`.
    open var frame: CGRect {
        get { layer.frame }
        set { applyFrame(newValue) }
    }

    /// The view's own coordinate space; another origin scrolls the content.
    open var bounds: CGRect {
        get { storedLayer.bounds }
        set { applyBounds(newValue) }
    }

    /// The position of the anchor point, usually the middle, in the superview.
    open var center: CGPoint {
        get { storedLayer.position }
        set { applyCenter(newValue) }
    }

    /// Notifies observers of a change of the layer.
    func layerDidChange(_ change: LayerWatcher.Change) { notifyObservers(of: change) }

    /// The point of the bounds that lies at `center` and about which transforms rotate, in parts of the size from the upper left.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { applyAnchorPoint(newValue) }
    }

    /// The transform about the centre; layout works on the geometry without it.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The transform in three dimensions about the centre.
    ///
    /// Perspective is set in it or in the superview's `layer.sublayerTransform`.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The flexible parts of the frame when the superview's size changes; none by default.
    @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { autoresizingDidChange() } }
    }

    /// Whether the subviews are resized by their masks when this view's size changes.
    open var autoresizesSubviews: Bool {
        get { viewFlags.contains(.autoresizesSubviews) }
        set {
            guard newValue != autoresizesSubviews else { return }
            viewFlags.set(.autoresizesSubviews, newValue)
            for subview in storedSubviews { subview.autoresizingDidChange() }
        }
    }

    /// The size that fits the view best within a size; its present size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Applies the result of `sizeThatFits(_:)`; the top left corner stays.
    open func sizeToFit() { applyFittingSize() }

    /// The natural size of the content; `noIntrinsicMetric` on an axis without one.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Notes that the intrinsic size has changed, on which constraints or the superview's layout may depend.
    open func invalidateIntrinsicContentSize() { contentWishesDidChange() }

    /// The factor by which this view shows a subview larger than it lays it out; 1 unless overridden.
    @_spi(Subclassing) open func zoomScale(of subview: UIView) -> CGFloat { 1 }

    /// A subview was hidden or shown.
    @_spi(Subclassing) open func visibilityDidChange(of subview: UIView) {}

    /// The intrinsic size of a subview has changed.
    @_spi(Subclassing) open func contentSizeDidChange(of subview: UIView) {}

    /// The intrinsic size in a width: for wrapped content, whose height depends on it.
    ///
    /// - Parameter width: In points; nil before the layout has found one.
    @_spi(Subclassing) open func contentSize(inWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

    /// Whether the intrinsic height depends on the width.
    @_spi(Subclassing) open var heightFollowsWidth: Bool { false }

    /// The baselines of the content's first and last line of text; nil without text.
    ///
    /// - Parameter width: The width in which the text is wrapped, in points; nil before the layout has found one.
    @_spi(Subclassing) open func contentBaselines(inWidth width: CGFloat?) -> TextBaselines? { nil }

    // MARK: Appearance

    /// Fills the view below its content; nil for none. A dynamic colour follows the traits.
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set { giveBackgroundColor(newValue) }
    }

    /// The opacity of the view and its subviews, 0 to 1. Below 0.01 they get no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(max(0, min(1, newValue))) }
    }

    /// Hides the view and its subviews, and excludes them from hit testing.
    open var isHidden: Bool {
        get { layer.isHidden || viewFlags.contains(.isVanishing) }
        set { hide(newValue) }
    }

    /// A promise that the view covers its bounds fully; without effect on the drawing.
    open var isOpaque: Bool {
        get { viewFlags.contains(.isOpaque) }
        set { viewFlags.set(.isOpaque, newValue) }
    }

    /// Clips content and subviews to the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// A view whose opacity masks this one, in this one's bounds space; nil for none.
    ///
    /// It belongs to this view alone: it is removed from its superview, and is not among the subviews.
    open var mask: UIView? {
        get { attachments?.mask }
        set { applyMask(newValue) }
    }

    /// The older name of `mask`.
    open var maskView: UIView? {
        get { mask }
        set { mask = newValue }
    }

    /// A promise that `draw(_:)` covers its former drawing; without effect, because it always begins with an empty picture.
    open var clearsContextBeforeDrawing: Bool {
        get { viewFlags.contains(.clearsBeforeDrawing) }
        set { viewFlags.set(.clearsBeforeDrawing, newValue) }
    }

    /// The layout of drawn content when the size differs from that at which it was drawn.
    @exclusivity(unchecked) open var contentMode: ContentMode = .scaleToFill { didSet { contentModeDidChange() } }

    /// The part of the content that stretches when the bounds are larger, in parts of its size from the upper left; by
    /// default all.
    @available(*, deprecated, message: "Use images with cap insets, or the layer's contentsCenter.")
    open var contentStretch: CGRect {
        get { layer.contentsCenter }
        set { layer.contentsCenter = newValue }
    }

    /// The number of pixels per point of drawn content.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    /// The colour of interactive elements; nil inherits the superview's, at the top the system blue.
    open var tintColor: UIColor! {
        get { inheritedTintColor }
        set { giveTintColor(newValue) }
    }

    /// Whether this view and those that inherit from it show the tint colour, or a grey of the same brightness.
    ///
    /// Set to `automatic`, it follows the superview, and reads as the superview's mode. Changes call `tintColorDidChange()`.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { inheritedTintAdjustmentMode }
        set { applyTintAdjustmentMode(newValue) }
    }

    /// Called when the inherited tint colour or its mode has changed.
    open func tintColorDidChange() {}

    /// Draws the content into the current context, in the bounds' coordinates. Apps never call it: see `setNeedsDisplay()`.
    open func draw(_ rect: CGRect) {}

    /// Marks the content for drawing in the next frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }

    /// Marks the content for drawing; the whole is drawn, not only the rectangle.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

    /// Whether `draw(_:)` may draw content; false lets plain views skip the display pass.
    @_spi(Subclassing) open var drawsContent: Bool { type(of: self) != UIView.self }

    /// Whether the content is drawn again in another size, as the content mode specifies.
    @_spi(Subclassing) open var redrawsForOtherSizes: Bool { contentMode == .redraw }

    /// Whether the drawing is known to be the same in bounds of two sizes, so that a view which redraws for others keeps it.
    @_spi(Subclassing) open func drawsAlike(in size: CGSize, and other: CGSize) -> Bool { false }

    /// Whether the class draws the same at any time and calls no app code, so that its drawing may be delayed.
    @_spi(Subclassing) open var drawsUnobserved: Bool { false }

    /// Whether a layout of the view, and of its frame by constraints, runs none of an app's code.
    @_spi(Subclassing) open var laysOutUnobserved: Bool { type(of: self) == UIView.self }

    /// Whether the class is known not to override `hitTest(_:with:)` and `point(inside:with:)`.
    @_spi(Subclassing) open var hasPlainHitTesting: Bool { type(of: self) == UIView.self }

    /// Whether a mouse that is pressed in the view acts at once, so that no scroll view holds the press back.
    @_spi(Subclassing) open var receivesMouseAtOnce: Bool { false }

    // MARK: Hierarchy

    /// The view that contains this one as a subview; not retained.
    open var superview: UIView? { storedSuperview }

    /// The subviews, back to front.
    open var subviews: [UIView] { storedSubviews }

    /// The window that the view is in.
    open var window: UIWindow? { windowAbove }

    /// Whether the view is the other one or lies inside it.
    ///
    /// - Complexity: linear in the depth of the view.
    open func isDescendant(of view: UIView) -> Bool { nearest { $0 === view } != nil }

    /// The view with a tag: this one or the first found below, depth first.
    ///
    /// - Complexity: linear in the number of views inside, at every depth. For frequent use, keep the view instead.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    /// Adds a view in front of all other subviews, removing it from its superview.
    open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

    /// Inserts a view at an index among the subviews.
    ///
    /// - Parameters:
    ///   - view: The view, which is removed from its superview.
    ///   - index: The index; one out of range is limited to the nearest valid one.
    /// - Complexity: linear in the number of subviews, here and in the following methods up to `removeFromSuperview()`.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Inserts a view directly behind a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    /// Inserts a view directly in front of a subview.
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

    /// A subview is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// The superview is about to change; nil when the view is removed.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// The superview changed.
    open func didMoveToSuperview() {}

    /// The window is about to change.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// The window changed.
    open func didMoveToWindow() {}

    // MARK: Layout

    /// Lays out the subviews, by their constraints unless overridden. Override it instead of calling it; change no other views
    /// in it.
    open func layoutSubviews() { applySolvedFrames() }

    /// Marks the view for layout in the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays out marked views now, from the highest marked one above.
    ///
    /// - Complexity: linear in the number of views marked.
    open func layoutIfNeeded() { LayoutPass.layOutNow(self) }

    /// Marks the view's constraints as out of date.
    open func setNeedsUpdateConstraints() { markForConstraints() }

    /// Whether the view is marked for `updateConstraints()`.
    open func needsUpdateConstraints() -> Bool { viewFlags.contains(.needsUpdateConstraints) }

    /// Updates the view's constraints; override it, and call super last.
    open func updateConstraints() { viewFlags.remove(.needsUpdateConstraints) }

    /// Calls `updateConstraints()` on marked views here and below, the deepest first.
    open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

    // MARK: Constraints

    /// Whether the class needs constraints; without effect, because all views can have them.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether the frame is the view's own, and constraints have to agree with it; true by default.
    ///
    /// For constraints the frame then keeps its relation to the superview's size that `autoresizingMask` says. Where the mask
    /// changes the size, and constraints place the superview, content of the view determines the superview's size as well. If it
    /// is false, constraints that mention the view from outside determine its frame; without any the frame stays.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !viewFlags.contains(.leavesFrameToConstraints) }
        set { keepFrame(newValue) }
    }

    /// The constraints that the view holds: the active ones of which it is the nearest common ancestor of all items.
    open var constraints: [NSLayoutConstraint] { layoutState?.held ?? [] }

    /// Activates a constraint and holds it here; its items must be this view or lie inside.
    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

    /// Activates constraints and holds them here.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { hold(constraint) } }

    /// Deactivates a constraint that the view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

    /// Deactivates constraints that the view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { release(constraint) }
    }

    /// The insets of the alignment rectangle, which constraints use, from the frame's edges; zero unless overridden.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The alignment rectangle, which constraints use, for a frame; both are in the superview's space.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame for an alignment rectangle; both are in the superview's space.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { self.frame(around: alignmentRect) }

    /// The view that provides the first baseline for constraints; itself unless overridden.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view that provides the last baseline for constraints; itself unless overridden.
    open var forLastBaselineLayout: UIView { self }

    /// The priority with which the view resists being larger than its content along an axis; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (attachments?.contentPriorities ?? ContentPriorities()).hugging(along: axis)
    }

    /// Sets the priority with which the view resists being larger than its content along an axis.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changeContentPriorities { $0.setHugging(priority, along: axis) }
    }

    /// The priority with which the view resists being smaller than its content along an axis; 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (attachments?.contentPriorities ?? ContentPriorities()).compressionResistance(along: axis)
    }

    /// Sets the priority with which the view resists being smaller than its content along an axis.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changeContentPriorities { $0.setCompressionResistance(priority, along: axis) }
    }

    /// Added to the priorities of the content, so that a container can decide between views with equal ones; 0 by default.
    ///
    /// It is far below any difference that apps make.
    @_spi(Subclassing) public final var contentPriorityBias: Float {
        get { attachments?.contentPriorities?.bias ?? 0 }
        set { if newValue != contentPriorityBias { changeContentPriorities { $0.bias = newValue } } }
    }

    /// The smallest size that the constraints and the content inside allow, near a target; frames are unchanged.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the constraints and the content inside give the view for a target with priorities; frames are unchanged.
    ///
    /// - Parameters:
    ///   - targetSize: The preferred lengths, in points.
    ///   - horizontalFittingPriority: The priority of the target width: `required` for exactly this width.
    ///   - verticalFittingPriority: The priority of the target height.
    /// - Returns: The size in points, rounded up to pixels.
    /// - Complexity: that of solving the constraints inside.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    /// The guide whose edges constraints from inside use as this view's edges; nil for the view's own.
    @_spi(Subclassing) open var contentEdgesGuide: UILayoutGuide? { nil }

    /// The constraints that affect the view's layout along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffecting(axis)
    }

    /// Whether other frames would satisfy the constraints, too.
    open var hasAmbiguousLayout: Bool { isAmbiguous }

    /// Moves the view to another frame that satisfies the constraints, and back with the next call; for debugging.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

    // MARK: Anchors

    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }
    /// The horizontal centre.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }
    /// The vertical centre.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }
    /// The baseline of the first line of text; the top edge without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .firstBaseline) }
    /// The baseline of the last line of text; the bottom edge without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .lastBaseline) }

    // MARK: Safe area and margins

    /// The bounds within the safe area.
    open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }

    /// The insets of the area that bars and the status bar leave free.
    open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

    /// The safe area changed.
    open func safeAreaInsetsDidChange() {}

    /// The margins for content: 8 points by default, for a controller's root view its minimum margins, plus the safe area.
    ///
    /// Setting it sets the part without the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { currentMargins }
        set { applyMargins(.sides(newValue)) }
    }

    /// The margins with leading and trailing sides.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { currentMargins.directional(effectiveUserInterfaceLayoutDirection) }
        set { applyMargins(.directional(newValue)) }
    }

    /// Whether the margins are at least those of the superview where it overlaps; false by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { attachments?.margins?.preservesSuperview ?? false }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    /// Whether the safe area is added to the margins; true by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { attachments?.margins?.insetsFromSafeArea ?? true }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }

    /// The bounds within the margins.
    open var layoutMarginsGuide: UILayoutGuide { marginsGuide }

    /// The middle of the bounds within the margins, limited to a readable width.
    open var readableContentGuide: UILayoutGuide { readableGuide }

    /// The margins changed.
    open func layoutMarginsDidChange() {}

    // MARK: Touches

    /// Whether the view and its subviews get touches.
    open var isUserInteractionEnabled: Bool {
        get { viewFlags.contains(.isUserInteractionEnabled) }
        set { allowTouches(newValue) }
    }

    /// Whether the view gets further touches while it has one.
    open var isMultipleTouchEnabled: Bool {
        get { viewFlags.contains(.isMultipleTouchEnabled) }
        set { viewFlags.set(.isMultipleTouchEnabled, newValue) }
    }

    /// Whether the view gets touches only alone, and no other view of the window gets any meanwhile.
    open var isExclusiveTouch: Bool {
        get { viewFlags.contains(.isExclusiveTouch) }
        set { viewFlags.set(.isExclusiveTouch, newValue) }
    }

    /// The gesture recognizers of this view, for touches in it and its subviews, in the order added; nil when there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }

    /// Adds a gesture recognizer, removing it from its former view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Removes a gesture recognizer; a gesture in progress is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether a recognizer of this view or of an ancestor may begin, for touches in this view; true unless overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The front-most view at a point of this view's space, or nil; hidden, disabled and nearly transparent views are ignored.
    ///
    /// - Complexity: linear in the number of views at the point and of their siblings.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestSubtree(point, with: event) }

    /// Whether a point of this view's space lies in the bounds, maximum edges excluded.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The controller for a root view, else the superview.
    open override var next: UIResponder? { controller ?? superview }
    override var firstResponderView: UIView? { self }

    // MARK: Focus

    /// Whether views behind this one can be focused although it covers them; false unless overridden.
    open var isTransparentFocusItem: Bool { false }

    /// The view inside at which the focus begins; nil unless overridden.
    @available(*, deprecated, renamed: "preferredFocusEnvironments")
    open var preferredFocusedView: UIView? { nil }

    /// Whether the view can be focused; false unless overridden, as by controls.
    open var canBecomeFocused: Bool { false }

    /// Whether the view is focused.
    open var isFocused: Bool { viewFlags.contains(.isFocused) }

    /// The controller of a root view, else the superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? superview }

    /// The focus group of this view and those inside; Tab moves between groups, arrow keys within one.
    open var focusGroupIdentifier: String? {
        get { attachments?.focus?.groupIdentifier }
        set { focusSettingsForChange.groupIdentifier = newValue }
    }

    /// The priority of this view among those of its group when Tab enters the group.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { attachments?.focus?.groupPriority ?? .ignored }
        set { focusSettingsForChange.groupPriority = newValue }
    }

    /// Requests a focus update after the next layout, if the focus is in this view.
    open func setNeedsFocusUpdate() { ApplicationRuntime.current?.focusSystem.requestUpdate(inside: self) }

    /// Performs the update that `setNeedsFocusUpdate()` requested now.
    open func updateFocusIfNeeded() { ApplicationRuntime.current?.focusSystem.updateFocusIfNeeded() }

    /// The environments inside at which the focus begins; empty unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The effect that shows the focus on the view; nil for none.
    open var focusEffect: UIFocusEffect? {
        get { currentFocusEffect }
        set { setFocusEffect(newValue) }
    }

    /// Whether an update of the focus may happen; asked of all environments around the former and the next item.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus entered this view, left it or moved inside it.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Traits

    /// The traits of the view, such as style, size classes and scale.
    open var traitCollection: UITraitCollection { inheritedTraits }

    /// Called when the traits changed; the argument is nil when there were none before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Resolves the dynamic colours that the framework's own subclasses use; called with and without callbacks to apps.
    @_spi(Subclassing) open func resolveTraitColors() {}

    /// The traits of a subview were changed by an override of its own.
    @_spi(Subclassing) open func traitsOfSubviewDidChange() {}

    /// An observable model has changed that was read while the view's configurations were updated.
    @_spi(Subclassing) open func configurationModelDidChange() {}

    /// The window changed; called even if apps do not call super in `didMoveToWindow()`.
    @_spi(Subclassing) open func windowDidChange() {}

    /// The smallest text size here and in the subviews, even if the user prefers a smaller one; nil for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { attachments?.textSizeLimits?.minimum }
        set { changeTextSizeLimits { $0.minimum = newValue } }
    }

    /// The largest text size here and in the subviews, even if the user prefers a larger one; nil for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { attachments?.textSizeLimits?.maximum }
        set { changeTextSizeLimits { $0.maximum = newValue } }
    }

    /// The effective limits of the text size, from this view outward, for debugging.
    open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimitsDescription }

    /// The interface style of the view and its subviews; unspecified to inherit it.
    @exclusivity(unchecked) open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { styleOverrideDidChange(from: oldValue) } }
    }

    /// Whether the view's content is mirrored in a right-to-left layout; it does not apply to subviews.
    @exclusivity(unchecked) open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
    }

    /// The direction in which the view lays out its content, by its traits and `semanticContentAttribute`.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

    /// The view's own layout direction has changed.
    @_spi(Subclassing) open func layoutDirectionDidChange() {
        constraintsFollowDirection()
        setNeedsLayout()
    }

    /// The layout direction of content with an attribute, in the app's layout direction by the screen's traits.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: direction(of: UIScreen.main.traitCollection))
    }

    /// The layout direction of content with an attribute inside a layout direction.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { attribute.direction(inside: layoutDirection) }

    // MARK: Conversion

    /// Converts a point of this view's space to another view's; nil means the window, for a window the screen.
    ///
    /// - Complexity: linear in the depths of both views, here and in the methods below.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }

    /// Converts a point of another view's space to this one's; nil means the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }

    /// Converts a rectangle of this view's space to another view's; the result is the bounding box.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }

    /// Converts a rectangle of another view's space to this one's; the result is the bounding box.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

    // MARK: Interactions, effects and guides

    /// The interactions of the view, in the order added.
    open var interactions: [any UIInteraction] {
        get { attachments?.interactions ?? [] }
        set { replaceInteractions(with: newValue) }
    }

    /// Adds an interaction, removing it from its former view.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

    /// Removes an interaction; one of another view is ignored.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    /// The effects by which the view would follow the viewing angle, in the order in which they were added.
    ///
    /// Status: partial – they are stored, and change no view: a desktop has no motion sensor.
    open var motionEffects: [UIMotionEffect] {
        get { attachments?.motionEffects ?? [] }
        set { madeAttachments.motionEffects = newValue }
    }

    /// Appends an effect; one that the view has already is added once.
    ///
    /// Status: partial – it is stored, and changes no view.
    open func addMotionEffect(_ effect: UIMotionEffect) { append(effect) }

    /// Removes an effect; one that the view does not have is ignored.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    /// The layout guides of the view, in the order in which they were added.
    open var layoutGuides: [UILayoutGuide] { attachments?.layoutGuides ?? [] }

    /// Adds a layout guide, removing it from its former view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attach(layoutGuide) }

    /// Removes a layout guide; one of another view is ignored.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detach(layoutGuide) }

    /// Asks the first responder in this view to resign; with `force` it must.
    ///
    /// - Returns: Whether it has resigned.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { giveUpKeyboard(force: force) }

    // MARK: Snapshots

    /// A view with a picture of this view as it is now, clipped to its bounds.
    ///
    /// - Parameter afterUpdates: Whether the picture includes changes that are not in a frame yet. Otherwise it is that of the
    ///   last frame, and empty for a view that was in none.
    /// - Complexity: linear in the number of layers inside; their pictures are shared, not copied.
    /// - Returns: A view of the same size with the origin zero. Blurred material shows its tint alone.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view with a picture of a rectangle of this view's bounds space; `afterUpdates` includes changes that are not in a
    /// frame yet.
    ///
    /// - Parameter capInsets: The edges that keep their size when the returned view is resized.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { makeSnapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets) }

    /// Draws the picture of the view and its subviews, stretched over a rectangle of the current context.
    ///
    /// Blurred material shows its tint alone.
    /// - Parameter afterUpdates: Whether the picture includes changes that are not in a frame yet.
    /// - Returns: False when the context is unchanged: without a context, or when no part of the view is visible.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawTree(in: rect, afterUpdates: afterUpdates)
    }

    // MARK: Animation

    /// Whether animation blocks animate; false makes changes apply at once.
    open class var areAnimationsEnabled: Bool { ViewAnimationSwitch.isOn }

    /// The duration of the animation block that is running; 0 outside blocks.
    open class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    /// Switches animation by blocks on or off; running animations continue.
    open class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimationSwitch.isOn = enabled }

    /// Runs the block with animations switched off.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.runWithout(actionsWithoutAnimation)
    }

    /// Animates the changes in a block, with the curve `easeInOut`.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, animations: animations, completion: nil)
    }

    /// Animates the changes in a block, with the curve `easeInOut`; see the method with options for the completion.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes in a block, after a delay.
    ///
    /// Model values are final at once; the shown values follow. Animations of position, size, transform and corner radius add to
    /// those of other blocks. Animations of opacity, background colour and anchor point replace those of other blocks, starting
    /// from the former model value, or from the shown value with `beginFromCurrentState`. Other properties are not animated.
    ///
    /// `completion` gets true when every animation ran to its end. Without animations, and with a duration of zero or less, it is
    /// called in the next turn; with animations switched off, within this call.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runAnimation(
            duration: duration, delay: delay, pace: .curve(options.curve), options: options, animations: animations,
            completion: completion)
    }

    /// Animates the changes in a block, after a delay, with a spring that is at rest after the duration.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The delay in seconds.
    ///   - dampingRatio: 1 or more for a spring that does not oscillate; smaller ratios oscillate.
    ///   - velocity: The speed at the start: 1 covers the whole distance in a second.
    ///   - options: Options of the animation; its curve is ignored.
    ///   - animations: The block with the changes.
    ///   - completion: Called at the end, with whether the animations ran to their end.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        runAnimation(
            duration: duration, delay: delay, pace: .spring(dampingRatio, velocity, settlingIn: duration),
            options: options, animations: animations, completion: completion)
    }

    /// Animates the changes in a block, after a delay, with a spring of a perceptual duration and a bounce.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds of one oscillation, after which the spring is not quite at rest.
    ///   - bounce: 0 for a spring that does not oscillate, up to 1 for one that does without end; down to −1 it is over-damped.
    ///   - initialSpringVelocity: The speed at the start: 1 covers the whole distance in a second.
    ///   - delay: The delay in seconds.
    ///   - options: Options of the animation; its curve is ignored.
    ///   - animations: The block with the changes.
    ///   - completion: Called at the end, with whether the animations ran to their end.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        runSpring(
            .init(perceivedDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity)),
            delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Runs a block whose animations are repeated.
    ///
    /// - Parameters:
    ///   - count: The number of repetitions, which may have a fraction.
    ///   - autoreverses: Whether every second repetition runs backwards.
    ///   - animations: The block, whose animations are repeated so instead of by their options.
    open class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        ViewAnimation.Repetition(count: Float(count), autoreverses: autoreverses).apply(while: animations)
    }

    /// Animates the changes of the key frames in the block, after a delay; see `addKeyframe`. Other changes take the
    /// whole duration.
    ///
    /// The curve over the whole is `easeInOut` unless the options or an outer block specify another one.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runKeyframeAnimation(
            duration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Animates changes during a part of the keyframe animation whose block is running.
    ///
    /// Start time and duration are parts of the animation's duration, 0 to 1. Outside such a block the changes apply as without
    /// this call.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { runKeyframe(start: frameStartTime, duration: frameDuration, animations: animations) }

    /// Runs a block that changes a view or its subviews, and shows an effect from the former picture to the new one for
    /// a duration.
    ///
    /// The options specify the effect; without one the changes apply at once. Changes of the view's own properties and those of
    /// its subviews apply at once, too, unless the options allow animated content. Unlike iOS: the new content is live in any
    /// case. A transition that begins during another one of the same view continues from the shown picture, and the first one's
    /// completion gets `false`.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(
            with: view, duration: duration, options: options, animations: animations, completion: completion)
    }

    /// Replaces a view by another one in its superview, with the effect that the options specify, for a duration.
    ///
    /// With `showHideTransitionViews` both stay in the superview, and the first is hidden and the second shown. A view without a
    /// superview cannot be replaced: then only the completion is called.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(from: fromView, to: toView, duration: duration, options: options, completion: completion)
    }

    // MARK: Animation between two calls

    /// Begins to animate the following changes, until `commitAnimations()`.
    ///
    /// They take 0.2 seconds with the curve `easeInOut`, unless one of the `setAnimation…` methods is called before them.
    ///
    /// - Parameters:
    ///   - animationID: A name of the app's; it is not used, because there is no delegate of animations.
    ///   - context: A pointer of the app's, which is not used either.
    open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) { beginAnimation() }

    /// Ends the changes since `beginAnimations(_:context:)`; the animations begin at the end of this turn.
    open class func commitAnimations() { commitAnimation() }

    /// Sets the duration in seconds of the animation that was begun.
    open class func setAnimationDuration(_ duration: TimeInterval) { changeBegun { $0.duration = duration } }

    /// Sets the delay in seconds of the animation that was begun.
    open class func setAnimationDelay(_ delay: TimeInterval) { changeBegun { $0.delay = max(0, delay) } }

    /// Sets the curve of the animation that was begun.
    open class func setAnimationCurve(_ curve: UIView.AnimationCurve) { changeBegun { $0.pace = .curve(curve) } }

    /// Sets the number of repetitions, which may have a fraction, of the animation that was begun.
    open class func setAnimationRepeatCount(_ repeatCount: Float) { changeBegun { $0.repetition.count = repeatCount } }

    /// Sets whether every second repetition of the animation that was begun runs backwards.
    open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        changeBegun { $0.repetition.autoreverses = repeatAutoreverses }
    }

    /// Sets whether the animation that was begun starts from the shown values instead of the former model values.
    open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        changeBegun { $0.beginsFromCurrentState = fromCurrentState }
    }

    // MARK: Restoration

    /// The name under which the view's state is saved between launches; without one it is not saved.
    ///
    /// It is saved with that of the view's controller, which needs an identifier, too; views of one controller need
    /// different ones.
    open var restorationIdentifier: String? {
        get { attachments?.restorationIdentifier }
        set { if newValue != restorationIdentifier { madeAttachments.restorationIdentifier = newValue } }
    }

    /// Encodes the state for the next launch; call super. The base implementation encodes no values.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Restores the encoded state, after the controller has; the view is in no window and not laid out yet. Call super.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: CALayerDelegate

    /// Makes the layer's contents; the layer itself calls `draw(_:)` for them.
    open func display(_ layer: CALayer) { layer.displayByDrawing() }

    /// Draws the view's content with its traits and context as the current ones.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(in: ctx) }

    /// Runs the view's layout between its controller's two callbacks.
    open func layoutSublayers(of layer: CALayer) { layOutBetweenCallbacks() }

    /// The action for a layer's event, such as a changed property: an animation inside an animation block, else none.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimation.current?.action(for: event, of: layer) ?? NSNull()
    }

    /// A short text with the class, the frame and the properties that differ from their defaults.
    open override nonisolated var description: String { MainActor.assumeIsolated { summary } }

    @_spi(Subclassing) open override func describe(_ it: inout AccessibilityDescription) { describeView(&it) }
}
