import Foundation

/// A trait of the framework's own.
nonisolated protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var path: WritableKeyPath<TraitSet, Value> { get }
}

nonisolated extension SystemTrait {
    static func isOpen(in traits: TraitSet) -> Bool { traits[keyPath: path] == defaultValue }
    static func read(from traits: TraitSet) -> Any { traits[keyPath: path] }
    static func clear(in traits: inout TraitSet) { traits[keyPath: path] = defaultValue }
    static func differs(_ left: TraitSet, _ right: TraitSet) -> Bool { left[keyPath: path] != right[keyPath: path] }
    static func write(_ value: Any, to traits: inout TraitSet) {
        if let value = value as? Value { traits[keyPath: path] = value }
    }
}
