import CoreGraphics
public import Foundation

nonisolated extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [TypeIdentifiers.text, "public.plain-text", "public.text", TypeIdentifiers.url]
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try String.decoded(from: data).object(of: Self.self) { NSString(string: $0) }
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.text] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
}

extension String {
    /// The text of bytes in UTF-8; throws when they are no such text.
    nonisolated static func decoded(from data: Data) throws -> String {
        guard let text = String(data: data, encoding: .utf8) else {
            throw NSItemProvider.error(.unexpectedValueClassError, "The bytes are no text in UTF-8.")
        }
        return text
    }

    /// An object of a class, which may be a special one, made of the text.
    nonisolated func object<Made>(of type: Made.Type, _ make: (String) -> Any?) throws -> Made {
        guard let made = make(self) as? Made else {
            throw NSItemProvider.error(.unexpectedValueClassError, "No object of \(type) can be made of the content.")
        }
        return made
    }
}
