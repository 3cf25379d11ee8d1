import CoreGraphics
public import Foundation

/// An object that an item provider can hand out as bytes.
public nonisolated protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types as which objects of the class can be written, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The types as which this object can be written; by default those of its class.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The programs that may load a type; by default all.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Writes the object as a type and calls the handler with the bytes or an error, on any thread, once.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

nonisolated extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }
}
