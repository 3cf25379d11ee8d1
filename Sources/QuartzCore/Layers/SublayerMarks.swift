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
        sort()
        for layer in layers { layer.flags.remove(flag) }
        defer { layers = [] }
        return layers
    }

    /// Brings the layers into the order of their slots, in which most often they are noted.
    private mutating func sort() {
        var last = -1
        var isSorted = true
        for layer in layers {
            let slot = layer.slot
            if slot < last {
                isSorted = false
                break
            }
            last = slot
        }
        guard !isSorted else { return }
        // Numbers are compared without asking at each comparison whether this is the main actor.
        var keys: [UInt64] = []
        keys.reserveCapacity(layers.count)
        for (index, layer) in layers.enumerated() { keys.append(UInt64(layer.slot) << 32 | UInt64(index)) }
        keys.sort()
        var sorted: [CALayer] = []
        sorted.reserveCapacity(layers.count)
        for key in keys { sorted.append(layers[Int(key & 0xFFFF_FFFF)]) }
        layers = sorted
    }

    /// Releases the layers, whose flags do not count until they have slots again.
    mutating func forget() { layers = [] }
}
