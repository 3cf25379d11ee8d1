/// Sublayers that wait for one thing, each noted once.
struct SublayerMarks {
    /// Set on the layers that are in the list.
    let flag: LayerFlags
    private var layers: [CALayer] = []

    init(flag: LayerFlags) { self.flag = flag }

    var isEmpty: Bool { layers.isEmpty }

    /// The noted sublayers, in the order in which they were.
    var noted: [CALayer] { layers }

    /// Notes a sublayer that has a slot.
    mutating func add(_ layer: CALayer) {
        guard layer.slot >= 0, !layer.flags.contains(flag) else { return }
        layer.flags.insert(flag)
        layers.append(layer)
    }

    /// Returns the recorded layers, in the order of the slots, and begins a new record.
    mutating func drain() -> [CALayer] {
        guard !layers.isEmpty else { return [] }
        if layers.count > 1 { layers.sort { $0.slot < $1.slot } }
        for layer in layers { layer.flags.remove(flag) }
        defer { layers = [] }
        return layers
    }

    /// Releases the layers, whose flags do not count until they have slots again.
    mutating func forget() { layers = [] }
}
