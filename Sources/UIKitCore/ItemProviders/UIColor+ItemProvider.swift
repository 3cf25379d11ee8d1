import CoreGraphics
public import Foundation
public import UIFoundation

/// A colour is written as four numbers of sRGB, red, green, blue and alpha, in an array of JSON.
nonisolated extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.color] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let numbers = try JSONDecoder().decode([Double].self, from: data)
        guard numbers.count == 4,
            let color = UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]) as? Self
        else { throw NSItemProvider.error(.unexpectedValueClassError, "The bytes are no colour of four numbers.") }
        return color
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.color] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let color = rgba
        let numbers = [Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)]
        do { completionHandler(try JSONEncoder().encode(numbers), nil) } catch { completionHandler(nil, error) }
        return nil
    }
}
