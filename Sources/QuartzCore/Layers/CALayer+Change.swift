import Foundation

extension CALayer {
    /// Stores one value, marks the layer and runs the action that the change calls for.
    func change<Value: AnimatableConvertible & Equatable>(
        _ property: LayerProperty, from old: Value, to new: Value, store: (inout LayerState) -> Void
    ) {
        guard old != new else { return }
        let former = watcher == nil ? nil : frame
        defer { if let former { watcher?.layer(self, didChange: property, from: old, to: new, former: former) } }
        let action = mayRunActions ? action(forKey: property.rawValue) : nil
        let shown = action == nil ? nil : property.value(in: presentationState)
        store(&state)
        if property.isPlacement {
            sublayerVersion &+= 1
            superlayerReference.unretained?.borrow { $0.sublayerVersion &+= 1 }
        }
        setNeedsSnapshot()
        guard let action else { return }
        let change = PropertyChange(
            LayerKeyPath(property), old: old.animatable, new: new.animatable, shown: shown ?? old.animatable)
        action.run(forKey: property.rawValue, object: self, arguments: [PropertyChange.key: change])
    }
}

extension LayerProperty {
    /// True for what decides where a layer or its sublayers lie.
    fileprivate nonisolated var isPlacement: Bool {
        switch self {
        case .position, .bounds, .anchorPoint, .transform, .sublayerTransform: true
        default: false
        }
    }
}
