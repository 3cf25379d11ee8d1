import CoreGraphics
import Foundation
import QuartzCore

/// A block of key frames: gathers what they change and then moves each property through all of its values.
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
        let known = sequences.firstIndex { $0.layer === layer && $0.property == change.property }
        if known == nil { sequences.append(KeyframeSequence(layer: layer, property: change.property)) }
        sequences[known ?? sequences.count - 1].add(change, from: part.lowerBound, to: part.upperBound)
        if known == nil { firstValues.append(options.contains(.beginFromCurrentState) ? change.shown : change.old) }
    }

    private var firstValues: [AnimatableValue] = []

    override func blockDidRun() {
        for (sequence, first) in zip(sequences, firstValues) { attach(sequence, first: first) }
        sequences = []
        firstValues = []
    }

    private func attach(_ sequence: KeyframeSequence, first: AnimatableValue) {
        guard let last = sequence.last else { return }
        let (times, absolute) = sequence.keys(first: first)
        var values = absolute
        let animation = CAKeyframeAnimation(keyPath: sequence.property.rawValue)
        var key: String? = sequence.property.rawValue
        // Relative to the final value, so that it blends with other blocks; turned transforms keep to their own values.
        if !options.contains(.beginFromCurrentState), !last.isTransform {
            let distances = values.compactMap { $0.subtracting(last) }
            if distances.count == values.count {
                values = distances
                animation.isAdditive = true
                key = nil
            }
        }
        animation.values = values.map {
            $0.plainValue ?? AnimatableValue.color(fadeColor(in: values)).plainValue as Any
        }
        animation.keyTimes = times.map { NSNumber(value: $0) }
        animation.calculationMode = mode
        if case .curve(let curve) = pace { animation.timingFunction = curve.function }
        attach(animation, to: sequence.layer, forKey: key)
    }

    /// The first colour that there is, made transparent: what a missing one shows.
    private func fadeColor(in values: [AnimatableValue]) -> RGBAColor {
        for case .color(let color?) in values { return color.withAlpha(multipliedBy: 0) }
        return .clear
    }
}

extension AnimatableValue {
    fileprivate var isTransform: Bool { spaceTransform != nil }
}
