/// The optional methods that classes were found not to implement.
///
/// Swift cannot determine whether a class implements an optional method or inherits the default of an extension. Therefore a
/// method with effects is assumed to be implemented. Its default implementation notes the receiver's class, and from then on the
/// method is not offered for objects of this class. A method with a result does not need this: its default returns a value that
/// no app can return.
package struct AbsentMethods {
    /// Those of the running app.
    package static var current = AbsentMethods()

    private struct Method: Hashable {
        var name: String
        var type: ObjectIdentifier
    }

    private var methods: Set<Method> = []
    /// Whether only methods that a class is known to have count, for what offers the user a choice of them.
    package private(set) var countsOnlyKnown = false

    package init() {}

    /// Notes that the default implementation of a method ran for an object.
    ///
    /// - Parameters:
    ///   - method: The method's name with its labels, such as `cut(_:)`; by default that of the caller.
    ///   - receiver: An object of the class that does not implement the method.
    package mutating func note(_ method: String = #function, in receiver: AnyObject) {
        methods.insert(Method(name: method, type: ObjectIdentifier(type(of: receiver))))
    }

    /// Performs work during which only methods count that a class is known to implement.
    package static func countingOnlyKnown<Result>(_ work: () -> Result) -> Result {
        let former = current.countsOnlyKnown
        current.countsOnlyKnown = true
        defer { current.countsOnlyKnown = former }
        return work()
    }

    /// Whether the class of an object is known not to implement a method.
    package func contains(_ method: String, of receiver: AnyObject) -> Bool {
        methods.contains(Method(name: method, type: ObjectIdentifier(type(of: receiver))))
    }
}
