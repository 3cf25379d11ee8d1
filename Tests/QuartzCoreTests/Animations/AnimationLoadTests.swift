import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct AnimationLoadTests {
    /// Counts how often each of many animations begins and ends.
    private final class Counter: CAAnimationDelegate {
        var starts = 0
        var ends: [Bool: Int] = [:]
        func animationDidStart(_ anim: CAAnimation) { starts += 1 }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends[flag, default: 0] += 1 }
    }

    @Test func `ten thousand animations begin and end once each and leave no animation behind`() {
        let layers = (0..<1000).map { _ in CALayer() }
        let parent = CALayer()
        for layer in layers { parent.addSublayer(layer) }
        let (stage, counter) = (SpecialLayerStage(parent), Counter())
        var stops = [Int](repeating: 0, count: 10_000)
        var completions = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { completions += 1 }

        for index in 0..<10_000 {
            let keyPath = ["opacity", "position.x", "position.y", "transform.rotation", "cornerRadius"][index % 5]
            let animation = CABasicAnimation(keyPath: keyPath)
            (animation.fromValue, animation.toValue) = (0, 1)
            animation.duration = 0.1 + Double(index % 7) * 0.1
            animation.delegate = counter
            animation.onStop = { _ in stops[index] += 1 }
            layers[index % 1000].add(animation, forKey: nil)
        }
        CATransaction.commit()
        var frames = 0
        while stage.environment.timeline.nextTime(after: 0) != nil, frames < 200 {
            stage.step(to: Double(frames) / 60)
            frames += 1
        }

        // The longest takes 0.7 s, which is 42 frames after the first.
        #expect(frames == 43)
        #expect(stops.allSatisfy { $0 == 1 })
        #expect(counter.starts == 10_000 && counter.ends == [true: 10_000])
        #expect(completions == 1)
        #expect(layers.allSatisfy { $0.animationKeys() == nil })
        #expect(stage.environment.timeline.activeLayerNames.isEmpty)
    }

    @Test func `ten thousand animations of one layer that end together are ended in time`() {
        let (layer, counter) = (CALayer(), Counter())
        let stage = SpecialLayerStage(layer)
        for _ in 0..<10_000 {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.isAdditive) = (1, 1, true)
            (animation.duration, animation.delegate) = (0.5, counter)
            layer.add(animation, forKey: nil)
        }
        stage.step(to: 0)

        let shown = layer.presentationState.position.x
        stage.step(to: 0.5)

        #expect(shown == 10_000)
        #expect(counter.ends == [true: 10_000] && layer.animationKeys() == nil)
    }

    @Test func `layers that leave the tree end their animations unfinished`() {
        let layers = (0..<100).map { _ in CALayer() }
        let (parent, counter) = (CALayer(), Counter())
        for layer in layers { parent.addSublayer(layer) }
        let stage = SpecialLayerStage(parent)
        for index in 0..<1000 {
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.duration, animation.delegate) = (0, 1, counter)
            layers[index % 100].add(animation, forKey: "\(index)")
        }
        stage.step(to: 0)

        parent.removeFromSuperlayer()

        #expect(counter.ends == [false: 1000])
        #expect(stage.environment.timeline.nextTime(after: 0) == nil)
    }
}
