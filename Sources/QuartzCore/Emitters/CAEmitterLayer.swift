import CoreGraphics
public import Foundation

/// Makes particles by its cells, in its own space, and shows them above its sublayers.
///
/// Particles are made in the layer's time, from its 0 on: a layer that is added later looks as if it had made them all along,
/// unless its `beginTime` is set otherwise. The same seed makes the same particles at any frame rate. While no particle is
/// alive and none will be made, it costs no time.
///
/// Unlike iOS: animations by the keys `birthRate`, `lifetime`, `velocity`, `scale` and `spin` have to be added; a mere change of
/// these shows at once.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
    private let simulation = EmitterSimulation()

    override class var initialLook: LayerExtras.Look? { .emitter(EmitterLook()) }

    private static let factors = ["birthRate", "lifetime", "velocity", "scale", "spin"]

    /// Makes a layer without cells.
    public override init() {
        super.init()
        for key in Self.factors { state.extras.ownValues[key] = .number(1) }
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAEmitterLayer else { return }
        emitterCells = layer.emitterCells
        (emitterShape, emitterMode, renderMode) = (layer.emitterShape, layer.emitterMode, layer.renderMode)
        (preservesDepth, seed) = (layer.preservesDepth, layer.seed)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        for key in Self.factors { state.extras.ownValues[key] = .number(1) }
    }

    private var look: EmitterLook { state.extras.emitter ?? EmitterLook() }

    private func change(_ property: LayerProperty, to value: AnimatableValue) {
        guard let old = look.value(of: property) else { return }
        change(property, from: old, to: value) { property.set(value, in: &$0) }
    }

    private func factor(_ key: String, in state: LayerState) -> Double {
        if case .number(let number)? = state.extras.ownValues[key] { Double(number) } else { 1 }
    }

    private func setFactor(_ value: Float, _ key: String) {
        setValue(NSNumber(value: value), forKey: key)
        setNeedsSnapshot()
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        factors.contains(key) ? NSNumber(value: 1) : super.defaultValue(forKey: key)
    }

    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]? {
        didSet {
            simulation.reset()
            setNeedsSnapshot()
        }
    }

    /// Multiplies how many particles are made; 1 at first. Animatable.
    open var birthRate: Float {
        get { Float(factor("birthRate", in: state)) }
        set { setFactor(newValue, "birthRate") }
    }

    /// Multiplies how long new particles live; 1 at first. Animatable.
    open var lifetime: Float {
        get { Float(factor("lifetime", in: state)) }
        set { setFactor(newValue, "lifetime") }
    }

    /// Multiplies the speed of new particles; 1 at first. Animatable.
    open var velocity: Float {
        get { Float(factor("velocity", in: state)) }
        set { setFactor(newValue, "velocity") }
    }

    /// Multiplies the size of new particles; 1 at first. Animatable.
    open var scale: Float {
        get { Float(factor("scale", in: state)) }
        set { setFactor(newValue, "scale") }
    }

    /// Multiplies the turning of new particles; 1 at first. Animatable.
    open var spin: Float {
        get { Float(factor("spin", in: state)) }
        set { setFactor(newValue, "spin") }
    }

    /// The middle of the shape on which particles are made, in bounds space. Animatable.
    open var emitterPosition: CGPoint {
        get { look.position }
        set { change(.emitterPosition, to: .point(newValue)) }
    }

    /// The distance of the shape before the layer's plane. Animatable.
    open var emitterZPosition: CGFloat {
        get { look.zPosition }
        set { change(.emitterZPosition, to: .number(newValue)) }
    }

    /// The size of the shape; of round ones the width is the radius. Animatable.
    open var emitterSize: CGSize {
        get { look.size }
        set { change(.emitterSize, to: .size(newValue)) }
    }

    /// The depth of the shape. Animatable.
    open var emitterDepth: CGFloat {
        get { look.depth }
        set { change(.emitterDepth, to: .number(newValue)) }
    }

    /// The shape on which particles are made; a point at first.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape on which particles are made; its volume at first.
    open var emitterMode = CAEmitterLayerEmitterMode.volume

    /// The order and the way in which particles are drawn; `unordered` at first, which draws the oldest first.
    open var renderMode = CAEmitterLayerRenderMode.unordered {
        didSet { if renderMode != oldValue { setNeedsSnapshot() } }
    }

    /// Whether particles share the space around the layer; false at first.
    ///
    /// Status: partial – particles are drawn in the layer's plane either way; their depth only orders them.
    open var preservesDepth = false {
        didSet { if preservesDepth { LayerEnvironment.current.noteFlatEmitter(self) } }
    }

    /// Makes the particles that differ by it; another seed begins anew.
    open var seed: UInt32 = 0 {
        didSet { if seed != oldValue { simulation.reset() } }
    }

    // MARK: Values of cells

    /// The cell and the key that a path such as `emitterCells.name.birthRate` names.
    private func cell(at keyPath: String) -> (cell: CAEmitterCell, key: String)? {
        var names = keyPath.split(separator: ".", omittingEmptySubsequences: false)[...]
        var (cells, found): ([CAEmitterCell], CAEmitterCell?) = (emitterCells ?? [], nil)
        while names.count >= 2, names.first == "emitterCells" {
            guard let cell = cells.first(where: { $0.name == String(names[names.startIndex + 1]) }) else { return nil }
            (found, cells) = (cell, cell.emitterCells ?? [])
            names = names.dropFirst(2)
        }
        return found.map { ($0, names.joined(separator: ".")) }
    }

    /// The value at a key path; `emitterCells.name.birthRate` and its kin ask the cell of that name.
    open override func value(forKeyPath keyPath: String) -> Any? {
        guard let (cell, key) = cell(at: keyPath) else { return super.value(forKeyPath: keyPath) }
        return shownCellValues(in: state)[keyPath]?.plainValue ?? cell.value(forKey: key)
    }

    /// Sets the value at a key path; `emitterCells.name.birthRate` and its kin set that of the cell of that name.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (cell, key) = cell(at: keyPath) else { return super.setValue(value, forKeyPath: keyPath) }
        cell.setValue(value, forKey: key)
        if state.extras.ownValues[keyPath] != nil { super.setValue(value, forKey: keyPath) }
        setNeedsSnapshot()
    }

    /// Adds a copy of an animation, be it one of a value of a cell, such as `emitterCells.name.birthRate`.
    open override func add(_ anim: CAAnimation, forKey key: String?) {
        for path in anim.ownKeys {
            guard let (cell, key) = cell(at: path) else { continue }
            let value = cell.value(forKey: key)
            keyedValues = keyedValues ?? [:]
            keyedValues?[path] = value
            state.extras.ownValues[path] = AnimatableValue(value)
        }
        super.add(anim, forKey: key)
    }

    /// The values of cells that animations change in a state.
    private func shownCellValues(in shown: LayerState) -> [String: AnimatableValue] {
        guard let values = shown.extrasBox?.extras.ownValues, values.count > Self.factors.count else { return [:] }
        // A copy of the layer has only the state that shows.
        let own = (modelLayer ?? self).state.extras.ownValues
        return values.filter { $0.key.hasPrefix("emitterCells.") && own[$0.key] != $0.value }
    }

    // MARK: Particles

    private func emission(in state: LayerState) -> Emission {
        Emission(
            cells: emitterCells ?? [],
            shape: EmitterShape(kind: emitterShape, mode: emitterMode, look: look(in: state)), seed: seed,
            birthRate: factor("birthRate", in: state), lifetime: factor("lifetime", in: state),
            velocity: factor("velocity", in: state), scale: factor("scale", in: state), spin: factor("spin", in: state),
            animated: shownCellValues(in: state))
    }

    /// The shape for making particles in the layer's own space, in any orientation of that.
    private func look(in state: LayerState) -> EmitterLook {
        var look = state.extras.emitter ?? EmitterLook()
        if let mirroring = mirroring(in: state) { look.position = look.position.applying(mirroring) }
        return look
    }

    private func mirroring(in state: LayerState) -> CGAffineTransform? {
        state.extras.isTurnedOver ? state.bounds.mirroring : nil
    }

    override func shownChildren(
        _ nodes: RenderNodeList, of state: LayerState, by snapshotter: LayerSnapshotter?
    ) -> RenderNodeList {
        let environment = LayerEnvironment.current
        let time = localTime(environment.now)
        if snapshotter != nil, environment.lag == 0 {
            let emission = emission(in: state)
            if time >= 0 { simulation.advance(to: time, as: emission) }
            if !isTimeStopped, !simulation.particles.isEmpty || emission.goesOn(at: time) {
                environment.timeline.keepStepping(self, until: environment.now)
            }
        }
        let placed = super.shownChildren(nodes, of: state, by: snapshotter)
        guard !simulation.particles.isEmpty else { return placed }
        let (blend, mirroring) = (renderMode == .additive ? CGBlendMode.plusLighter : nil, mirroring(in: state))
        let shown = inDrawingOrder(simulation.particles, at: time).compactMap {
            $0.node(at: time, blendMode: blend, mirroring: mirroring)
        }
        return RenderNodeList(shown + placed.array)
    }

    private func inDrawingOrder(_ particles: [Particle], at time: Double) -> [Particle] {
        // Those of one moment keep the order in which they were made.
        let ordered = particles.enumerated()
        switch renderMode {
        case .oldestLast: return ordered.sorted { ($0.1.birth, $0.0) > ($1.1.birth, $1.0) }.map(\.element)
        case .backToFront:
            return ordered.map { ($0.0, $0.1, $0.1.position(at: time).z) }.sorted { ($0.2, $0.0) < ($1.2, $1.0) }.map(
                \.1)
        default: return ordered.sorted { ($0.1.birth, $0.0) < ($1.1.birth, $1.0) }.map(\.element)
        }
    }
}
