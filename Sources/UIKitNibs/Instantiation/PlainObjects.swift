import Foundation

/// Makes objects of classes that are only known to be below `NSObject`.
enum PlainObjects {
    /// Swift calls `init()` of a class known at run time only where a class requires it. This one does, and overrides the
    /// same entry of the class's table of methods; so the call finds what each class has there.
    private class Requiring: NSObject {
        required override init() { super.init() }
    }

    /// Makes an object by `init()`; a class that has declared other initializers only stops there, as on iOS.
    @inline(never) @_optimize(none) static func make(_ type: NSObject.Type) -> NSObject {
        unsafeBitCast(type, to: Requiring.Type.self).init()
    }
}
