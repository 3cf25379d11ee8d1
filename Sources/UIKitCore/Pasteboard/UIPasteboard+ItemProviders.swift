import CoreGraphics
import Foundation
import UIFoundation

/// Content of the pasteboard as item providers.
extension UIPasteboard {
    /// An item provider of one item's values, each with its type on the pasteboard.
    static func provider(of item: [String: Any]) -> NSItemProvider {
        let provider = NSItemProvider()
        // Hash order: sorted, texts last, because other types have a text, too.
        for type in item.keys.sorted(by: { rank($0) < rank($1) }) { register(item[type], type, with: provider) }
        return provider
    }

    private static func rank(_ type: String) -> (Int, String) {
        (TypeIdentifiers.conforms(type, to: "public.text") ? 1 : 0, type)
    }

    private static func register(_ value: Any?, _ type: String, with provider: NSItemProvider) {
        switch value {
        case let text as String where TypeIdentifiers.conforms(type, to: "public.plain-text"):
            provider.registerObject(text as NSString, visibility: .all)
        case let text as String: register(Data(text.utf8), type, with: provider)
        case let url as URL: provider.registerObject(url as NSURL, visibility: .all)
        case let object as any NSItemProviderWriting: provider.registerObject(object, visibility: .all)
        case let data as Data:
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { handler in
                handler(data, nil)
                return nil
            }
        default: break
        }
    }

    /// The values that a provider can load at once, by their types.
    static func item(of provider: NSItemProvider) -> [String: Any] {
        let found = LoadedValues()
        for type in provider.registeredTypeIdentifiers {
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in found.note(data, type) }
        }
        return found.values
    }
}

/// The values of an item while they are loaded.
private nonisolated final class LoadedValues: @unchecked Sendable {
    private let lock = NSLock()
    private var item: [String: Any] = [:]

    var values: [String: Any] { lock.withLock { item } }

    func note(_ data: Data?, _ type: String) {
        guard let data else { return }
        lock.withLock { item[type] = Self.value(of: data, type) }
    }

    /// Converts bytes to the value that a pasteboard has for a type.
    private static func value(of data: Data, _ type: String) -> Any {
        if TypeIdentifiers.conforms(type, to: "public.plain-text") {
            return String(data: data, encoding: .utf8) ?? data
        }
        if TypeIdentifiers.conforms(type, to: TypeIdentifiers.url) {
            return String(data: data, encoding: .utf8).flatMap { URL(string: $0) } ?? data
        }
        if TypeIdentifiers.conforms(type, to: "public.image") { return UIImage(data: data) ?? data }
        if type == TypeIdentifiers.color {
            return (try? UIColor.object(withItemProviderData: data, typeIdentifier: type)) ?? data
        }
        return data
    }
}
