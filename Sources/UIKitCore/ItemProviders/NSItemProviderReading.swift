import CoreGraphics
public import Foundation

/// A class whose objects can be made from an item provider's bytes.
public nonisolated protocol NSItemProviderReading: NSObjectProtocol {
    /// The types from which objects can be made, the best one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object from bytes of a type; throws when they are no such thing.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
