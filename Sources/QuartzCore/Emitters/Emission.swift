import CoreGraphics
import Foundation

/// An emitter layer's settings at one moment: its cells with the values that animations change.
struct Emission {
    let cells: [CAEmitterCell]
    let shape: EmitterShape
    let seed: UInt32
    /// The layer's own factors.
    let birthRate, lifetime, velocity, scale, spin: Double
    /// Values for key paths such as `emitterCells.name.birthRate`, which override the cells' own.
    let animated: [String: AnimatableValue]

    func seed(for index: UInt64) -> UInt64 { UInt64(seed) &* 0x1_0000_0001 &+ index &* 0xD134_2543_DE82_EF95 }

    /// The cell at a path of indexes; nil when there is none any more.
    func cell(at path: [Int]) -> CAEmitterCell? {
        var (cell, siblings): (CAEmitterCell?, [CAEmitterCell]) = (nil, cells)
        for place in path {
            guard siblings.indices.contains(place) else { return nil }
            cell = siblings[place]
            siblings = siblings[place].emitterCells ?? []
        }
        return cell
    }

    /// The beginning of the key paths of a cell; nil when it or a cell around it has no name.
    private func prefix(_ path: [Int]) -> String? {
        var names = ""
        for length in path.indices {
            guard let name = cell(at: Array(path[...length]))?.name else { return nil }
            names += "emitterCells.\(name)."
        }
        return names
    }

    private func value(_ key: String, of cell: CAEmitterCell, _ prefix: String?) -> Double {
        if let prefix, case .number(let number)? = animated[prefix + key] { return Double(number) }
        if let path = CAEmitterCell.lengths[key] { return Double(cell[keyPath: path]) }
        return CAEmitterCell.numbers[key].map { Double(cell[keyPath: $0]) } ?? 0
    }

    /// Particles in a second.
    func rate(of cell: CAEmitterCell, _ path: [Int]) -> Double {
        value("birthRate", of: cell, animated.isEmpty ? nil : prefix(path)) * birthRate * Double(cell.speed)
    }

    /// The longest time, in seconds, from a particle's birth until it and all particles that it emits are dead.
    var longestLife: Double {
        func longest(_ cells: [CAEmitterCell], _ depth: Int) -> Double {
            guard depth < 8 else { return 0 }
            return cells.map { cell in
                let life = Double(cell.lifetime + abs(cell.lifetimeRange) / 2) * lifetime
                return max(0, life.isFinite ? life : 0) + longest(cell.emitterCells ?? [], depth + 1)
            }.max() ?? 0
        }
        return longest(cells, 0)
    }

    /// Whether particles will be made at or after a time, unless a value is changed.
    func goesOn(at time: Double) -> Bool {
        cells.indices.contains { index in
            let cell = cells[index]
            return cell.isEnabled && rate(of: cell, [index]) > 0 && cell.lifetime + abs(cell.lifetimeRange) / 2 > 0
                && lifetime > 0 && (cell.duration <= 0 || cell.beginTime + cell.duration > time)
        }
    }

    /// A new particle, by default at a point of the layer's shape.
    func particle(
        of cell: CAEmitterCell, _ path: [Int], born birth: Double, at given: Particle.SpacePoint?,
        _ numbers: inout SeededNumbers
    ) -> Particle {
        let names = animated.isEmpty ? nil : prefix(path)
        func mean(_ key: String) -> Double { value(key, of: cell, names) }
        func drawn(_ key: String) -> Double { numbers.next(around: mean(key), range: mean(key + "Range")) }
        let place = shape.point(&numbers)
        let life = drawn("lifetime") * lifetime
        let longitude = numbers.next(around: mean("emissionLongitude"), range: mean("emissionRange"))
        let angle = longitude + (given == nil ? place.angle : 0)
        let speed = drawn("velocity") * velocity
        let latitude = mean("emissionLatitude")
        let size = drawn("scale") * scale
        let turn = drawn("spin") * spin
        return Particle(
            layerID: CALayer.newLayerID(), birth: birth, lifetime: life.isFinite ? life : 0,
            start: given ?? place.point,
            velocity: Particle.SpacePoint(
                x: speed * cos(latitude) * cos(angle), y: speed * cos(latitude) * sin(angle), z: speed * sin(latitude)),
            acceleration: Particle.SpacePoint(
                x: mean("xAcceleration"), y: mean("yAcceleration"), z: mean("zAcceleration")),
            scale: size, scaleSpeed: mean("scaleSpeed") * scale, spin: turn,
            color: color(of: cell, names, &numbers),
            colorSpeed: RGBAColor(
                red: mean("redSpeed"), green: mean("greenSpeed"), blue: mean("blueSpeed"), alpha: mean("alphaSpeed")),
            contents: contents(of: cell), path: path,
            sources: (cell.emitterCells ?? []).map { _ in ParticleSource(seed: numbers.next()) })
    }

    private func color(of cell: CAEmitterCell, _ names: String?, _ numbers: inout SeededNumbers) -> RGBAColor {
        var color = cell.color?.rgba ?? .white
        if let names, case .color(let shown)? = animated[names + "color"] { color = shown ?? .white }
        func drawn(_ component: CGFloat, _ key: String) -> CGFloat {
            numbers.next(around: component, range: value(key, of: cell, names))
        }
        return RGBAColor(
            red: drawn(color.red, "redRange"), green: drawn(color.green, "greenRange"),
            blue: drawn(color.blue, "blueRange"), alpha: drawn(color.alpha, "alphaRange"))
    }

    private func contents(of cell: CAEmitterCell) -> ImageContents? {
        guard let image = cell.contents as? CGImage else { return nil }
        var sampling = ContentsSampling()
        sampling.part = cell.contentsRect
        sampling.minification = CALayerContentsFilter(rawValue: cell.minificationFilter).sampling
        sampling.magnification = CALayerContentsFilter(rawValue: cell.magnificationFilter).sampling
        if sampling.minification == .trilinear { sampling.bias = CGFloat(cell.minificationFilterBias) }
        return ImageContents(image: image, scale: cell.contentsScale, sampling: sampling)
    }
}
