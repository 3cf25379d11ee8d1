public import CoreGraphics
public import Foundation

/// A node of the visible tree: geometry, look and contents, with animations on top of its model values.
///
/// Coordinates are points; `position` and `frame` are in the superlayer's bounds space, y pointing down. Setting a property
/// changes the model at once; the shown value follows with the next frame, animated when an action animates it.
///
/// A layer holds values under any key, as `setValue(_:forKey:)` describes; those that the class draws by can be animated.
///
/// Unlike iOS: layers belong to the main actor.
/// Status: partial – all but filters and archives.
@preconcurrency @MainActor open class CALayer: ConstructibleObject, CAMediaTiming {
    /// Distinguishes this layer's nodes from all others'.
    package let layerID: UInt64

    /// The model values.
    // What is unchecked is read for every layer of a frame or of the way to a touch; its changes run no other code.
    @exclusivity(unchecked) package internal(set) final var state = LayerState()
    @exclusivity(unchecked) var flags: LayerFlags = [.needsSnapshot]
    /// The node of the last snapshot, valid while `needsSnapshot` is not set.
    @exclusivity(unchecked) var keptNode: RenderNode?
    /// Used with layers that show more than one node of their own.
    lazy var snapshotMemory = SnapshotMemory()
    /// Set only on layers whose time does not simply follow their superlayer's.
    var timing: LayerTiming?

    /// The running animations, in the order in which they are applied.
    @exclusivity(unchecked) var animations: [AttachedAnimation] = []

    /// The layer that this one is a copy of.
    @exclusivity(unchecked) var modelLayer: CALayer?

    /// Filters, style and other properties that few layers have; nil for the others.
    var givenFilters: LayerFilters?

    /// Values that were given under keys that are no property's; nil for most layers.
    var keyedValues: [String: Any]?

    /// The delegate of a layer without a view.
    weak var weakDelegate: (any CALayerDelegate)?
    /// The view that is the delegate of its own layer; it takes itself back when it goes. As a `BackReference`, which holds no
    /// protocols.
    @exclusivity(unchecked) package nonisolated(unsafe) unowned(unsafe) final var owner: (any CALayerDelegate)?

    /// A name for the app's own use.
    @exclusivity(unchecked) open var name: String?

    /// True on the layer of a window: the root of a tree that is shown.
    @exclusivity(unchecked) package final var isTreeRoot = false
    /// True when the delegate is a view, which animates only inside animation blocks.
    @exclusivity(unchecked) package final var isViewLayer = false

    /// Hears of changes while the layer or its view is observed.
    @exclusivity(unchecked) package final var watcher: LayerWatcher?

    let superlayerReference = BackReference<CALayer>()
    @exclusivity(unchecked) var children: [CALayer] = [] {
        didSet { sublayerSlots?.arrangementDidChange() }
    }
    /// Another number after each change of the geometry of the layer and of each of its sublayers.
    @exclusivity(unchecked) package internal(set) final var sublayerVersion: UInt32 = 0
    /// Set while there are many sublayers.
    @exclusivity(unchecked) var sublayerSlots: SublayerSlots?
    /// Set while something in the layer is left out of the picture.
    @exclusivity(unchecked) var unseenSublayers: UnseenSublayers?
    /// The place among the superlayer's slots; −1 without one.
    @exclusivity(unchecked) var slot = -1

    // MARK: Making

    /// Makes a layer without size.
    public override init() {
        layerID = Self.newLayerID()
        super.init()
        if let look = type(of: self).initialLook { state.extras.look = look }
    }

    /// Makes the copy that shows the present moment of `layer`, or one for an animation; no app calls it.
    ///
    /// Override it to copy stored properties of your own from `layer`, which is of your class. Values by key are copied here.
    public init(layer: Any) {
        layerID = Self.newLayerID()
        super.init()
        if let layer = layer as? CALayer { adoptModel(of: layer) }
    }

    /// Makes a layer for an archive.
    ///
    /// Status: partial – no values are read; layers of interface files get their values from their views.
    public required init?(coder: NSCoder) {
        layerID = Self.newLayerID()
        super.init()
        if let look = type(of: self).initialLook { state.extras.look = look }
    }

    /// The values of a special class as they are at first; nil for plain layers.
    class var initialLook: LayerExtras.Look? { nil }

