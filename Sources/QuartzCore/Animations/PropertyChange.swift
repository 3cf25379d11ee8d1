/// One change of a property, handed to the action that it calls for.
package nonisolated struct PropertyChange: Sendable {
    /// Where an action finds the change among its arguments.
    package static let key = "propertyChange"
    package let property: LayerProperty
    package let old: AnimatableValue
    package let new: AnimatableValue
    /// The value shown just before, animations included.
    package let shown: AnimatableValue

    package init(property: LayerProperty, old: AnimatableValue, new: AnimatableValue, shown: AnimatableValue) {
        (self.property, self.old, self.new, self.shown) = (property, old, new, shown)
    }
}
