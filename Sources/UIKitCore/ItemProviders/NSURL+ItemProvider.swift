import CoreGraphics
public import Foundation

nonisolated extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.url] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try String.decoded(from: data).object(of: Self.self) { NSURL(string: $0) }
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.url] }

    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? [TypeIdentifiers.fileURL, TypeIdentifiers.url] : [TypeIdentifiers.url]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}
