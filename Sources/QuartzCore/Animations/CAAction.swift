public import Foundation

/// The reaction to a change of a layer's property or to an event of a layer.
@preconcurrency @MainActor public protocol CAAction: AnyObject {
    /// Runs after the change; `anObject` is the layer, `event` the property's key path or the event's name, `dict` details.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The event of a layer that joins a superlayer.
public nonisolated let kCAOnOrderIn = "onOrderIn"

/// The action that has no effect and ends the search for one.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
