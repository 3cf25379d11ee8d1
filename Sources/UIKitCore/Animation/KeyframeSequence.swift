import CoreGraphics
import Foundation
import QuartzCore

/// The changes that the key frames of a block make to one property of one layer, or to a part of it, collected while the
/// block runs.
struct KeyframeSequence {
    /// A change over a part of the whole, from 0 to 1.
    private struct Step {
        let start: Double
        let end: Double
        let change: PropertyChange
    }

    let layer: CALayer
    let keyPath: LayerKeyPath
    /// The axis along which the value lies.
    let axis: AnimatorPace.Axis
    private let first: AnimatableValue
    private var steps: [Step] = []

    /// `first` is the value before the first change.
    init(layer: CALayer, keyPath: LayerKeyPath, axis: AnimatorPace.Axis, first: AnimatableValue) {
        (self.layer, self.keyPath, self.axis, self.first) = (layer, keyPath, axis, first)
    }

    /// The value at the end of the block.
    var last: AnimatableValue? { steps.last?.change.new }

    mutating func add(_ change: PropertyChange, from start: Double, to end: Double) {
        steps.append(Step(start: start, end: end, change: change))
    }

    /// The keys: each step leads from the previous step's value to its own; between steps the value does not change.
    ///
    /// A step that begins before the last one's end starts at the last one's value at that time.
    var keys: (times: [Double], values: [AnimatableValue]) {
        var times = [0.0]
        var values = [first]
        // Equal times keep the order in which the block named them.
        let ordered = steps.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
        for step in ordered.map(\.element) {
            while let last = times.last, last > step.start, times.count > 1 {
                let (endTime, endValue) = (times.removeLast(), values.removeLast())
                guard let beginTime = times.last, let beginValue = values.last, beginTime <= step.start else {
                    continue
                }
                let part = endTime > beginTime ? (step.start - beginTime) / (endTime - beginTime) : 0
                times.append(step.start)
                values.append(beginValue.interpolated(to: endValue, at: CGFloat(part)))
                break
            }
            if let last = values.last, times.last != step.start {
                times.append(step.start)
                values.append(last)
            }
            times.append(step.end)
            values.append(step.change.new)
        }
        if let last = values.last, times.last != 1 {
            times.append(1)
            values.append(last)
        }
        return (times, values)
    }
}
