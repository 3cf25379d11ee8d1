import Foundation

/// An animation from one value to another.
///
/// Missing values are filled in: from, to and by as in Core Animation's table; without any, from the value shown when the
/// animation was added to the model's value.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// The first value; numbers, points, sizes, rectangles, transforms and colours can be animated.
    open var fromValue: Any? { didSet { given = nil } }
    /// The last value.
    open var toValue: Any? { didSet { given = nil } }
    /// The distance.
    open var byValue: Any? { didSet { given = nil } }

    /// The value shown when the animation was added.
    var shownAtStart: AnimatableValue?

    /// The given values, in the form in which they are computed with.
    private struct Given {
        let from, to, by: AnimatableValue?

        init(of animation: CABasicAnimation) {
            from = AnimatableValue(animation.fromValue)
            to = AnimatableValue(animation.toValue)
            by = AnimatableValue(animation.byValue)
        }
    }

    /// Made when first needed; changing a value drops it.
    private var given: Given?

    private var currentGiven: Given {
        if let given { return given }
        let made = Given(of: self)
        given = made
        return made
    }

    override func value(forKnownKey key: String) -> Any?? {
        switch key {
        case "fromValue": fromValue
        case "toValue": toValue
        case "byValue": byValue
        default: super.value(forKnownKey: key)
        }
    }

    override func setKnown(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "fromValue": fromValue = value
        case "toValue": toValue = value
        case "byValue": byValue = value
        default: return super.setKnown(value, forKey: key)
        }
        return true
    }

    override func copySettings(of other: CAAnimation) {
        super.copySettings(of: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue, shownAtStart) = (
            other.fromValue, other.toValue, other.byValue, other.shownAtStart
        )
    }

    override func prepare(shown: () -> LayerState) {
        if fromValue == nil { shownAtStart = valueFunction?.rest ?? target?.value(in: shown()) }
    }

    /// The progress for a fraction of a run; springs answer with their own.
    func progress(_ fraction: Double) -> Double { timingFunction?.progress(at: fraction) ?? fraction }

    override func value(_ phase: AnimationPhase, localTime: Double, below: AnimatableValue) -> AnimatableValue? {
        guard let (from, to) = ends(below: below) else { return nil }
        var value = from.interpolated(to: to, at: CGFloat(progress(phase.fraction)))
        if isCumulative, phase.cycles > 0 {
            value = value.adding(to.scaled(by: CGFloat(phase.cycles))) ?? value
        }
        return value
    }

    private func ends(below: AnimatableValue) -> (AnimatableValue, AnimatableValue)? {
        let given = currentGiven
        let shown = shownAtStart ?? below
        switch (given.from, given.to, given.by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return from.adding(by).map { (from, $0) }
        case (nil, let to?, let by?): return to.subtracting(by).map { ($0, to) }
        case (let from?, nil, nil): return (from, below)
        case (nil, let to?, nil): return (shown, to)
        case (nil, nil, let by?): return shown.adding(by).map { (shown, $0) }
        case (nil, nil, nil): return (shown, below)
        }
    }
}
