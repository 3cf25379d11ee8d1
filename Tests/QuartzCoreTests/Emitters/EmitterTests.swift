import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct EmitterTests {
    /// A picture of 4 by 2 pixels.
    private var picture: CGImage {
        CGImage(width: 4, height: 2, pixels: PixelStorage(count: 8) { $0.update(repeating: 0xFFFF_FFFF) })
    }

    /// A cell that makes two particles in a second, which live for ten.
    private func cell(_ change: (CAEmitterCell) -> Void = { _ in }) -> CAEmitterCell {
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.contents) = (2, 10, picture)
        change(cell)
        return cell
    }

    private func emitter(_ cells: CAEmitterCell...) -> CAEmitterLayer {
        let emitter = CAEmitterLayer()
        emitter.emitterCells = cells
        emitter.emitterPosition = CGPoint(x: 50, y: 20)
        return emitter
    }

    /// The particles' nodes at a time.
    private func particles(_ stage: SpecialLayerStage, at time: Double) -> [RenderNode] {
        stage.step(to: time)
        return stage.firstNode.map { Array($0.children) } ?? []
    }

    private func places(_ nodes: [RenderNode]) -> [CGPoint] {
        nodes.map { CGPoint(x: $0.placement.tx, y: $0.placement.ty) }
    }

    @Test func `a particle's position is start plus velocity times age plus half the acceleration times its square`() {
        let moving = cell {
            ($0.velocity, $0.emissionLongitude, $0.xAcceleration, $0.yAcceleration) = (8, .pi / 2, 6, 4)
        }
        let stage = SpecialLayerStage(emitter(moving))

        let shown = places(particles(stage, at: 1))

        // Born at 0.5 and at 1: x = 50 + 3 · age², y = 20 + 8 · age + 2 · age².
        #expect(shown.count == 2)
        #expect(abs(shown[0].x - 50.75) < 1e-6 && abs(shown[0].y - 24.5) < 1e-6)
        #expect(abs(shown[1].x - 50) < 1e-6 && abs(shown[1].y - 20) < 1e-6)
    }

    @Test func `a particle grows, turns, fades and changes its colour by its speeds and dies`() {
        let changing = cell {
            ($0.birthRate, $0.lifetime) = (1, 1.5)
            ($0.scale, $0.scaleSpeed, $0.spin) = (2, -1, .pi)
            ($0.alphaSpeed, $0.redSpeed) = (-0.25, -0.5)
        }
        let stage = SpecialLayerStage(emitter(changing))

        let grown = particles(stage, at: 1.5).first
        let after = particles(stage, at: 2.6)

        // Half a second old: scale 1.5, a quarter turn, alpha 0.875, red 0.75.
        #expect(grown.map { abs($0.placement.b - 1.5) < 1e-6 && abs($0.placement.a) < 1e-6 } == true)
        #expect(grown?.bounds == CGRect(x: -2, y: -1, width: 4, height: 2))
        #expect(grown.map { abs($0.style.opacity - 0.875) < 1e-6 } == true)
        #expect(grown?.style.rare?.colorFactor.map { abs($0.red - 0.75) < 1e-6 && $0.green == 1 } == true)
        // The first died at 2.5; the second is there.
        #expect(after.count == 1 && after.first?.layerID != grown?.layerID)
    }

    @Test func `ranges spread values by half to either side, the same for one seed at any frames`() {
        func spread(seed: UInt32, steps: [Double]) -> [CGPoint] {
            let fast = cell { ($0.birthRate, $0.velocity, $0.velocityRange, $0.emissionRange) = (100, 20, 10, .pi / 2) }
            let layer = emitter(fast)
            layer.seed = seed
            let stage = SpecialLayerStage(layer)
            return steps.map { places(particles(stage, at: $0)) }.last ?? []
        }

        let (once, often) = (spread(seed: 7, steps: [1]), spread(seed: 7, steps: [0.1, 0.35, 0.351, 0.9, 1]))
        let other = spread(seed: 8, steps: [1])

        #expect(once.count == 100 && often.count == 100)
        #expect(zip(once, often).allSatisfy { abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 })
        #expect(once != other)
        for (index, point) in once.enumerated() where index < 99 {
            let age = 1 - Double(index + 1) / 100
            let (x, y) = (Double(point.x) - 50, Double(point.y) - 20)
            #expect(abs(hypot(x, y) / age - 20) <= 5 + 1e-6)
            #expect(abs(atan2(y, x)) <= .pi / 4 + 1e-6)
        }
    }

    @Test func `particles are born inside of the shape`() {
        func births(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) -> [CGPoint] {
            let layer = emitter(cell { $0.birthRate = 200 })
            (layer.emitterShape, layer.emitterMode) = (shape, mode)
            (layer.emitterSize, layer.emitterDepth) = (CGSize(width: 20, height: 10), 4)
            return places(particles(SpecialLayerStage(layer), at: 1)).map { CGPoint(x: $0.x - 50, y: $0.y - 20) }
        }

        let (line, corners) = (births(.line, .volume), births(.rectangle, .points))
        let (frame, area) = (births(.rectangle, .outline), births(.rectangle, .surface))
        let (circle, disk) = (births(.circle, .outline), births(.circle, .volume))
        let (point, sphere) = (births(.point, .volume), births(.sphere, .surface))
        let cuboid = births(.cuboid, .outline)

        #expect(line.allSatisfy { $0.y == 0 && abs($0.x) <= 10 } && Set(line.map { $0.x > 0 }).count == 2)
        #expect(corners.allSatisfy { abs($0.x) == 10 && abs($0.y) == 5 })
        #expect(frame.allSatisfy { abs($0.x) == 10 && abs($0.y) <= 5 || abs($0.y) == 5 && abs($0.x) <= 10 })
        #expect(
            area.allSatisfy { abs($0.x) <= 10 && abs($0.y) <= 5 } && area.contains { abs($0.x) < 9 && abs($0.y) < 4 })
        #expect(circle.allSatisfy { abs(hypot($0.x, $0.y) - 20) < 1e-6 })
        #expect(disk.allSatisfy { hypot($0.x, $0.y) <= 20 } && disk.contains { hypot($0.x, $0.y) < 15 })
        #expect(point.allSatisfy { $0 == .zero })
        #expect(sphere.allSatisfy { hypot($0.x, $0.y) <= 20 + 1e-6 } && sphere.contains { hypot($0.x, $0.y) < 15 })
        // Of the edges of a box each has two of three coordinates at their ends.
        #expect(cuboid.allSatisfy { abs($0.x) == 10 || abs($0.y) == 5 })
    }

    @Test func `particles of round shapes leave along the radius`() {
        let layer = emitter(cell { ($0.birthRate, $0.velocity) = (50, 10) })
        (layer.emitterShape, layer.emitterMode, layer.emitterSize) = (.circle, .outline, CGSize(width: 20, height: 0))

        let shown = places(particles(SpecialLayerStage(layer), at: 1))

        for (index, point) in shown.enumerated() {
            let age = 1 - Double(index + 1) / 50
            #expect(abs(hypot(point.x - 50, point.y - 20) - (20 + 10 * age)) < 1e-6)
        }
    }

    @Test func `a particle makes others where it is`() {
        let spark = cell { ($0.name, $0.birthRate) = ("spark", 1) }
        let rocket = cell {
            ($0.birthRate, $0.lifetime, $0.velocity, $0.contents) = (1, 1.25, 10, nil)
            $0.emitterCells = [spark]
        }
        let layer = emitter(rocket)
        rocket.duration = 1

        let shown = places(particles(SpecialLayerStage(layer), at: 3))

        // The rocket of time 1 has moved 10 points when it makes its only spark at 2.
        #expect(shown.count == 1)
        #expect(shown.first.map { abs($0.x - 60) < 1e-6 && $0.y == 20 } == true)
    }

    @Test func `the layer's factors multiply births, lives, speeds, sizes and turns`() {
        let layer = emitter(cell { ($0.velocity, $0.spin, $0.scale) = (10, 1, 3) })
        (layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin) = (0.5, 0.1, 2, 0.5, .pi)
        let stage = SpecialLayerStage(layer)

        let shown = particles(stage, at: 1.5).first
        let later = particles(stage, at: 2.5)

        // One in a second, for one second: the first is half a second old.
        #expect(shown.map { abs($0.placement.tx - 60) < 1e-5 } == true)
        #expect(shown.map { abs(hypot($0.placement.a, $0.placement.b) - 1.5) < 1e-6 } == true)
        #expect(shown.map { abs($0.placement.a) < 1e-5 } == true)
        #expect(later.count == 1)
        #expect(layer.value(forKey: "birthRate") as? Float == 0.5 && layer.birthRate == 0.5)
    }

    @Test func `values of cells are read, set and animated by key path`() {
        let layer = emitter(cell { ($0.name, $0.birthRate) = ("fire", 0) })
        let stage = SpecialLayerStage(layer)

        layer.setValue(5, forKeyPath: "emitterCells.fire.velocity")
        let animation = CABasicAnimation(keyPath: "emitterCells.fire.birthRate")
        (animation.fromValue, animation.toValue, animation.duration) = (4, 4, 1)
        layer.add(animation, forKey: nil)
        stage.step(to: 0)
        let during = particles(stage, at: 0.75)
        let after = particles(stage, at: 3)

        #expect(layer.value(forKeyPath: "emitterCells.fire.velocity") as? CGFloat == 5)
        #expect(layer.emitterCells?.first?.velocity == 5)
        #expect(during.count == 3)
        #expect(places(during).first.map { abs($0.x - 52.5) < 1e-6 } == true)
        #expect(after.count == 3)
    }

    @Test func `a layer that is shown late looks as if it had always been there, unless it begins then`() {
        let (always, fresh) = (emitter(cell { $0.lifetime = 3 }), emitter(cell { $0.lifetime = 3 }))
        let stage = SpecialLayerStage()
        stage.time = 100
        fresh.beginTime = 99
        stage.root.addSublayer(always)

        let first = particles(stage, at: 100)
        always.removeFromSuperlayer()
        stage.root.addSublayer(fresh)
        let second = particles(stage, at: 100)

        #expect(first.count == 6 && second.count == 2)
    }

    @Test func `drawing order and blending follow the mode`() {
        let layer = emitter(cell { ($0.velocity, $0.emissionLatitude) = (10, .pi / 2) })
        let stage = SpecialLayerStage(layer)

        func ages() -> [UInt64] { particles(stage, at: 2).map(\.layerID) }
        layer.renderMode = .oldestFirst
        let oldestFirst = ages()
        layer.renderMode = .oldestLast
        let oldestLast = ages()
        layer.renderMode = .backToFront
        let byDepth = ages()
        layer.renderMode = .additive
        let added = particles(stage, at: 2)

        // The oldest moved farthest toward the viewer.
        #expect(oldestFirst.count == 4 && oldestLast == oldestFirst.reversed() && byDepth == oldestLast)
        #expect(added.allSatisfy { $0.style.rare?.blendMode == .plusLighter })
    }

    @Test func `an emitter asks for frames only while there are or will be particles`() {
        let burst = cell { ($0.birthRate, $0.lifetime, $0.duration) = (10, 0.5, 0.2) }
        let stage = SpecialLayerStage(emitter(burst))

        _ = particles(stage, at: 0.3)
        let during = stage.environment.timeline.nextTime(after: 0.3)
        _ = particles(stage, at: 1)
        stage.step(to: 1.1)
        let after = stage.environment.timeline.nextTime(after: 1.1)

        #expect(during == 0.3)
        #expect(after == nil)
    }

    @Test func `cells keep values under all keys`() {
        let cell = CAEmitterCell()
        let image = picture

        cell.setValue(3, forKey: "lifetimeRange")
        cell.setValue(CGRect(x: 0, y: 0, width: 0.5, height: 1), forKey: "contentsRect")
        cell.setValue("mine", forKey: "tag")
        cell.style = ["other": 2]
        (cell.contents, cell.contentsScale, cell.birthRate, cell.lifetime) = (image, 2, 1, 2)
        (cell.minificationFilter, cell.minificationFilterBias, cell.magnificationFilter) = ("trilinear", 1, "nearest")
        let node = particles(SpecialLayerStage(emitter(cell)), at: 1).first

        #expect(cell.lifetimeRange == 3 && cell.value(forKey: "lifetimeRange") as? Float == 3)
        #expect(cell.value(forKey: "tag") as? String == "mine" && cell.value(forKey: "other") as? Int == 2)
        #expect(!cell.shouldArchiveValue(forKey: "tag") && CAEmitterCell.defaultValue(forKey: "tag") == nil)
        // Half of four pixels at two pixels a point.
        #expect(node?.bounds == CGRect(x: -0.5, y: -0.5, width: 1, height: 1))
        guard case .image(let contents)? = node?.style.contents else {
            Issue.record("no picture")
            return
        }
        #expect(contents.sampling.bias == 1 && contents.sampling.magnification == .nearest)
    }

    @Test func `particles stay in the plane, which is said once`() {
        let layer = emitter(cell { ($0.velocity, $0.emissionLatitude, $0.zAcceleration) = (8, .pi / 2, 3) })
        (layer.emitterZPosition, layer.preservesDepth) = (5, false)
        let stage = SpecialLayerStage(layer)
        var said: [String] = []
        stage.environment.onMistake = { said.append($0) }

        layer.preservesDepth = true
        layer.preservesDepth = true
        let shown = places(particles(stage, at: 1))

        #expect(said.count == 1 && said[0].contains("preserve depth"))
        #expect(shown.allSatisfy { abs($0.x - 50) < 1e-6 && abs($0.y - 20) < 1e-6 } && shown.count == 2)
    }
}
