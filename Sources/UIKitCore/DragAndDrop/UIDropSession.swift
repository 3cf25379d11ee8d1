import CoreGraphics
public import Foundation

/// A drag as those see it that it may be dropped on.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The session of the drag, as it began in this app.
    var localDragSession: (any UIDragSession)? { get }

    /// The sign of progress while dropped items are loaded.
    ///
    /// Status: partial – no sign is shown, since content of this app is there too soon for one.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// Loads an object of a class from each item that has one, when the items were dropped.
    ///
    /// To be called in `dropInteraction(_:performDrop:)`. The handler is called on the main actor in a later turn, with the
    /// objects
    /// in the items' order and without those that failed; before the drop it gets none.
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Loads a value of a class, such as `String` or `URL`, from each item that has one, when the items were dropped.
    @discardableResult public func loadObjects<Value: _ObjectiveCBridgeable>(
        ofClass: Value.Type, completion: @escaping ([Value]) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    var value: Value?
                    if let object = object as? Value._ObjectiveCType {
                        _ = Value._conditionallyBridgeFromObjectiveC(object, result: &value)
                    }
                    return value
                })
        }
    }
}
