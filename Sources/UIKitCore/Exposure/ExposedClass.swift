/// The members that one class exposes by name.
nonisolated final class ExposedClass {
    typealias Method = @MainActor (AnyObject, SentArguments) -> Any?

    let type: AnyClass
    /// Whether all members that Objective-C would see are known here, since the class's module was rewritten.
    let isComplete: Bool
    /// Whether the class is the framework's or of a module below, and not an app's.
    let isOrigin: Bool

    /// Calls of methods, for selectors.
    var methods: [String: Method] = [:]
    /// Methods that no selector calls.
    var names: Set<String> = []
    /// Makes an object of the class without a coder; nil where its module has no such registration.
    var make: (@MainActor () -> AnyObject)?
    private(set) var properties: [String: ExposedProperty] = [:]

    init(_ type: AnyClass, isComplete: Bool, isOrigin: Bool) {
        (self.type, self.isComplete, self.isOrigin) = (type, isComplete, isOrigin)
    }

    func add(_ property: ExposedProperty) { properties[property.name] = property }

    func has(_ method: String) -> Bool { methods[method] != nil || names.contains(method) }
}
