import Foundation
import QuartzCore

/// The way in which an object refers to a value that is associated with it.
public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is not retained; it is nil once the value has been deallocated.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is kept.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is kept, where it can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is kept.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of the value is kept, where it can be copied.
    case OBJC_ASSOCIATION_COPY = 771

    fileprivate func reference(to value: Any) -> () -> Any? {
        switch self {
        case .OBJC_ASSOCIATION_ASSIGN:
            weak let object = value as AnyObject
            return { object }
        case .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_RETAIN:
            return { value }
        case .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_COPY:
            let copy = (value as? any NSCopying)?.copy() ?? value
            return { copy }
        }
    }
}

/// The values of objects that have no room for them in themselves; they are released some time after their objects.
private nonisolated let others = ObjectTable<[UnsafeRawPointer: () -> Any?]>()

/// Associates a value with an object under a key; nil ends the association.
///
/// Responders, layers and bar items keep their values as long as they live. Those of other objects are released a while
/// after these.
///
/// - Parameters:
///   - object: The object.
///   - key: The address that is the key.
///   - value: The value.
///   - policy: The way in which it is referred to.
public nonisolated func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let reference = value.map { policy.reference(to: $0) }
    if let object = object as? ConstructibleObject {
        let belongings = object.belongings ?? ObjectBelongings()
        object.belongings = belongings
        // The former value ends after it was replaced, for its end may look here.
        let former = belongings.associated[key]
        belongings.associated[key] = reference
        _ = former
    } else {
        others.update(object as AnyObject) { values in
            values = values ?? [:]
            values?[key] = reference
            if values?.isEmpty == true { values = nil }
        }
    }
}

/// The value that is associated with an object under a key.
public nonisolated func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    if let object = object as? ConstructibleObject { return object.belongings?.associated[key]?() }
    return others[object as AnyObject]?[key]?()
}

/// Ends all associations of an object.
public nonisolated func objc_removeAssociatedObjects(_ object: Any) {
    if let object = object as? ConstructibleObject {
        let former = object.belongings?.associated
        object.belongings?.associated = [:]
        _ = former
    } else {
        others.update(object as AnyObject) { $0 = nil }
    }
}
