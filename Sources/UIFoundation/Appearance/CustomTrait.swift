/// The value of a trait that an app has defined; never changed.
nonisolated final class CustomTrait: Equatable, @unchecked Sendable {
    let definition: UITrait
    let value: Any

    init<Trait: UITraitDefinition>(_ definition: Trait.Type, _ value: Trait.Value) {
        (self.definition, self.value) = (definition, value)
    }

    static func == (left: CustomTrait, right: CustomTrait) -> Bool {
        left === right || areEqual(left.value, right.value)
    }

    /// Values that cannot be compared differ, unless they are one object.
    static func areEqual(_ left: Any, _ right: Any) -> Bool {
        func isEqual<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
        if let left = left as? any Equatable { return isEqual(left) }
        guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
        return left as AnyObject === right as AnyObject
    }
}
