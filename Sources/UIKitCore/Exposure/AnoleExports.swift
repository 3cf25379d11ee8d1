/// The receiver of a module's exposed names: methods for selectors, properties for keys, and other names of classes.
///
/// Rewritten sources call it; their registrations belong to the class that the closure or key path begins with, and are found
/// in classes below that one too. The last registration of a name counts.
@preconcurrency @MainActor public final class AnoleExports {
    nonisolated init() {}

    /// Exposes a method without arguments.
    ///
    /// - Parameters:
    ///   - name: Its name in Objective-C, such as `save`.
    ///   - call: The call of it.
    public func method<C: AnyObject, R>(_ name: String, _ call: @escaping @MainActor (C) -> R) {
        add(name, to: C.self) { receiver, _ in call(receiver) }
    }

    /// Exposes a method with an argument.
    ///
    /// - Parameters:
    ///   - name: Its name in Objective-C, such as `save:`.
    ///   - call: The call of it.
    public func method<C: AnyObject, A0, R>(_ name: String, _ call: @escaping @MainActor (C, A0) -> R) {
        add(name, to: C.self) { receiver, sent in call(receiver, sent[0]) }
    }

    /// Exposes a method with two arguments.
    ///
    /// - Parameters:
    ///   - name: Its name in Objective-C, such as `save:forEvent:`.
    ///   - call: The call of it.
    public func method<C: AnyObject, A0, A1, R>(_ name: String, _ call: @escaping @MainActor (C, A0, A1) -> R) {
        add(name, to: C.self) { receiver, sent in call(receiver, sent[0], sent[1]) }
    }

    /// Exposes a method with three arguments.
    ///
    /// - Parameters:
    ///   - name: Its name in Objective-C, such as `makeDetail:sender:identifier:`.
    ///   - call: The call of it.
    public func method<C: AnyObject, A0, A1, A2, R>(
        _ name: String, _ call: @escaping @MainActor (C, A0, A1, A2) -> R
    ) {
        add(name, to: C.self) { receiver, sent in call(receiver, sent[0], sent[1], sent[2]) }
    }

    /// Exposes that a class has a method, which no selector can call.
    ///
    /// - Parameters:
    ///   - name: Its name in Objective-C.
    ///   - class: The class.
    public func name<C: AnyObject>(_ name: String, _ class: C.Type) {
        ExposedClasses.shared.ofClass(`class`).names.insert(name)
    }

    /// Exposes a property that can only be read.
    ///
    /// - Parameters:
    ///   - name: Its key.
    ///   - path: The way to it from an object.
    public func property<C: AnyObject, V>(_ name: String, _ path: KeyPath<C, V>) {
        ExposedClasses.shared.ofClass(C.self).add(ExposedProperty(name, path))
    }

    /// Exposes a property that can be read and set.
    ///
    /// - Parameters:
    ///   - name: Its key.
    ///   - path: The way to it from an object.
    public func property<C: AnyObject, V>(_ name: String, _ path: ReferenceWritableKeyPath<C, V>) {
        ExposedClasses.shared.ofClass(C.self).add(ExposedProperty(name, setting: path))
    }

    /// Exposes a property that may not be read before it is set.
    package func property<C: AnyObject, V>(
        _ name: String, _ path: ReferenceWritableKeyPath<C, V>, setting set: @escaping @MainActor (C, V) -> Void
    ) {
        ExposedClasses.shared.ofClass(C.self).add(ExposedProperty(name, path, setting: set))
    }

    /// Gives a class another name, by which interface files and `NSClassFromString(_:)` find it.
    ///
    /// - Parameters:
    ///   - objectiveCName: The other name.
    ///   - class: The class.
    public func alias(_ objectiveCName: String, _ class: AnyClass) {
        ExposedClasses.shared.name(`class`, objectiveCName)
    }

    /// Says how an object of a class is made that interface files contain and that is neither view nor controller.
    ///
    /// Unlike iOS: Swift cannot call `init()` of a class that is known only at run time.
    ///
    /// - Parameters:
    ///   - class: The class, below `NSObject`.
    ///   - make: Makes an object.
    public func maker<C: AnyObject>(_ class: C.Type, _ make: @escaping @MainActor () -> C) {
        ExposedClasses.shared.ofClass(`class`).make = make
    }

    /// Registers another module, which this one imports: its extensions of the framework's classes are only found so.
    ///
    /// - Parameter name: The module's name; one without exposed names is left out.
    public func module(_ name: String) { ExposedClasses.shared.registerModule(name) }

    /// The index in a list of the class that is the nearest superclass of an object's own class; nil for none.
    ///
    /// Members that an extension declares look so for the ones of extensions of classes below, which override them on iOS.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - classes: The classes.
    ///   - limit: The class whose own and lower ones do not count, for calls with `super`; nil for no limit.
    nonisolated public static func nearest(
        of object: AnyObject, _ classes: [AnyClass], above limit: AnyClass? = nil
    ) -> Int? {
        var next: AnyClass? = limit.map { _getSuperclass($0) } ?? type(of: object)
        while let type = next {
            if let place = classes.firstIndex(where: { $0 == type }) { return place }
            next = _getSuperclass(type)
        }
        return nil
    }

    private func add<C: AnyObject>(
        _ name: String, to class: C.Type, _ call: @escaping @MainActor (C, SentArguments) -> Any?
    ) {
        ExposedClasses.shared.ofClass(`class`).methods[name] = { receiver, sent in
            // It is found through the receiver's classes, of which this is one.
            call(receiver as! C, sent)
        }
    }
}
