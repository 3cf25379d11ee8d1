import Foundation

/// A trait: one of the framework's, or one that an app defines by a type of its own.
///
/// An app's trait has its default value wherever it is not overridden. Values that are equal are no change; those that cannot
/// be compared are taken for others unless they were set at once. The type is only a name: no instance is ever made.
public nonisolated protocol UITraitDefinition<Value> {
    /// The type of the trait's values.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
    /// The name in descriptions; the name of the type unless given.
    static var name: String { get }
    /// A name that no other trait has, such as that of a domain turned round; empty unless given.
    static var identifier: String { get }
    /// Whether dynamic colours may depend on it; false unless given.
    static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
    public static var name: String { "\(Self.self)" }
    public static var identifier: String { "" }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type
