public import Foundation
import UIFoundation

extension UIPasteboard {
    // The lists hold texts and are never changed, so that any thread may read them.

    /// The types of texts, the preferred one first.
    public nonisolated(unsafe) static let typeListString = NSArray(array: [
        textType, "public.text", "public.plain-text",
    ])
    /// The types of addresses.
    public nonisolated(unsafe) static let typeListURL = NSArray(array: [urlType])
    /// The types of pictures.
    public nonisolated(unsafe) static let typeListImage = NSArray(array: [imageType])
    /// The types of colours.
    public nonisolated(unsafe) static let typeListColor = NSArray(array: [colorType])

    /// Stands for the type that a value's class has: a value that is set for it is put there as text, address, picture or colour.
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"

    /// An item in which a value without a type has that of its class; one of another class keeps the automatic type.
    static func withKnownTypes(_ item: [String: Any]) -> [String: Any] {
        guard let value = item[typeAutomatic], let types = types(of: value) else { return item }
        var item = item
        item[typeAutomatic] = nil
        return item.merging(types) { given, _ in given }
    }

    private static func types(of value: Any) -> [String: Any]? {
        switch value {
        case let text as String: [textType: text]
        case let url as URL: [urlType: url, textType: url.absoluteString]
        case let image as UIImage: [imageType: image]
        case let color as UIColor: [colorType: color]
        default: nil
        }
    }
}
