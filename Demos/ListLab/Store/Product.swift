import UIKit

/// A thing that the store sells: its name, its price, and the symbol and colour of its picture.
nonisolated struct Product: Hashable, Sendable {
    let name: String
    let symbol: String
    /// In cents.
    let price: Int
    /// The hue of the picture, from 0 to 1.
    let hue: Double

    private static let kinds = [
        ("Headphones", "headphones", 8900), ("Reading lamp", "lightbulb.fill", 3450), ("Notebook", "book.fill", 690),
        ("Film camera", "camera.fill", 21900), ("Gift box", "gift.fill", 1250), ("Garden shears", "scissors", 1890),
        ("Wall clock", "clock.fill", 4200), ("Travel bag", "bag.fill", 6400), ("Telephone", "phone.fill", 5300),
        ("House key", "key", 480), ("Globe", "globe", 3990), ("Printer", "printer", 12900),
    ]
    private static let makes = ["Northwind", "Oak & Son", "Lumen", "Harbour", "Small Hours"]

    /// The product with a number; each number has one of its own.
    init(number: Int) {
        let kind = Self.kinds[number % Self.kinds.count]
        let make = Self.makes[(number * 3 + number / Self.kinds.count) % Self.makes.count]
        (name, symbol) = ("\(make) \(kind.0)", kind.1)
        price = kind.2 + number / Self.kinds.count * 110
        hue = Double((number * 37 + 11) % 100) / 100
    }
}

nonisolated extension Product {
    var color: UIColor {
        UIColor(dynamicProvider: { [hue] traits in
            let isDark = traits.userInterfaceStyle == .dark
            return UIColor(
                hue: hue, saturation: isDark ? 0.6 : 0.35, brightness: isDark ? 0.45 : 0.95, alpha: 1)
        })
    }

    /// The price as the user reads it.
    var priceText: String { "\(price / 100).\(price % 100 / 10)\(price % 10) €" }
}
