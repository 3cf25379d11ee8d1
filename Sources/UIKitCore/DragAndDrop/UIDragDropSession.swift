import CoreGraphics
public import Foundation

/// The things that are dragged, and their place.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// The items, the one that was touched first.
    var items: [UIDragItem] { get }

    /// The place of the finger or the pointer, in a view's space.
    func location(in view: UIView) -> CGPoint

    /// Whether the drag lets the items be moved.
    var allowsMoveOperation: Bool { get }

    /// Whether the items are for this app only.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Whether any item has one of some types, or a special case of one.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Whether an object of a class can be made of any item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Whether a value of a class, such as `String` or `URL`, can be made of any item.
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }
}
