import Foundation

extension CALayer {
    /// Stores one value, marks the layer and runs the action that the change calls for.
    func change<Value: AnimatableConvertible & Equatable>(
        _ property: LayerProperty, from old: Value, to new: Value, store: (inout LayerState) -> Void
    ) {
        guard old != new else { return }
        if watcher == nil {
            apply(property, from: old, to: new, store: store)
        } else {
            changeWatched(property, from: old, to: new, store: store)
        }
    }

    /// Changes a property of a layer that is observed; apart, so that others are changed as fast as if none were.
    @inline(never)
    private func changeWatched<Value: AnimatableConvertible & Equatable>(
        _ property: LayerProperty, from old: Value, to new: Value, store: (inout LayerState) -> Void
    ) {
        announcing(property) { apply(property, from: old, to: new, store: store) }
    }

    /// Notifies the observers of a property of a change.
    func announcing(_ property: LayerProperty, change: () -> Void) {
        guard let watcher else { return change() }
        // Values are stored in other types than those that apps know.
        let (formerFrame, former) = (frame, keyedValue(at: property.rawValue))
        change()
        watcher.layer(
            self, didChange: property, from: former, to: keyedValue(at: property.rawValue), former: formerFrame)
    }

    @inline(__always)
    private func apply<Value: AnimatableConvertible & Equatable>(
        _ property: LayerProperty, from old: Value, to new: Value, store: (inout LayerState) -> Void
    ) {
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
    /// True for properties that determine the position of a layer or its sublayers.
    fileprivate nonisolated var isPlacement: Bool {
        switch self {
        case .position, .bounds, .anchorPoint, .transform, .sublayerTransform: true
        default: false
        }
    }
}