    deinit {
        // Most layers have no sublayers, and counting references to an empty array takes time too.
        let (children, mask, hasNode) = (children.isEmpty ? nil : children, storedMask, keptNode != nil)
        for child in children ?? [] { child.superlayerReference.forget(self) }
        mask?.superlayerReference.forget(self)
        BackReference.expectNone(to: self)
        if hasNode { RemovedLayers.add(layerID) }
    }

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) {
        if let original = key.original { self.init(layer: original) } else { self.init() }
    }

    // MARK: Geometry

    /// The location of the anchor point in the superlayer's space.
    open var position: CGPoint {
        get { state.position }
        set { change(.position, from: state.position, to: newValue) { $0.position = newValue } }
    }

    /// The layer's own coordinate space: origin and size of the part that it shows.
    open var bounds: CGRect {
        get { state.bounds }
        set {
            // With a length that is no number, the origin would be none either, and would remain so.
            let newValue = newValue.size.width < 0 || newValue.size.height < 0 ? newValue.standardized : newValue
            let isResized = newValue.size != state.bounds.size
            change(.bounds, from: state.bounds, to: newValue) { $0.bounds = newValue }
            if isResized { boundsSizeDidChange() }
        }
    }

    /// The point of the bounds that stays at `position`, in units of the bounds' size.
    open var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set { change(.anchorPoint, from: state.anchorPoint, to: newValue) { $0.anchorPoint = newValue } }
    }

    /// The distance toward the viewer; siblings are drawn from the least to the greatest.
    open var zPosition: CGFloat {
        get { state.zPosition }
        set { changeZPosition(to: newValue) }
    }

    /// The distance before the layer's plane of the point that is at `position` and `zPosition`; 0 at first.
    open var anchorPointZ: CGFloat {
        get { state.extrasBox?.extras.anchorPointZ ?? 0 }
        set { change(.anchorPointZ, from: anchorPointZ, to: newValue) { $0.extras.anchorPointZ = newValue } }
    }

    /// The transform about the anchor point. A layer that leaves the superlayer's plane is shown in projection there.
    open var transform: CATransform3D {
        get { state.spaceTransform }
        set { changeTransform(to: newValue) }
    }

    /// The plane part of the transform.
    open func affineTransform() -> CGAffineTransform { state.transform }

    /// Sets the transform in the plane.
    open func setAffineTransform(_ m: CGAffineTransform) {
        guard !state.isSpatial else { return changeTransform(to: CATransform3DMakeAffineTransform(m)) }
        change(.transform, from: state.transform, to: m) { $0.setTransform(m) }
    }

    /// Applied to every sublayer about this layer's anchor point, such as a perspective that they share.
    open var sublayerTransform: CATransform3D {
        get { state.extrasBox?.extras.sublayerTransform ?? CATransform3DIdentity }
        set {
            change(.sublayerTransform, from: sublayerTransform, to: newValue) { $0.extras.sublayerTransform = newValue }
        }
    }

    /// Whether the y axis of the layer's own space points the other way than that of its superlayer; false at first.
    ///
    /// It flips the coordinates in that space: sublayers with all in them, masks, paths, shadows, and converted points. The
    /// layer itself does not move, and pictures stay upright.
    open var isGeometryFlipped: Bool {
        get { state.isFlipped }
        set { setGeometryFlipped(newValue) }
    }

    /// Whether an odd number of layers from this one up is flipped, so that `draw(in:)` draws with y pointing up.
    open func contentsAreFlipped() -> Bool { liesUpsideDown }

    /// Whether the layer shows when it is seen from behind; true at first.
    open var isDoubleSided: Bool {
        get { !flags.contains(.isSingleSided) }
        set { setDoubleSided(newValue) }
    }

    /// Whether the layer is shown, with its sublayers, from a bitmap that is made anew only when one of them changes.
    open var shouldRasterize: Bool {
        get { flags.contains(.rasterizes) }
        set { setRasterizes(newValue) }
    }

    /// Pixels per point of the bitmap of `shouldRasterize`, which is stretched to the layer's area; 1 at first.
    open var rasterizationScale: CGFloat {
        get { state.extrasBox?.extras.rasterizationScale ?? 1 }
        set { setRasterizationScale(newValue) }
    }

    /// True for layers whose sublayers share the space around them.
    var sharesSpace: Bool { false }

    /// The smallest upright rectangle around the layer in the superlayer's space; derived from the other geometry.
    open var frame: CGRect {
        get { state.frame }
        set {
            var placed = state
            placed.setFrame(newValue)
            if watcher != nil { return move(to: placed) }
            position = placed.position
            bounds = placed.bounds
        }
    }

    // MARK: Look

    /// Transparency of the layer with its sublayers, 0 to 1.
    open var opacity: Float {
        get { state.opacity }
        set { change(.opacity, from: state.opacity, to: newValue) { $0.opacity = newValue } }
    }

    /// Whether an opacity below one fades the layer with its sublayers as one picture, in which no part shines through another;
    /// true at first. Otherwise each part and each sublayer fades alone.
    open var allowsGroupOpacity: Bool {
        get { !flags.contains(.fadesPartsAlone) }
        set { setAllowsGroupOpacity(newValue) }
    }

    /// Fills the bounds below the contents; nil for none. A pattern begins at the bounds' top left.
    open var backgroundColor: CGColor? {
        get { backgroundPattern ?? state.backgroundColor.map { CGColor(rgba: $0) } }
        set { changeBackground(to: newValue) }
    }

    /// Rounds the corners of background and border, and of all content when `masksToBounds`.
    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { change(.cornerRadius, from: state.cornerRadius, to: newValue) { $0.cornerRadius = newValue } }
    }

    /// The border's width, inward from the bounds' edge.
    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set { change(.borderWidth, from: state.borderWidth, to: newValue) { $0.borderWidth = newValue } }
    }

    /// The border's colour. A pattern begins at the bounds' top left.
    open var borderColor: CGColor? {
        get { borderPattern ?? CGColor(rgba: state.borderColor) }
        set { changeBorder(to: newValue) }
    }

    /// The shadow's colour; a pattern counts as black.
    open var shadowColor: CGColor? {
        get { CGColor(rgba: state.shadowColor) }
        set {
            let color = newValue?.rgba ?? .clear
            change(.shadowColor, from: state.shadowColor, to: color) { $0.shadowColor = color }
        }
    }

    /// The shadow's strength; 0 draws none.
    open var shadowOpacity: Float {
        get { state.shadowOpacity }
        set { change(.shadowOpacity, from: state.shadowOpacity, to: newValue) { $0.shadowOpacity = newValue } }
    }

    /// The offset of the shadow, in points.
    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { change(.shadowOffset, from: state.shadowOffset, to: newValue) { $0.shadowOffset = newValue } }
    }

    /// The shadow's blur in points.
    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { change(.shadowRadius, from: state.shadowRadius, to: newValue) { $0.shadowRadius = newValue } }
    }

    /// The outline of the shadow in bounds space; nil for that of the layer's painted content. Changes are animated only by
    /// animations that are added. A mutable path is copied.
    open var shadowPath: CGPath? {
        get { state.extrasBox?.extras.shadowPath.map { CGPath(geometry: $0) } }
        set {
            guard newValue?.geometry != state.extrasBox?.extras.shadowPath else { return }
            announcing(.shadowPath) { state.extras.shadowPath = newValue?.geometry }
            setNeedsSnapshot()
        }
    }

    /// How the corners bend; `circular` at first.
    @exclusivity(unchecked) open var cornerCurve = CALayerCornerCurve.circular {
        didSet { if cornerCurve != oldValue { setNeedsSnapshot() } }
    }

    /// The length of a curve's corner along its sides, as a multiple of the radius.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? RenderNode.continuousCornerReach : 1
    }

    @exclusivity(unchecked) private(set) var storedMask: CALayer?
    /// A layer, placed in this one's bounds space, whose alpha decides how much of this layer and its sublayers shows.
    ///
    /// It belongs to this layer alone and is not among the sublayers.
    open var mask: CALayer? {
        get { storedMask }
        set {
            guard newValue !== storedMask else { return }
            let old = storedMask
            storedMask = nil
            prepareToMask(with: newValue, insteadOf: old)
            storedMask = newValue
        }
    }

    @exclusivity(unchecked) var storedIsHidden = false {
        didSet { if storedIsHidden != oldValue { setNeedsSnapshot() } }
    }
    /// Leaves the layer and its sublayers out of the picture.
    open var isHidden: Bool {
        get { storedIsHidden }
        set { storedIsHidden = newValue }
    }

    /// Cuts contents and sublayers at the rounded bounds.
    @exclusivity(unchecked) open var masksToBounds = false {
        didSet { if masksToBounds != oldValue { setNeedsSnapshot() } }
    }

    /// The corners that `cornerRadius` rounds.
    @exclusivity(unchecked) open var maskedCorners = CACornerMask.all {
        didSet { if maskedCorners != oldValue { setNeedsSnapshot() } }
    }

    /// Whether edges that do not lie along the pixels are smooth; false makes them hard.
    ///
    /// Unlike iOS: true at first, as if the app's property list had `UIViewEdgeAntialiasing`.
    open var allowsEdgeAntialiasing: Bool {
        get { !flags.contains(.hasHardEdges) }
        set { setHardEdges(allowed: newValue, mask: edgeAntialiasingMask) }
    }

    /// The edges that are smooth where smooth edges are allowed; all at first.
    ///
    /// Status: partial – pictures and drawings have hard edges only where all four are.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { CAEdgeAntialiasingMask(rawValue: UInt32((state.extrasBox?.extras.smoothEdges ?? .all).rawValue)) }
        set { setHardEdges(allowed: allowsEdgeAntialiasing, mask: newValue) }
    }

    /// The way in which the layer with its sublayers is composed with the content below it in its superlayer; nil at first.
    ///
    /// A name is `multiplyBlendMode` or its kin for each mode of `CGBlendMode` that mixes colours, `plusL` or `plusD`.
    ///
    /// Status: partial – filter objects are kept and have no effect, as on iOS.
    open var compositingFilter: Any? {
        get { givenFilters?.compositing }
        set { setCompositingFilter(newValue) }
    }

    /// Filters for the layer's own picture.
    ///
    /// Status: partial – they are kept and have no effect, as on iOS.
    open var filters: [Any]? {
        get { givenFilters?.filters }
        set { setFilters(newValue) }
    }

    /// Filters for the content behind the layer.
    ///
    /// Status: partial – they are kept and have no effect, as on iOS.
    open var backgroundFilters: [Any]? {
        get { givenFilters?.background }
        set { setBackgroundFilters(newValue) }
    }

    // MARK: Contents

    @exclusivity(unchecked) var contentsStore = LayerContents() {
        didSet { setNeedsSnapshot() }
    }

    /// A `CGImage` to show, or nil. Setting it replaces the contents of `display()`. Animatable: pictures fade into each other.
    open var contents: Any? {
        get { contentsStore.image }
        set { changeContents(to: newValue as? CGImage) }
    }

    /// Whether what `draw(in:)` draws is stored without transparency: what it leaves out is black; false at first.
    @exclusivity(unchecked) open var isOpaque = false {
        didSet { if isOpaque != oldValue, recordedDrawing != nil { setNeedsDisplay() } }
    }

    /// The format of stored drawings; `RGBA8Uint` at first. Those too large for a bitmap keep their colours.
    open var contentsFormat: CALayerContentsFormat {
        get { givenFilters?.format ?? .RGBA8Uint }
        set { setContentsFormat(newValue) }
    }

    /// Whether the commands of `draw(in:)` may be carried out later, on another thread; they always may.
    open var drawsAsynchronously = false

    /// Pixels of the contents per point.
    open var contentsScale: CGFloat {
        get { contentsStore.scale }
        set {
            guard newValue != contentsStore.scale else { return }
            contentsStore.scale = newValue
            if case .drawing = contentsStore.source { setNeedsDisplay() }
        }
    }

    /// The fit of the contents in the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { contentsStore.gravityName }
        set { if newValue != contentsStore.gravityName { contentsStore.gravityName = newValue } }
    }

    /// The stretchable part of the contents in unit coordinates.
    open var contentsCenter: CGRect {
        get { contentsStore.center }
        set { if newValue != contentsStore.center { contentsStore.center = newValue } }
    }

    /// The visible part of the contents, for gravity the whole, in unit coordinates; beyond 0 to 1 the rim
    /// continues. Animatable.
    open var contentsRect: CGRect {
        get { state.extrasBox?.extras.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { change(.contentsRect, from: contentsRect, to: newValue) { $0.extras.contentsRect = newValue } }
    }

    /// The sampling of contents that show smaller than they are; `linear` at first.
    open var minificationFilter: CALayerContentsFilter {
        get { contentsStore.minificationFilter }
        set { if newValue != minificationFilter { contentsStore.minificationFilter = newValue } }
    }

    /// The number of levels, each of half the size, that the `trilinear` filter takes beyond that which fits: above 0 softens,
    /// below 0 sharpens; 0 at first.
    open var minificationFilterBias: Float {
        get { contentsStore.minificationBias }
        set { if newValue != minificationFilterBias { contentsStore.minificationBias = newValue } }
    }

    /// The sampling of contents that show larger than they are; `linear` at first.
    open var magnificationFilter: CALayerContentsFilter {
        get { contentsStore.magnificationFilter }
        set { if newValue != magnificationFilter { contentsStore.magnificationFilter = newValue } }
    }

    /// The contents that a state of the layer shows.
    func shownContents(of state: LayerState) -> RenderNode.Contents {
        contentsStore.rendered(part: state.extrasBox?.extras.contentsRect)
    }

    /// The nodes to show for those of the sublayers.
    func shownChildren(
        _ nodes: RenderNodeList, of state: LayerState, by snapshotter: LayerSnapshotter?
    ) -> RenderNodeList { sublayersPlaced(nodes, of: state) }

    /// Draws the contents again whenever the bounds' size changes, instead of placing the old ones by gravity.
    @exclusivity(unchecked) open var needsDisplayOnBoundsChange = false

    /// Makes the contents anew: lets the delegate do it, and draws them by `draw(in:)` without one that does.
    ///
    /// Called by the display pass, not by apps.
    open func display() { if let delegate { delegate.display(self) } else { displayByDrawing() } }

    /// Draws the model values of the layer and its sublayers, user space being the bounds space.
    ///
    /// Animations, depth and the content behind translucent material are left out; missing contents are made first.
    open func render(in ctx: CGContext) { record(in: ctx) }

    /// Draws the contents; the base implementation lets the delegate do it.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Marks the contents for drawing in the next display pass.
    open func setNeedsDisplay() { markForDisplay() }

    /// Marks the contents for drawing; the whole of them is drawn anew, for any rectangle.
    open func setNeedsDisplay(_ r: CGRect) { markForDisplay() }

    /// True while the contents wait to be drawn.
    open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

    /// Draws the contents now if they are marked.
    open func displayIfNeeded() { displayIfMarked() }

    /// Whether a change of the value under `key` calls for drawing; false unless overridden, for keys of an app's own.
    ///
    /// While an animation of such a key runs, `draw(in:)` is called in each frame on a copy of the layer that has the value of
    /// the moment: read it with `value(forKey:)`.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Hierarchy

    /// Answers for the layer; not retained. A view is the delegate of its own layer.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? weakDelegate }
        set { (owner, weakDelegate) = (nil, newValue) }
    }

    /// The layer that contains this one; nil for the root of a tree.
    open internal(set) var superlayer: CALayer? {
        get { superlayerReference.object }
        set { superlayerReference.object = newValue }
    }

    /// The layers inside, back to front; nil when there are none.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set { replaceSublayers(with: newValue ?? []) }
    }

    /// Puts a layer in front of all others inside.
    ///
    /// - Complexity: linear in the number of sublayers for one that is among them already, else constant.
    open func addSublayer(_ layer: CALayer) { append(layer) }

    /// Puts a layer at an index, cut to the valid ones.
    ///
    /// - Complexity: linear in the number of sublayers, here and in the methods below.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Puts a layer right behind a sibling; without that sibling, at the back.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, behind: sibling) }

    /// Puts a layer right in front of a sibling; without that sibling, at the front.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, before: sibling) }

    /// Replaces a sublayer with another layer; has no effect when it is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, by: newLayer) }

    /// Removes the layer from its superlayer; running animations in it end unfinished.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    /// True when the point, in this layer's space, lies in its bounds; upper edges are outside.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// A point of another layer's space in this one's; nil means the space above the root. The model values count.
    ///
    /// - Complexity: linear in the depths of both layers, here and in the methods below.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l) }

    /// A point of this layer's space in another's.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l) }

    /// The rectangle around another layer's rectangle in this one's space.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l) }

    /// The rectangle around this layer's rectangle in another's space.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, to: l) }

    /// A time of another layer's line on this one's; nil means media time.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { convertedTime(t, from: l) }

    /// A time of this layer's line on another's; nil means media time.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { convertedTime(t, to: l) }

    /// Makes the closest scroll layer around this one show a point of this layer at its corner.
    open func scroll(_ p: CGPoint) { scrollClosest(to: p) }

    /// Makes the closest scroll layer around this one show a rectangle of this layer.
    open func scrollRectToVisible(_ r: CGRect) { scrollClosest(to: r) }

    /// The part of the bounds that the closest scroll layer around this one shows; all of them without one.
    open var visibleRect: CGRect { scrolledRect }

    /// The front-most layer of this subtree that contains a point of the superlayer's space.
    ///
    /// Siblings are asked from the last to the first, at any depth. A transform layer has no plane for a point: its sublayers
    /// are asked for the point that the plane before it shows there.
    ///
    /// - Complexity: linear in the number of layers inside that the point may lie in.
    open func hitTest(_ p: CGPoint) -> CALayer? { hitTest(p, through: nil) }

    // MARK: Layout

    /// Marks the layer for layout in the next pass.
    open func setNeedsLayout() { markForLayout() }

    /// True while the layer waits for layout.
    open func needsLayout() -> Bool { flags.contains(.needsLayout) }

    /// Lays out the marked layers from the highest marked ancestor down, now.
    open func layoutIfNeeded() { layOutFromHighestMark() }

    /// The size that the layer asks for; that of its bounds unless overridden.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Lays out the sublayers; the base implementation lets the delegate do it.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Animation

    /// Actions by key, asked after the delegate.
    open var actions: [String: any CAAction]?

    /// The action for an event, such as a change: the delegate's, then `actions`, then the class's default.
    open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

    /// The action of last resort for an event; for animatable properties of layers that belong to no view, an animation.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Adds a copy of an animation. One with the same key is replaced; nil adds without replacing.
    ///
    /// It begins with the next frame, unless it has a begin time. On a layer that is not shown by the end of the implicit
    /// transaction it is dropped.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

    /// Removes an animation; its delegate is notified that it did not finish.
    open func removeAnimation(forKey key: String) { detachAnimation(forKey: key) }

    /// Removes every animation.
    open func removeAllAnimations() { detachAllAnimations() }

    /// The keys of the animations, in the order in which they are applied; nil for none.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

    /// The layer's own copy of an animation; it must not be changed.
    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

    /// A copy of the layer with the values that show now; read-only. nil before the layer was shown first.
    open func presentation() -> Self? { shownCopy() as? Self }

    /// The layer whose values the app sets: this one, and the layer that a `presentation()` is of.
    open func model() -> Self { modelLayer as? Self ?? self }

    /// Values for keys that were given none: the app's own, those of `actions`, and those of a further `style` in it.
    ///
    /// Unlike iOS: a property takes its value when the style is set, if it has that of a new layer then, and keeps it.
    open var style: [AnyHashable: Any]? {
        get { givenFilters?.style }
        set { setStyle(newValue) }
    }

    // MARK: Values by key

    /// The value of a property, or the value set under a key of the app's own; else the class's default for the key, or nil.
    ///
    /// Numbers are returned as `NSNumber`, which casts to Swift's kinds of number; points, sizes and transforms as themselves.
    open func value(forKey key: String) -> Any? { keyedValue(at: key) }

    /// Gives a property its value, or keeps one under a key of the app's own; nil takes that away.
    ///
    /// A key of the app's own calls for the action of the key, and for drawing where the class says so. A value of a type that
    /// the property does not have is ignored.
    open func setValue(_ value: Any?, forKey key: String) { keep(value, at: key) }

    /// The value at a key path, such as `transform.rotation.z` or `position.x`; the layer's own keys are paths too.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// Sets the value at a key path, such as `transform.rotation.z` or `position.x`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// The value of a key for which none was given; nil unless overridden.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Whether the value of a key belongs into an archive of the layer; false unless overridden.
    open func shouldArchiveValue(forKey key: String) -> Bool { false }

    // MARK: CAMediaTiming

    open var beginTime: CFTimeInterval {
        get { timing?.beginTime ?? 0 }
        set { setTiming { $0.beginTime = newValue } }
    }
    open var timeOffset: CFTimeInterval {
        get { timing?.timeOffset ?? 0 }
        set { setTiming { $0.timeOffset = newValue } }
    }
    open var speed: Float {
        get { timing?.speed ?? 1 }
        set { setTiming { $0.speed = newValue } }
    }
    open var duration: CFTimeInterval = .infinity
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed
}
