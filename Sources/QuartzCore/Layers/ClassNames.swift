/// The names of classes without their modules, each computed once. The language's own function asks for a conformance, and a
/// search for a missing one visits every conformance of the program.
package enum ClassNames {
    private static var names: [ObjectIdentifier: String] = [:]
    /// The last answer, because neighbours are often of one class.
    @exclusivity(unchecked) private static var last: (type: ObjectIdentifier, name: String)?

    /// The name of an object's class, such as `UIView`.
    package static func name(of object: AnyObject) -> String {
        let type: AnyObject.Type = Swift.type(of: object)
        let id = ObjectIdentifier(type)
        if let last, last.type == id { return last.name }
        let name = names[id] ?? _typeName(type, qualified: false)
        names[id] = name
        last = (id, name)
        return name
    }
}
