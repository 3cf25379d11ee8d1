import CoreGraphics
import Foundation
import QuartzCore

/// A block of key frames: collects the changes of its frames, then moves each property through all of its values.
final class KeyframeViewAnimation: ViewAnimation {
    private let mode: CAAnimationCalculationMode
    private var sequences: [KeyframeSequence] = []
    /// The part of the whole that the key frame being run covers.
    private var part = 0.0...1.0

    init(
        duration: Double, delay: Double, options: UIView.KeyframeAnimationOptions, completion: ((Bool) -> Void)?
    ) {
        mode =
            switch options.rawValue >> 10 & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        let options = UIView.AnimationOptions(rawValue: options.rawValue)
        super.init(
            duration: duration, delay: delay, pace: .curve(options.curve), options: options, completion: completion)
    }

    /// Runs the block of one key frame. Times are parts of the whole and cut to it.
    func runKeyframe(start: Double, duration: Double, _ block: () -> Void) {
        let outer = part
        let begin = max(0, min(1, start))
        part = begin...max(begin, min(1, begin + duration))
        block()
        part = outer
    }

    override func animate(_ change: PropertyChange, of layer: CALayer, along axis: AnimatorPace.Axis) {
        let known = sequences.firstIndex { $0.layer === layer && $0.keyPath == change.keyPath }
        if known == nil {
            let first = change.property.blockMotion == .adding ? change.old : start(of: change)
            sequences.append(KeyframeSequence(layer: layer, keyPath: change.keyPath, axis: axis, first: first))
        }
        sequences[known ?? sequences.count - 1].add(change, from: part.lowerBound, to: part.upperBound)
    }

    override func blockDidRun() {
        for sequence in sequences { attach(sequence) }
        sequences = []
    }

    private func attach(_ sequence: KeyframeSequence) {
        guard let last = sequence.last else { return }
        let (times, absolute) = sequence.keys
        var values = absolute
        let animation = CAKeyframeAnimation(keyPath: sequence.keyPath.text)
        var key: String? = sequence.keyPath.text
        if sequence.keyPath.property.blockMotion == .adding {
            guard let ways = AddedWays(from: values, to: last) else { return }
            (animation.isAdditive, animation.origin) = (true, ways.origin)
            (values, key) = (ways.values, nil)
        }
        animation.values = values.map {
            $0.plainValue ?? AnimatableValue.color(fadeColor(in: values)).plainValue as Any
        }
        animation.keyTimes = times.map { NSNumber(value: $0) }
        animation.calculationMode = mode
        if case .curve(let curve) = pace { animation.timingFunction = curve.function }
        attach(animation, to: sequence.layer, forKey: key, along: sequence.axis)
    }

    /// The first colour in the list, made transparent: it is shown for a missing colour.
    private func fadeColor(in values: [AnimatableValue]) -> RGBAColor {
        for case .color(let color?) in values { return color.withAlpha(multipliedBy: 0) }
        return .clear
    }
}
