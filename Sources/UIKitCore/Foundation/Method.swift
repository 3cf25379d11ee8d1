/// A method of Objective-C, of which there are none: no class has methods that could be exchanged while the app runs.
///
/// The functions that look for methods answer so, as on Apple's platforms for a class that lacks the method, and report it once
/// on standard error. Sources that exchange methods compile, and do without.
public nonisolated enum Method: Sendable {}

// MARK: Finding

/// The method of a class's objects by its name: always nil, for the class has no methods of Objective-C.
public nonisolated func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    MethodSearches.shared.report(name, of: cls)
    return nil
}

/// The method of a class itself by its name: always nil, for the class has no methods of Objective-C.
public nonisolated func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    MethodSearches.shared.report(name, of: cls)
    return nil
}

/// The code of a method by its name: always nil, for the class has no methods of Objective-C.
public nonisolated func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    MethodSearches.shared.report(name, of: cls)
    return nil
}

/// The class of an object; nil for nil.
public nonisolated func object_getClass(_ obj: Any?) -> AnyClass? {
    guard let obj else { return nil }
    return type(of: obj as AnyObject)
}

/// The class above a class; nil for one that has none.
public nonisolated func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

// MARK: Changing

/// Gives a class a method; none can be made, so this is never called.
///
/// - Parameters:
///   - cls: The class.
///   - name: The name of the method.
///   - imp: Its code.
///   - types: The types of its arguments and result, as text.
@discardableResult
public nonisolated func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {}

/// Gives a method of a class other code; none can be made, so this is never called.
///
/// - Parameters:
///   - cls: The class.
///   - name: The name of the method.
///   - imp: Its code.
///   - types: The types of its arguments and result, as text.
@discardableResult
public nonisolated func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {}

/// Exchanges the code of two methods; there are none, so this is never called.
public nonisolated func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// The code of a method; there is none, so this is never called.
public nonisolated func method_getImplementation(_ m: Method) -> IMP {}

/// Gives a method other code; there is none, so this is never called.
public nonisolated func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {}

/// The types of a method's arguments and result as text; there is none, so this is never called.
public nonisolated func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? {}

/// The name of a method; there is none, so this is never called.
public nonisolated func method_getName(_ m: Method) -> Selector {}
