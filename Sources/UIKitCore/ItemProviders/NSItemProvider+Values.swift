import CoreGraphics
public import Foundation

/// Values of Swift that are objects elsewhere, such as `String` and `URL`.
extension NSItemProvider {
    /// Whether a value of a class can be made of it.
    public nonisolated func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: Value._ObjectiveCType.self) }

    /// Loads a value of a class; the handler gets it or an error.
    @discardableResult public nonisolated func loadObject<Value: _ObjectiveCBridgeable>(
        ofClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        let finish = SharedFunction { (object: (any NSItemProviderReading)?, error: (any Error)?) in
            var value: Value?
            if let object = object as? Value._ObjectiveCType {
                _ = Value._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            completionHandler(value, error)
        }
        return loadObject(ofClass: Value._ObjectiveCType.self) { object, error in try? finish.call((object, error)) }
    }
}
