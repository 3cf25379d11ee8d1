/// One change of a property, handed to the action that it calls for.
package nonisolated struct PropertyChange: Sendable {
    /// The key of the change among an action's arguments.
    package static let key = "propertyChange"
    /// The property that changed, or the part of it that this is about.
    package let keyPath: LayerKeyPath
    package let old: AnimatableValue
    package let new: AnimatableValue
    /// The value shown just before, animations included.
    package let shown: AnimatableValue

    package init(_ keyPath: LayerKeyPath, old: AnimatableValue, new: AnimatableValue, shown: AnimatableValue) {
        (self.keyPath, self.old, self.new, self.shown) = (keyPath, old, new, shown)
    }

    package var property: LayerProperty { keyPath.property }
}
