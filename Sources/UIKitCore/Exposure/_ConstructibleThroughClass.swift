public import Foundation
public import QuartzCore

/// An object that can be made by a class that is known only at run time: `type.init(frame: .zero)`.
///
/// Swift calls only required initializers in this way, and Objective-C all. So each initializer that subclasses override is in
/// an extension of this protocol once more, where it makes the object by the class's own. The class's own initializers are
/// preferred where the class is known, even those with default arguments. A class that has no such initializer stops there with
/// "Use of unimplemented initializer", as on iOS.
public nonisolated protocol _ConstructibleThroughClass: AnyObject {}

extension NSObject: nonisolated _ConstructibleThroughClass {}

nonisolated extension _ConstructibleThroughClass where Self: NSObject {
    /// Makes an object of a class that is known only at run time.
    ///
    /// Classes below `NSObject` alone are made by the closure that rewritten sources register; others stop the program.
    @_disfavoredOverload public init() {
        let type: NSObject.Type = type(of: self)
        guard let made = ExposedClasses.shared.makeOnAnyThread(type) as? NSObject else {
            fatalError(
                "\(type) is known only at run time here, and how its objects are made is not registered. Compile its source with "
                    + "the plugin AppSources, or register it with AnoleExports.maker(_:_:).")
        }
        self.init(answering: made)
    }
}

extension _ConstructibleThroughClass where Self: ConstructibleObject {
    /// Makes an object of a class that is known only at run time.
    @_disfavoredOverload public init() {
        let type: ConstructibleObject.Type = type(of: self)
        // An initializer without arguments of an app's own need not override the framework's.
        let own = ExposedClasses.shared.make(type) as? ConstructibleObject
        self.init(answering: own ?? ConstructibleObject.make(type))
    }

    /// Makes an object from the values that it begins with, which only its own class knows.
    package init(through key: ConstructionKey) {
        let type: ConstructibleObject.Type = type(of: self)
        guard let made = type.init(key) else {
            fatalError("\(type) answered nil from an initializer that cannot. Answer self there.")
        }
        self.init(answering: made)
    }
}

extension _ConstructibleThroughClass where Self: CALayer {
    /// Makes a copy of a layer, of a class that is known only at run time.
    ///
    /// - Parameter layer: A layer of the same class.
    @_disfavoredOverload public init(layer: Any) {
        let type: CALayer.Type = type(of: self)
        self.init(answering: ConstructibleObject.make(type, copying: layer))
    }
}
