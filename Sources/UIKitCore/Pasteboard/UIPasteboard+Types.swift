public import Foundation
import UIFoundation

extension UIPasteboard {
    // The lists contain strings and are never changed, so that any thread may read them.

    /// The types of texts, the preferred one first.
    public nonisolated(unsafe) static let typeListString = NSArray(array: [
        TypeIdentifiers.text, "public.text", "public.plain-text",
    ])
    /// The types of URLs.
    public nonisolated(unsafe) static let typeListURL = NSArray(array: [TypeIdentifiers.url])
    /// The types of images.
    public nonisolated(unsafe) static let typeListImage = NSArray(array: [TypeIdentifiers.png])
    /// The types of colours.
    public nonisolated(unsafe) static let typeListColor = NSArray(array: [TypeIdentifiers.color])

    /// The type of a value by its class: a value that is set for it is stored as text, URL, image or colour.
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"

    /// Replaces automatic types in an item by those of the values' classes; other classes keep the automatic type.
    static func withKnownTypes(_ item: [String: Any]) -> [String: Any] {
        guard let value = item[typeAutomatic], let types = types(of: value) else { return item }
        var item = item
        item[typeAutomatic] = nil
        return item.merging(types) { given, _ in given }
    }

    /// The types under which a value is stored; nil for a value of another class.
    static func types(of value: Any) -> [String: Any]? {
        switch value {
        case let text as String: [TypeIdentifiers.text: text]
        case let url as URL: [TypeIdentifiers.url: url, TypeIdentifiers.text: url.absoluteString]
        case let url as NSURL: types(of: url as URL)
        case let image as UIImage: [TypeIdentifiers.png: image]
        case let color as UIColor: [TypeIdentifiers.color: color]
        default: nil
        }
    }
}
