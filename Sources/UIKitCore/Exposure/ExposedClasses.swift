import Foundation

/// The classes that expose members by name, on any thread.
///
/// A class's module is registered when the class is looked at for the first time.
package nonisolated final class ExposedClasses: @unchecked Sendable {
    package static let shared = ExposedClasses()

    // Registering makes no look-ups, but is called with the lock held and calls back.
    private let lock = NSRecursiveLock()
    private var classes: [ObjectIdentifier: ExposedClass] = [:]
    private var chains: [ObjectIdentifier: [ExposedClass]] = [:]
    private var aliases: [String: AnyClass] = [:]
    /// The modules that were looked for, and whether they expose any names.
    private var modules: [String: Bool] = [:]

    // MARK: Registering

    /// The members of a class; only for the modules' registration.
    func ofClass(_ type: AnyClass) -> ExposedClass {
        if let known = classes[ObjectIdentifier(type)] { return known }
        let name = ClassName(of: type)
        let isExposing = register(name.module)
        // Registering its module may have registered the class.
        if let known = classes[ObjectIdentifier(type)] { return known }
        let exposed = ExposedClass(
            type, isComplete: isExposing && !name.isGeneric, isOrigin: FrameworkModules.areOrigin(of: name))
        classes[ObjectIdentifier(type)] = exposed
        return exposed
    }

    func name(_ type: AnyClass, _ alias: String) { aliases[alias] = type }

    func registerModule(_ name: String) { _ = register(name) }

    private func register(_ module: String) -> Bool {
        if let isExposing = modules[module] { return isExposing }
        nonisolated(unsafe) let found = NSClassFromString(module + ".AnoleModule") as? any AnoleModuleExports.Type
        modules[module] = found != nil
        guard let found else { return false }
        // It makes closures and key paths, which any thread may do; that these belong to the main actor shows when they are used.
        typealias Registration = (AnoleExports) -> Void
        let registration: @MainActor (AnoleExports) -> Void = { found.register($0) }
        unsafeBitCast(registration, to: Registration.self)(AnoleExports())
        return true
    }

    // MARK: Looking up

    /// The classes of an object that have or may have exposed names, from its own upwards.
    private func chain(of type: AnyClass) -> [ExposedClass] {
        if let chain = chains[ObjectIdentifier(type)] { return chain }
        // An app's extensions of the framework's classes are in the app's module, to which no class of the chain leads.
        _ = register(ClassName.mainModule)
        // Layers are in a module that does not know of this registry; they are exposed with views.
        _ = register("UIKitCore")
        var chain: [ExposedClass] = []
        var next: AnyClass? = type
        while let type = next {
            chain.append(ofClass(type))
            next = _getSuperclass(type)
        }
        chains[ObjectIdentifier(type)] = chain
        return chain
    }

    private func first<Member>(of type: AnyClass, _ member: (ExposedClass) -> Member?) -> Member? {
        lock.withLock {
            for owner in chain(of: type) { if let found = member(owner) { return found } }
            return nil
        }
    }

    /// The method that a selector's name means for an object of a class.
    func method(_ name: String, of type: AnyClass) -> ExposedClass.Method? { first(of: type) { $0.methods[name] } }

    /// Whether a class, or one above it, exposes a method of a name.
    func hasMethod(_ name: String, in type: AnyClass) -> Bool { first(of: type) { $0.has(name) ? true : nil } ?? false }

    /// The property that a key means for an object of a class.
    func property(_ key: String, of type: AnyClass) -> ExposedProperty? { first(of: type) { $0.properties[key] } }

    /// The key of a property of a class that a key path leads to.
    func key(of identity: PropertyIdentity, in type: AnyClass) -> String? {
        // Hash order: a property has one identity; of two keys for it the smaller one counts.
        first(of: type) { $0.properties.values.filter { $0.identity == identity }.map(\.name).min() }
    }

    /// The keys, joined by dots, of a property of an object that a property of a class leads to.
    func keyPath<Value>(of identity: PropertyIdentity, to valueType: Value.Type, in type: AnyClass) -> String? {
        lock.withLock {
            for owner in chain(of: type) {
                for property in owner.properties.values.sorted(by: { $0.name < $1.name }) {
                    guard let next = property.valueType as? AnyClass else { continue }
                    for inner in chain(of: next).flatMap({ $0.properties.values.sorted { $0.name < $1.name } }) {
                        guard inner.valueType == valueType, let path = property.path.appending(path: inner.path),
                            PropertyIdentity(path, valueType: valueType) == identity
                        else { continue }
                        return property.name + "." + inner.name
                    }
                }
            }
            return nil
        }
    }

    /// Whether all members of a class that Objective-C would see are known, except of the framework's own.
    func isComplete(_ type: AnyClass) -> Bool {
        lock.withLock { chain(of: type).prefix { !$0.isOrigin }.allSatisfy(\.isComplete) }
    }

    /// Whether a class has a method of a name, or one above it that is below a class of the framework; nil when that is not known
    /// of all of an app's.
    func hasMethod(_ name: String, in type: AnyClass, below limit: AnyClass) -> Bool? {
        lock.withLock {
            let own = chain(of: type).prefix { $0.type != limit }
            if own.contains(where: { $0.has(name) }) { return true }
            return own.allSatisfy { $0.isComplete || $0.isOrigin } ? false : nil
        }
    }

    /// The property of an app's class that a key means, where that hides one of the framework's.
    func ownProperty(_ key: String, of type: AnyClass) -> ExposedProperty? {
        first(of: type) { $0.isOrigin ? nil : $0.properties[key] }
    }

    /// The closure that makes objects of a class; nil when its module registers none.
    func maker(of type: AnyClass) -> (@MainActor () -> AnyObject)? {
        lock.withLock { chain(of: type).first { $0.type == type }?.make }
    }

    /// The class that has a name of Objective-C, given with `@objc(…)` or the framework's own.
    ///
    /// It is looked for in the program's module, in those that it registers and in those of the framework; nil when none has it.
    package func aliased(_ name: String) -> AnyClass? {
        lock.withLock {
            _ = register(ClassName.mainModule)
            for module in FrameworkModules.names { _ = register(module) }
            return aliases[name]
        }
    }
}
