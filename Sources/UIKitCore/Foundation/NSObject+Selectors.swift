public import Foundation

nonisolated extension NSObject {
    /// Whether the object has a method of a name: one that its class exposes, or the one that the selector was made from.
    ///
    /// Status: partial – of the framework's own methods only those are known by name that interface files and menus reach.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector, aSelector.isImplemented(by: self) else { return false }
        return (self as? any MethodDenying)?.denies(aSelector) != true
    }

    /// Calls a method on the object, and answers its result where that is an object.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { send(aSelector, []) }

    /// Calls a method on the object with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        send(aSelector, [object])
    }

    /// Calls a method on the object with two arguments.
    ///
    /// - Parameters:
    ///   - aSelector: The method.
    ///   - object1: Its first argument.
    ///   - object2: Its second argument.
    /// - Returns: Its result where that is an object.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        send(aSelector, [object1, object2])
    }

    private func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { fatalError("\(type(of: self)) was asked to perform no selector. Give it one.") }
        let result = selector.send(to: self, with: arguments).flatMap { ExposedValue.flatten($0) }
        guard let result, !(result is Void) else { return nil }
        return PerformedResults.keep(result as AnyObject)
    }
}

nonisolated extension NSObjectProtocol {
    /// Whether the object, which only its protocol is known of, has a method of a name; false for one that is no `NSObject`.
    public func responds(to aSelector: Selector!) -> Bool { (self as? NSObject)?.responds(to: aSelector) ?? false }
}
