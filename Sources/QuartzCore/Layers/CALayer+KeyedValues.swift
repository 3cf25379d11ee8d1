import CoreGraphics
import Foundation

extension CALayer {
    func keyedValue(at key: String) -> Any? {
        if let path = LayerKeyPath(key), state.has(path.property) { return path.value(in: state).propertyValue }
        if let property = LayerAttribute(rawValue: key) { return property.value(of: self) }
        if let member = findMember(key) { return member.value() }
        guard let given = keyedValues?[key] else {
            return styleValue(forKey: key) ?? type(of: self).defaultValue(forKey: key)
        }
        // An animation of the value changes the state of the copy that shows; the value that was set does not change.
        guard let shown = state.extrasBox?.extras.ownValues[key], shown != AnimatableValue(given) else { return given }
        return shown.boxedValue
    }

    func keep(_ value: Any?, at key: String) {
        if let path = LayerKeyPath(key), state.has(path.property) {
            if !setModelValue(value, at: path) {
                RefusedKeys.collect(key, of: self, valueType: path.value(in: state).valueType)
            }
        } else if let property = LayerAttribute(rawValue: key) {
            if let wanted = property.set(value, of: self) { RefusedKeys.collect(key, of: self, valueType: wanted) }
        } else if let member = findMember(key) {
            member.set(value)
        } else {
            keepOwn(value, at: key)
        }
    }

    /// Sets a property, or a part of one; false for a value of another kind, which is ignored.
    private func setModelValue(_ given: Any?, at path: LayerKeyPath) -> Bool {
        guard let value = AnimatableValue(given) ?? path.property.emptyValue(for: given) else { return false }
        let present = path.property.value(in: state)
        guard let whole = path.part.map({ $0.changed(present, to: value) }) ?? value,
            whole.valueType == present.valueType
        else { return false }
        setModelValue(whole, of: path.property)
        return true
    }

    private func keepOwn(_ value: Any?, at key: String) {
        let action = CATransaction.disableActions() ? nil : action(forKey: key)
        keyedValues = keyedValues ?? [:]
        keyedValues?[key] = value.map(Self.boxed)
        state.extras.ownValues[key] = AnimatableValue(value)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// Whether a key is that of a property of the class.
    func isProperty(_ key: String) -> Bool {
        if let path = LayerKeyPath(key) { return state.has(path.property) }
        return LayerAttribute(rawValue: key) != nil
    }

    /// Whether the layer has a value under a key of the app's own, or draws by it.
    func knows(_ key: String) -> Bool {
        keyedValues?[key] != nil || type(of: self).needsDisplay(forKey: key)
            || type(of: self).defaultValue(forKey: key) != nil
    }

    /// A number as an object, which casts to all of Swift's kinds of number; other values as they are.
    static func boxed(_ value: Any) -> Any { value as? NSNumber ?? value }

    /// Draws anew while an animation moves a value by which the class draws, and once more after it is over.
    func displayMovedValues(by animations: [AttachedAnimation]) {
        let keys = animations.flatMap(\.animation.ownKeys)
        if keys.contains(where: { type(of: self).needsDisplay(forKey: $0) }) { setNeedsDisplay() }
    }

    /// The layer whose values `draw(in:)` sees: a copy while values of the app's own move.
    var drawnLayer: CALayer {
        animations.contains { !$0.animation.ownKeys.isEmpty } ? presentationCopy() : self
    }
}

extension AnimatableValue {
    /// The value in the type that the layer's property has.
    fileprivate nonisolated var propertyValue: Any? {
        switch self {
        case .transform, .transform3D: spaceTransform
        case .colors([]), .numbers([]): nil
        default: boxedValue
        }
    }

    /// The type of a layer's property that has values of the kind.
    fileprivate nonisolated var valueType: Any.Type {
        switch self {
        case .number: CGFloat.self
        case .point: CGPoint.self
        case .size: CGSize.self
        case .rect: CGRect.self
        case .transform, .transform3D: CATransform3D.self
        case .color: CGColor.self
        case .numbers: [NSNumber].self
        case .colors: [CGColor].self
        case .path: CGPath.self
        }
    }

    /// The value as code finds it under a key.
    fileprivate nonisolated var boxedValue: Any? {
        if case .number(let value) = self { NSNumber(value: Double(value)) } else { plainValue }
    }
}

extension LayerState {
    /// Whether layers of the class have the property; only some have the looks of special classes.
    fileprivate nonisolated func has(_ property: LayerProperty) -> Bool {
        property.isEveryLayers || extrasBox?.extras.look.flatMap { _ in extrasBox?.extras.value(of: property) } != nil
    }
}

extension LayerProperty {
    /// Whether it is a property of all layers.
    fileprivate nonisolated var isEveryLayers: Bool {
        switch self {
        case .position, .bounds, .anchorPoint, .anchorPointZ, .zPosition, .transform, .opacity, .backgroundColor,
            .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius,
            .shadowPath, .contentsRect, .sublayerTransform:
            true
        default: false
        }
    }

    /// The value for nil where a property can be without a value.
    fileprivate nonisolated func emptyValue(for given: Any?) -> AnimatableValue? {
        guard given == nil else { return nil }
        return switch self {
        case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: .color(nil)
        case .path, .shadowPath: .path(nil)
        case .colors: .colors([])
        case .locations: .numbers([])
        default: nil
        }
    }
}
