import CoreGraphics
public import Foundation
public import UIFoundation

nonisolated extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [TypeIdentifiers.png, "public.jpeg", "public.image"]
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError, "The bytes are no picture of a kind that is known.")
        }
        return image
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.png, "public.jpeg"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData()
        completionHandler(
            data,
            data == nil
                ? NSItemProvider.error(.unavailableCoercionError, "The picture cannot be written as \(typeIdentifier).")
                : nil)
        return nil
    }
}
