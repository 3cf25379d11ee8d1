import Foundation

nonisolated extension ExposedClasses {
    /// The class that an interface file names: that of the module, one with such a name in Objective-C, or the program's own.
    ///
    /// - Parameters:
    ///   - name: The class's name.
    ///   - module: The module that the file names; nil for none.
    package func named(_ name: String, in module: String?) -> AnyClass? {
        if let module, let found = NSClassFromString(module + "." + name) { return found }
        if let found = aliased(name) { return found }
        return NSClassFromString(ClassName.mainModule + "." + name)
    }

    /// Makes an object of a class by the closure that its module registered; nil without one.
    @MainActor package func make(_ type: AnyClass) -> AnyObject? { maker(of: type)?() }
}
