import Foundation
import QuartzCore
import UIFoundation

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

    /// Makes an object of any class, on the thread that the caller chose, as on iOS; nil for a class without a
    /// known initializer.
    func makeOnAnyThread(_ type: NSObject.Type) -> AnyObject? {
        if type == NSObject.self { return NSObject() }
        if let empty = emptyFoundationObject(type) { return empty }
        let make: @MainActor (NSObject.Type) -> AnyObject? = { [self] type in
            self.make(type) ?? (type as? ConstructibleObject.Type).map { ConstructibleObject.make($0) }
        }
        return unsafeBitCast(make, to: ((NSObject.Type) -> AnyObject?).self)(type)
    }

    /// An object without content of a class for which Foundation has no initializer without arguments here; nil for others.
    private func emptyFoundationObject(_ type: NSObject.Type) -> NSObject? {
        if type == NSAttributedString.self || type == NSMutableAttributedString.self {
            return AttributedText().attributed
        }
        if type == NSError.self { return NSError(domain: "", code: 0) }
        if type == Progress.self { return Progress(parent: nil) }
        // A pattern that matches nothing, because Foundation refuses one without characters.
        if type == NSRegularExpression.self { return try? NSRegularExpression(pattern: "(?!)") }
        return nil
    }

    /// Calls a method that an object's class exposes, on this thread.
    ///
    /// - Parameters:
    ///   - name: The method's name in Objective-C.
    ///   - object: The object.
    ///   - arguments: The arguments of the method.
    /// - Returns: Whether there is such a method and it was called, and its result.
    @discardableResult
    package func send(_ name: String, to object: AnyObject, _ arguments: [Any?] = []) -> (isSent: Bool, result: Any?) {
        guard let method = method(name, of: type(of: object)) else { return (false, nil) }
        let call = unsafeBitCast(method, to: ((AnyObject, SentArguments) -> Any?).self)
        return (true, call(object, SentArguments(name: name, receiver: object, values: arguments)))
    }
}
