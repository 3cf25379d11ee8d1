import CoreGraphics

extension CALayer {
    /// Gives the model a value by property, or a part of one; one of another kind is ignored.
    package func setModelValue(_ value: AnimatableValue, of keyPath: LayerKeyPath) {
        guard let part = keyPath.part else { return setModelValue(value, of: keyPath.property) }
        let whole = part.changed(keyPath.property.value(in: state), to: value)
        if let whole { setModelValue(whole, of: keyPath.property) }
    }

    /// Gives the model a value by property; one of another kind is ignored.
    package func setModelValue(_ value: AnimatableValue, of property: LayerProperty) {
        switch (property, value) {
        case (.position, .point(let v)): position = v
        case (.bounds, .rect(let v)): bounds = v
        case (.anchorPoint, .point(let v)): anchorPoint = v
        case (.zPosition, .number(let v)): zPosition = v
        case (.transform, .transform(let v)): setAffineTransform(v)
        case (.transform, .transform3D(let v)): transform = v
        case (.sublayerTransform, _): sublayerTransform = value.spaceTransform ?? sublayerTransform
        case (.anchorPointZ, .number(let v)): anchorPointZ = v
        case (.opacity, .number(let v)): opacity = Float(v)
        case (.backgroundColor, .color(let v)): backgroundColor = v.map { CGColor(rgba: $0) }
        case (.cornerRadius, .number(let v)): cornerRadius = v
        case (.borderWidth, .number(let v)): borderWidth = v
        case (.borderColor, .color(let v)): borderColor = v.map { CGColor(rgba: $0) }
        case (.shadowColor, .color(let v)): shadowColor = v.map { CGColor(rgba: $0) }
        case (.shadowOpacity, .number(let v)): shadowOpacity = Float(v)
        case (.shadowOffset, .size(let v)): shadowOffset = v
        case (.shadowRadius, .number(let v)): shadowRadius = v
        default:
            // The others are one class's own, or stored with the properties that few layers have.
            var extras = state.extras
            guard extras.set(value, for: property) else { return }
            state.extras = extras
            setNeedsSnapshot()
        }
    }
}
