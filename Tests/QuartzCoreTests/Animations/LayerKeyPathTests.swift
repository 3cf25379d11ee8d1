import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct LayerKeyPathTests {
    /// A layer's state after a value was put in at a key path.
    @MainActor private func state(_ keyPath: String, _ value: AnimatableValue) throws -> LayerState {
        let layer = CALayer()
        layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
        layer.position = CGPoint(x: 5, y: 6)
        layer.shadowOffset = CGSize(width: 7, height: 8)
        var state = layer.state
        let path = try #require(LayerKeyPath(keyPath))
        path.set(value, in: &state)
        #expect(path.text == keyPath)
        #expect(path.value(in: state) == value)
        return state
    }

    @Test func `a key path names a number of a point, a size or a rectangle`() throws {
        #expect(try state("position.x", .number(9)).position == CGPoint(x: 9, y: 6))
        #expect(try state("anchorPoint.y", .number(1)).anchorPoint == CGPoint(x: 0.5, y: 1))
        #expect(try state("shadowOffset.height", .number(9)).shadowOffset == CGSize(width: 7, height: 9))
        #expect(try state("bounds.origin", .point(.zero)).bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(try state("bounds.origin.y", .number(9)).bounds == CGRect(x: 1, y: 9, width: 30, height: 40))
        #expect(try state("bounds.size.width", .number(9)).bounds == CGRect(x: 1, y: 2, width: 9, height: 40))
        #expect(try state("contentsRect.size.height", .number(0.5)).extras.contentsRect.height == 0.5)
    }

    @Test func `scales grow along the axes that they name`() throws {
        #expect(try state("transform.scale", .number(2)).spaceTransform == CATransform3DMakeScale(2, 2, 1))
        #expect(try state("transform.scale.xy", .number(2)).spaceTransform == CATransform3DMakeScale(2, 2, 1))
        #expect(try state("transform.scale.y", .number(2)).spaceTransform == CATransform3DMakeScale(1, 2, 1))
        #expect(try state("transform.scale.z", .number(2)).spaceTransform == CATransform3DMakeScale(1, 1, 2))
        let sublayers = try state("sublayerTransform.scale.xy", .number(3)).extras.sublayerTransform
        #expect(sublayers == CATransform3DMakeScale(3, 3, 1))
    }

    @Test func `a scale in the plane leaves the depth of a transform in space alone`() throws {
        var state = CALayer().state
        state.spaceTransform = CATransform3DMakeScale(1, 1, 5)

        try #require(LayerKeyPath("transform.scale.xy")).set(.number(2), in: &state)

        #expect(state.spaceTransform == CATransform3DMakeScale(2, 2, 5))
    }

    @Test func `the transform of a replicator's copies has parts as well`() throws {
        let layer = CAReplicatorLayer()
        var state = layer.state

        try #require(LayerKeyPath("instanceTransform.translation.x")).set(.number(12), in: &state)

        #expect(state.extras.look.map { "\($0)".contains("m41: 12.0") } == true)
    }

    @Test(arguments: [
        "", "x", "frame", "opacity.x", "position.", "position.z", "transform.scale.w", "bounds.width", "position.x.y",
    ])
    func `other key paths are unknown`(keyPath: String) {
        #expect(LayerKeyPath(keyPath) == nil)
    }

    @Test func `an animation without a key path is reported once`() {
        let environment = LayerEnvironment()
        var sentences: [String] = []
        environment.onMistake = { sentences.append($0) }
        LayerEnvironment.current = environment
        let group = CAAnimationGroup()
        group.animations = [CABasicAnimation(keyPath: "frame"), CABasicAnimation(keyPath: "opacity")]

        for _ in 0..<2 {
            CALayer().add(CABasicAnimation(keyPath: "transform.scale.w"), forKey: nil)
            CALayer().add(group, forKey: nil)
        }
        CATransaction.flush()

        #expect(sentences.count == 2)
        #expect(sentences.first?.contains("\"transform.scale.w\" was added to a CALayer") == true)
        #expect(sentences.last?.contains("\"frame\"") == true)
    }
}
