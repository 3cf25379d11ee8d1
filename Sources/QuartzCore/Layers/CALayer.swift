public import CoreGraphics
public import Foundation

/// A node of the visible tree: geometry, look and contents, with animations on top of its model values.
///
/// Coordinates are points; `position` and `frame` are in the superlayer's bounds space, y pointing down. Setting a property
/// changes the model at once; what shows follows with the next frame, animated when an action says so.
///
/// Unlike iOS: layers belong to the main actor, and there is no key-value coding; animations name the key paths of
/// `LayerProperty`.
/// Status: partial – all but filters, flipped geometry and masks of edges.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
    /// Tells this layer's nodes from all others'.
    package let layerID: UInt64

    /// The model values.
    // Unchecked, for it is read for every layer of a frame and of the way to a touch; its changes run no other code.
    @exclusivity(unchecked) package internal(set) final var state = LayerState()
    var flags: LayerFlags = [.needsSnapshot]
    /// The node of the last snapshot, valid while `needsSnapshot` is not set.
    var keptNode: RenderNode?
    /// Used with layers that show more than one node of their own.
    lazy var snapshotMemory = SnapshotMemory()
    /// Set only on layers whose time does not simply follow their superlayer's.
    var timing: LayerTiming?

    /// The running animations, in the order in which they are applied.
    var animations: [AttachedAnimation] = []

    /// The delegate of a layer without a view.
    weak var weakDelegate: (any CALayerDelegate)?
    /// The view that is the delegate of its own layer; it takes itself back when it goes. As a `BackReference`, which holds no
    /// protocols.
    package nonisolated(unsafe) unowned(unsafe) final var owner: (any CALayerDelegate)?

    /// A name for the app's own use.
    public var name: String?

    /// True on the layer of a window: the root of a tree that is shown.
    package final var isTreeRoot = false
    /// True when the delegate is a view, which animates only inside animation blocks.
    package final var isViewLayer = false

    let superlayerReference = BackReference<CALayer>()
    var children: [CALayer] = [] {
        didSet { sublayerSlots?.arrangementDidChange() }
    }
    /// Another number after each change of the geometry of the layer and of each of its sublayers.
    @exclusivity(unchecked) package internal(set) final var sublayerVersion: UInt32 = 0
    /// Set while there are many sublayers.
    var sublayerSlots: SublayerSlots?
    /// The place among the superlayer's slots; −1 without one.
    var slot = -1

    // MARK: Making

    /// Makes a layer without size.
    public override init() {
        layerID = Self.newLayerID()
        super.init()
    }

    deinit {
        // Most layers have no sublayers, and counting references to an empty array takes time too.
        let (children, mask, hasNode) = (children.isEmpty ? nil : children, storedMask, keptNode != nil)
        for child in children ?? [] { child.superlayerReference.forget(self) }
        mask?.superlayerReference.forget(self)
        BackReference.expectNone(to: self)
        if hasNode { RemovedLayers.add(layerID) }
    }

    /// Makes an instance of whatever class `layerClass` names; only the framework has the key.
    public required convenience init(_ key: ConstructionKey) { self.init() }

    // MARK: Geometry

    /// Where the anchor point lies in the superlayer's space.
    open var position: CGPoint {
        get { state.position }
        set { change(.position, from: state.position, to: newValue) { $0.position = newValue } }
    }

    /// The layer's own coordinate space: origin and size of the part that it shows.
    open var bounds: CGRect {
        get { state.bounds }
        set {
            let newValue = newValue.standardized
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

    /// How far before the layer's plane the point lies that stays at `position` and `zPosition`; 0 at first.
    open var anchorPointZ: CGFloat {
        get { state.extrasBox?.extras.anchorPointZ ?? 0 }
        set { change(.anchorPointZ, from: anchorPointZ, to: newValue) { $0.extras.anchorPointZ = newValue } }
    }

    /// The transform about the anchor point. What leaves the superlayer's plane is shown as it is seen there.
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

    /// Applied to every sublayer about this layer's anchor point; the place for a perspective that they share.
    open var sublayerTransform: CATransform3D {
        get { state.extrasBox?.extras.sublayerTransform ?? CATransform3DIdentity }
        set {
            change(.sublayerTransform, from: sublayerTransform, to: newValue) { $0.extras.sublayerTransform = newValue }
        }
    }

    /// Whether the layer shows when it is seen from behind; true at first.
    open var isDoubleSided: Bool {
        get { !flags.contains(.isSingleSided) }
        set { setDoubleSided(newValue) }
    }

    /// Whether the layer is shown, with everything in it, from a bitmap that is made anew only when something in it changes.
    open var shouldRasterize: Bool {
        get { flags.contains(.rasterizes) }
        set { setRasterizes(newValue) }
    }

    /// Pixels per point of the bitmap of `shouldRasterize`, which is stretched to what the layer covers; 1 at first.
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
            position = placed.position
            bounds = placed.bounds
        }
    }

    // MARK: Look

    /// Transparency of the layer with everything in it, 0 to 1.
    open var opacity: Float {
        get { state.opacity }
        set { change(.opacity, from: state.opacity, to: newValue) { $0.opacity = newValue } }
    }

    /// Whether an opacity below one fades the layer with everything in it as one picture, in which nothing shines through; true
    /// at first. Otherwise each part and each sublayer fades alone.
    open var allowsGroupOpacity: Bool {
        get { !flags.contains(.fadesPartsAlone) }
        set { setAllowsGroupOpacity(newValue) }
    }

    /// Fills the bounds below the contents; nil for none. A pattern begins at the bounds' top left.
    open var backgroundColor: CGColor? {
        get { backgroundPattern ?? state.backgroundColor.map { CGColor(rgba: $0) } }
        set { changeBackground(to: newValue) }
    }

    /// Rounds the corners of background and border, and of everything when `masksToBounds`.
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

    /// Where the shadow falls, in points.
    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { change(.shadowOffset, from: state.shadowOffset, to: newValue) { $0.shadowOffset = newValue } }
    }

    /// The shadow's blur in points.
    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { change(.shadowRadius, from: state.shadowRadius, to: newValue) { $0.shadowRadius = newValue } }
    }

    /// The outline of the shadow in bounds space; nil for that of what the layer paints. Changes are animated only by
    /// animations that are added. A mutable path is copied.
    open var shadowPath: CGPath? {
        get { state.extrasBox?.extras.shadowPath.map { CGPath(geometry: $0) } }
        set {
            guard newValue?.geometry != state.extrasBox?.extras.shadowPath else { return }
            state.extras.shadowPath = newValue?.geometry
            setNeedsSnapshot()
        }
    }

    /// How the corners bend; `circular` at first.
    open var cornerCurve = CALayerCornerCurve.circular {
        didSet { if cornerCurve != oldValue { setNeedsSnapshot() } }
    }

    /// How many times the radius a corner of a curve is long along its sides.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? RenderNode.continuousCornerReach : 1
    }

    private var storedMask: CALayer?
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

    var storedIsHidden = false {
        didSet { if storedIsHidden != oldValue { setNeedsSnapshot() } }
    }
    /// Leaves the layer and everything in it out of the picture.
    open var isHidden: Bool {
        get { storedIsHidden }
        set { storedIsHidden = newValue }
    }

    /// Cuts contents and sublayers at the rounded bounds.
    open var masksToBounds = false {
        didSet { if masksToBounds != oldValue { setNeedsSnapshot() } }
    }

    /// The corners that `cornerRadius` rounds.
    open var maskedCorners = CACornerMask.all {
        didSet { if maskedCorners != oldValue { setNeedsSnapshot() } }
    }

    // MARK: Contents

    var contentsStore = LayerContents() {
        didSet { setNeedsSnapshot() }
    }

    /// A `CGImage` to show, or nil. Setting it ends what `display()` had made. Animatable: pictures fade into each other.
    open var contents: Any? {
        get { contentsStore.image }
        set { changeContents(to: newValue as? CGImage) }
    }

    /// Pixels of the contents per point.
    open var contentsScale: CGFloat {
        get { contentsStore.scale }
        set {
            guard newValue != contentsStore.scale else { return }
            contentsStore.scale = newValue
            if case .drawing = contentsStore.source { setNeedsDisplay() }
        }
    }

    /// How the contents are placed in the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { contentsStore.gravityName }
        set { if newValue != contentsStore.gravityName { contentsStore.gravityName = newValue } }
    }

    /// The stretchable part of the contents in unit coordinates.
    open var contentsCenter: CGRect {
        get { contentsStore.center }
        set { if newValue != contentsStore.center { contentsStore.center = newValue } }
    }

    /// The visible part of the contents, for gravity the whole, in unit coordinates; beyond 0 to 1 the rim goes on. Animatable.
    open var contentsRect: CGRect {
        get { state.extrasBox?.extras.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { change(.contentsRect, from: contentsRect, to: newValue) { $0.extras.contentsRect = newValue } }
    }

    /// How contents are sampled that show smaller than they are; `linear` at first.
    open var minificationFilter: CALayerContentsFilter {
        get { contentsStore.minificationFilter }
        set { if newValue != minificationFilter { contentsStore.minificationFilter = newValue } }
    }

    /// How contents are sampled that show larger than they are; `linear` at first.
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
    open var needsDisplayOnBoundsChange = false

    /// Makes the contents anew by `draw(in:)`; called by the display pass, not by apps.
    open func display() { displayByDrawing() }

    /// Draws the model values of the layer and of everything in it, user space being the bounds space.
    ///
    /// Animations, depth and what lies behind translucent material are left out; missing contents are made first.
    open func render(in ctx: CGContext) { record(in: ctx) }

    /// Draws the contents; the base implementation lets the delegate do it.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    // MARK: Layout

    /// Places the sublayers; the base implementation lets the delegate do it.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Animation

    /// Actions by key, asked after the delegate.
    public var actions: [String: any CAAction]?

    /// The action for an event, such as a change: the delegate's, then `actions`, then the class's default.
    open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

    /// The action of last resort for an event; for animatable properties of layers that belong to no view, an animation.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: CAMediaTiming

    public var beginTime: CFTimeInterval {
        get { timing?.beginTime ?? 0 }
        set { setTiming { $0.beginTime = newValue } }
    }
    public var timeOffset: CFTimeInterval {
        get { timing?.timeOffset ?? 0 }
        set { setTiming { $0.timeOffset = newValue } }
    }
    public var speed: Float {
        get { timing?.speed ?? 1 }
        set { setTiming { $0.speed = newValue } }
    }
    public var duration: CFTimeInterval = .infinity
    public var repeatCount: Float = 0
    public var repeatDuration: CFTimeInterval = 0
    public var autoreverses = false
    public var fillMode: CAMediaTimingFillMode = .removed
}
