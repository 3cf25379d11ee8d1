import CoreGraphics
public import Foundation
import UIFoundation

/// Between programs an attributed text is its plain text; within one it keeps its attributes.
nonisolated extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [TypeIdentifiers.text, "public.plain-text", "public.text"]
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try String.decoded(from: data).object(of: Self.self) { AttributedText($0).attributed }
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.text] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }
}
