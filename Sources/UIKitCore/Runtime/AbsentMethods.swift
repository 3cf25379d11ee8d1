/// The optional methods that classes turned out to lack.
///
/// Swift does not tell whether a class has an optional method of its own or the default of an extension. So a method with effects
/// is taken to be there; its default notes the receiver's class when it runs, and from then on the method is not offered for
/// objects of this class. A method that answers a value needs none of this: its default answers one that no app can give.
package struct AbsentMethods {
    /// Those of the app in force.
    package static var current = AbsentMethods()

    private struct Method: Hashable {
        var name: String
        var type: ObjectIdentifier
    }

    private var methods: Set<Method> = []
    /// Whether only methods that a class is known to have count, for what offers the user a choice of them.
    package private(set) var countsOnlyKnown = false

    package init() {}

    /// Notes that the default of a method ran for an object.
    ///
    /// - Parameters:
    ///   - method: The method's name with its labels, such as `cut(_:)`; that of the caller unless said.
    ///   - receiver: An object of the class that lacks the method.
    package mutating func note(_ method: String = #function, in receiver: AnyObject) {
        methods.insert(Method(name: method, type: ObjectIdentifier(type(of: receiver))))
    }

    /// Does work during which only methods that a class is known to have count.
    package static func countingOnlyKnown<Result>(_ work: () -> Result) -> Result {
        let former = current.countsOnlyKnown
        current.countsOnlyKnown = true
        defer { current.countsOnlyKnown = former }
        return work()
    }

    /// Whether the class of an object is known to lack a method.
    package func contains(_ method: String, of receiver: AnyObject) -> Bool {
        methods.contains(Method(name: method, type: ObjectIdentifier(type(of: receiver))))
    }
}
