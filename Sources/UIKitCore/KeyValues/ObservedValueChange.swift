import Foundation

/// A change of a property, as its observers receive it.
nonisolated struct ObservedValueChange {
    /// The property's key; nil where only its key path is known.
    let key: String?
    /// Finds out the property, which only observers need that know no key.
    var identity: () -> PropertyIdentity? = { nil }
    var isPrior = false
    let old: Any?
    let new: Any?
}

/// Notifies the observers of a property that it was set: rewritten sources call it for each property with `@objc dynamic`.
///
/// Costs one test while the object has no observers.
///
/// - Parameters:
///   - object: The object.
///   - path: The way to the property from it.
///   - key: The property's key.
///   - oldValue: The value before.
///   - newValue: The value now.
public nonisolated func anoleChanged<Owner: AnyObject, Value>(
    _ object: Owner, _ path: KeyPath<Owner, Value>, _ key: String, _ oldValue: Value, _ newValue: Value
) {
    guard let observers = PropertyObservers.of(object), let owner = object as? NSObject else { return }
    let change = ObservedValueChange(key: key, identity: { PropertyIdentity(path) }, old: oldValue, new: newValue)
    observers.notify(change, of: owner)
}
