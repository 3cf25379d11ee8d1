import Foundation

/// An animation of one property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// The property's key path, such as `opacity`, `position.x` or `transform.scale.xy`, or a key of the layer's own values.
    ///
    /// Another one has no effect.
    open var keyPath: String? {
        didSet { target = keyPath.map { AnimationTarget($0) } }
    }

    /// Adds the value to what shows below instead of replacing it.
    @exclusivity(unchecked) open var isAdditive = false

    /// Each repeat begins where the one before ended.
    @exclusivity(unchecked) open var isCumulative = false

    /// Makes the property's value of the animation's, for transforms; nil takes the animation's values as they are.
    @exclusivity(unchecked) open var valueFunction: CAValueFunction?

    /// The model value that additive values are given for: each adds its distance from it. nil when they are distances
    /// themselves.
    ///
    /// So the shown value is on the way between the values, which for transforms it is not between distances. Of several, the
    /// one that was added last begins at the model's value and is applied first.
    package final var origin: AnimatableValue?

    private(set) var target: AnimationTarget?

    /// Makes an animation of the property with a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override var ownKeys: [String] { [target?.ownKey].compactMap(\.self) }

    override func value(forKnownKey key: String) -> Any?? {
        switch key {
        case "keyPath": keyPath
        case "additive", "isAdditive": NSNumber(value: isAdditive)
        case "cumulative", "isCumulative": NSNumber(value: isCumulative)
        case "valueFunction": valueFunction
        default: super.value(forKnownKey: key)
        }
    }

    override func setKnown(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "keyPath": keyPath = value as? String
        case "additive", "isAdditive": isAdditive = value as? Bool ?? isAdditive
        case "cumulative", "isCumulative": isCumulative = value as? Bool ?? isCumulative
        case "valueFunction": valueFunction = value as? CAValueFunction
        default: return super.setKnown(value, forKey: key)
        }
        return true
    }

    override func copySettings(of other: CAAnimation) {
        super.copySettings(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
        (valueFunction, origin) = (other.valueFunction, other.origin)
    }

    /// The value at a phase; `below` is the value shown without this animation, `model` the model's value.
    func value(_ phase: AnimationPhase, localTime: Double, below: AnimatableValue) -> AnimatableValue? { nil }

    override func apply(_ phase: AnimationPhase, localTime: Double, to state: inout LayerState) {
        guard let target else { return }
        let below = target.value(in: state)
        var shown = value(phase, localTime: localTime, below: valueFunction?.rest ?? below)
        if let function = valueFunction { shown = shown.flatMap { function.transform(of: $0) } }
        guard var value = shown else { return }
        if let origin { value = value.subtracting(origin) ?? value }
        target.set(isAdditive ? below.adding(value) ?? value : value, in: &state)
    }
}
