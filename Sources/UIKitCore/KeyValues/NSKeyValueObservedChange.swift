public import Foundation

/// A change of a value, for the observer of a key path.
public nonisolated struct NSKeyValueObservedChange<Value> {
    /// Kinds of changes.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The value after it, where that was asked for.
    public let newValue: Value?
    /// The value before it, where that was asked for.
    public let oldValue: Value?
    /// The indexes of the inserted, removed or replaced objects; nil for a value that was set.
    public let indexes: IndexSet?
    /// Whether the change has not been made yet.
    public let isPrior: Bool
}
