import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct ReplicatorTests {
    /// Moves a layer from 0 to 10 within the first second.
    private func slide(_ layer: CALayer, stays: Bool = false) {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (CGFloat(0), CGFloat(10))
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        if stays { (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards) }
        layer.add(animation, forKey: "slide")
    }

    /// A replicator of a dot, each copy a quarter of a second later.
    private func threeCopies() -> (SpecialLayerStage, CALayer) {
        let (replicator, dot) = (CAReplicatorLayer(), CALayer.square(CGRect(x: 0, y: 0, width: 0, height: 4)))
        replicator.addSublayer(dot)
        replicator.instanceCount = 3
        replicator.instanceDelay = 0.25
        return (SpecialLayerStage(replicator), dot)
    }

    /// Where the copies show the first of the sublayers.
    private func places(_ node: RenderNode?) -> [CGFloat] {
        node?.children.map { $0.children[0].placement.tx } ?? []
    }

    @Test func `a replicator shows its sublayers in steps of position and colour`() {
        let (replicator, dot) = (CAReplicatorLayer(), CALayer.square(CGRect(x: 0, y: 0, width: 5, height: 5)))
        replicator.addSublayer(dot)

        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        replicator.instanceRedOffset = -0.5
        replicator.instanceAlphaOffset = -0.25
        let text = SpecialLayerStage(replicator).text

        #expect(
            text == """
                    CAReplicatorLayer 0,0,0,0
                      copy 0,0,0,0
                        CALayer 0,0,5,5 fill #000000
                      copy 10,0,0,0 opacity 0.75 times #80FFFF
                        CALayer 0,0,5,5 fill #000000
                      copy 20,0,0,0 opacity 0.5 times #00FFFF
                        CALayer 0,0,5,5 fill #000000
                """)
    }

    @Test func `a replicator without copies is empty, and with a billion it shows a limited number`() {
        let (replicator, dot) = (CAReplicatorLayer(), CALayer.square(CGRect(x: 0, y: 0, width: 5, height: 5)))
        replicator.addSublayer(dot)
        let stage = SpecialLayerStage(replicator)

        replicator.instanceCount = 0
        let none = stage.frame()?.nodeCount
        replicator.instanceCount = 1_000_000_000
        let many = stage.frame()?.nodeCount

        #expect(none == 2)
        #expect(many == 2 + 20_000)
    }

    @Test func `copies show animations later by the delay`() {
        let (stage, dot) = threeCopies()
        slide(dot)
        stage.step(to: 0)

        stage.step(to: 0.5)
        let middle = places(stage.firstNode)
        dot.removeAllAnimations()
        let after = places(stage.firstNode)

        #expect(middle == [5, 2.5, 0])
        #expect(after == [0, 0, 0])
    }

    @Test func `a delayed copy that has not begun shows the model`() {
        let (replicator, dot) = (CAReplicatorLayer(), CALayer.square(CGRect(x: 90, y: 0, width: 0, height: 4)))
        replicator.addSublayer(dot)
        replicator.instanceCount = 2
        replicator.instanceDelay = 0.75
        let stage = SpecialLayerStage(replicator)
        slide(dot)
        stage.step(to: 0)

        stage.step(to: 0.5)

        #expect(places(stage.firstNode) == [5, 90])
    }

    @Test func `frames are requested until the last copy's animation has ended`() {
        let (stage, dot) = threeCopies()
        slide(dot, stays: true)
        stage.step(to: 0)
        _ = stage.frame()
        stage.step(to: 1)
        _ = stage.frame()

        stage.step(to: 1.25)
        let places = places(stage.frame()?.roots[0].children.first)
        let next = stage.environment.timeline.nextTime(after: 1.25)
        for time in [1.5, 1.75] {
            stage.step(to: time)
            _ = stage.frame()
        }

        #expect(places == [10, 10, 7.5])
        #expect(next == 1.25)
        #expect(stage.environment.timeline.nextTime(after: 1.75) == nil)
    }

    @Test func `delayed copies of a layer without animations share its node`() {
        let (replicator, dot) = (CAReplicatorLayer(), CALayer.square(CGRect(x: 0, y: 0, width: 5, height: 5)))
        let other = CALayer.square(CGRect(x: 50, y: 50, width: 5, height: 5))
        replicator.addSublayer(dot)
        replicator.instanceCount = 2
        replicator.instanceDelay = 1
        let stage = SpecialLayerStage(replicator, other)

        other.position.x += 1
        let after = stage.firstNode

        #expect(after.map { $0.children[0].children[0] === $0.children[1].children[0] } == true)
    }

    @Test func `copies that leave the plane are seen in it, the nearest last`() {
        let (replicator, dot) = (CAReplicatorLayer(), CALayer.square(CGRect(x: 0, y: 0, width: 10, height: 10)))
        replicator.addSublayer(dot)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 100
        replicator.sublayerTransform = perspective
        replicator.instanceCount = 2
        // 50 back: W is 1.5 there, and copies are two thirds as large.
        replicator.instanceTransform = CATransform3DMakeTranslation(0, 0, -50)

        let node = SpecialLayerStage(replicator).firstNode

        #expect(node?.children.map(\.name) == ["copy", "copy"])
        let scales = node?.children.map { $0.placement.a } ?? []
        #expect(scales.count == 2 && abs(scales[0] - 2 / 3) < 1e-9 && scales[1] == 1)
    }

    @Test func `copies share the space around a replicator that preserves depth`() {
        let (scene, replicator) = (CALayer(), CAReplicatorLayer())
        let dot = CALayer.square(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.addSublayer(replicator)
        replicator.addSublayer(dot)
        replicator.instanceCount = 3
        replicator.instanceRedOffset = -0.5
        replicator.instanceTransform = CATransform3DMakeTranslation(0, 0, -50)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 100
        scene.sublayerTransform = perspective
        let stage = SpecialLayerStage(scene)
        let flat = stage.firstNode?.children.map(\.name)

        replicator.preservesDepth = true
        let copies = stage.firstNode?.children

        #expect(flat == ["CAReplicatorLayer"])
        let scales = copies?.map { $0.placement.a } ?? []
        #expect(scales.count == 3 && abs(scales[0] - 0.5) < 1e-9 && abs(scales[1] - 2 / 3) < 1e-9 && scales[2] == 1)
        #expect(copies?.map { $0.style.rare?.colorFactor?.red } == [0, 0.5, nil])
    }

    @Test func `copies in copies that preserve depth are each a node of its own`() {
        let (rows, columns) = (CAReplicatorLayer(), CAReplicatorLayer())
        rows.addSublayer(columns)
        columns.addSublayer(CALayer.square(CGRect(x: 0, y: 0, width: 4, height: 4)))
        for (layer, x, y) in [(rows, 0.0, 10.0), (columns, 10.0, 0.0)] {
            layer.preservesDepth = true
            layer.instanceCount = 2
            layer.instanceTransform = CATransform3DMakeTranslation(x, y, 0)
        }
        let stage = SpecialLayerStage(rows)

        stage.root.setNeedsSnapshot()
        let frame = LayerSnapshotter().frame(of: [stage.root], on: .init(size: stage.root.bounds.size, scale: 1), at: 0)
        let shown = frame?.roots[0].children

        #expect(shown.map { Set($0.map(\.layerID)).count } == 4)
        #expect(shown.map { Set($0.map { CGPoint(x: $0.placement.tx, y: $0.placement.ty) }).count } == 4)
    }
}
