/// The value in a layer's state that a key path names: that of a property, or a part of it such as `position.x`.
package nonisolated struct LayerKeyPath: Hashable, Sendable {
    package let property: LayerProperty
    /// nil for the whole value.
    package let part: ValuePart?

    /// The key path of a property or a part of it.
    package init(_ property: LayerProperty, _ part: ValuePart? = nil) {
        (self.property, self.part) = (property, part)
    }

    /// Reads a key path as Core Animation writes them; nil for a property that there is not, or that has no such part.
    package init?(_ text: String) {
        let names = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = names.first, let property = LayerProperty(rawValue: String(name)) else { return nil }
        guard names.count > 1 else {
            self.init(property)
            return
        }
        guard let part = ValuePart(rawValue: String(names[1])), property.parts.contains(part) else { return nil }
        self.init(property, part)
    }

    /// The key path as Core Animation writes it.
    package var text: String { part.map { "\(property.rawValue).\($0.rawValue)" } ?? property.rawValue }

    /// The value in a state.
    package func value(in state: LayerState) -> AnimatableValue {
        let whole = property.value(in: state)
        return part.map { $0.value(of: whole) ?? whole } ?? whole
    }

    /// Puts a value into a state; one of another kind is ignored.
    package func set(_ value: AnimatableValue, in state: inout LayerState) {
        guard let part else { return property.set(value, in: &state) }
        if let whole = part.changed(property.value(in: state), to: value) { property.set(whole, in: &state) }
    }
}

extension LayerProperty {
    /// The parts of its value that key paths can name.
    fileprivate nonisolated var parts: Set<ValuePart> {
        switch self {
        case .position, .anchorPoint, .startPoint, .endPoint, .emitterPosition: ValuePart.ofPoints
        case .shadowOffset, .emitterSize: ValuePart.ofSizes
        case .bounds, .contentsRect: ValuePart.ofRects
        case .transform, .sublayerTransform, .instanceTransform: ValuePart.ofTransforms
        default: []
        }
    }
}
