/// The names of classes without their modules, each computed once. The language's own function asks for a conformance, and a
/// search for a missing one visits every conformance of the program.
package enum ClassNames {
    private static var names: [ObjectIdentifier: String] = [:]

    /// The name of an object's class, such as `UIView`.
    package static func name(of object: AnyObject) -> String {
        let type: AnyObject.Type = Swift.type(of: object)
        if let name = names[ObjectIdentifier(type)] { return name }
        let name = _typeName(type, qualified: false)
        names[ObjectIdentifier(type)] = name
        return name
    }
}
