import CoreGraphics
import Foundation
import UIFoundation

extension UITabBar {
    /// Reads the look and the tabs.
    func decodeTabBar(from coder: InterfaceCoder) {
        if let style = coder.choice("barStyle", DecodedBarWords.styles) ?? nil { barStyle = style }
        if let shinesThrough = coder.flag("translucent") { isTranslucent = shinesThrough }
        decodeColors(from: coder)
        decodePositions(from: coder)
        if let look = BarAppearanceDescription("standardAppearance", of: coder) { standardAppearance = look.ofTabBar }
        if let look = BarAppearanceDescription("scrollEdgeAppearance", of: coder) {
            scrollEdgeAppearance = look.ofTabBar
        }
        let items = coder.objects(in: "items", as: UITabBarItem.self)
        if !items.isEmpty { setItems(items, animated: false) }
    }

    private func decodeColors(from coder: InterfaceCoder) {
        if let color = coder.color("barTintColor") { barTintColor = color }
        if let color = coder.color("unselectedItemTintColor") { unselectedItemTintColor = color }
        // The name of before version 8 for the tint.
        if let color = coder.color("selectedImageTintColor") { tintColor = color }
        if let image = coder.image("backgroundImage") { backgroundImage = image }
        if let image = coder.image("shadowImage") { shadowImage = image }
        if let image = coder.image("selectionIndicatorImage") { selectionIndicatorImage = image }
    }

    private func decodePositions(from coder: InterfaceCoder) {
        if let positioning = coder.choice("itemPositioning", Self.positionings) { itemPositioning = positioning }
        if let width = coder.number("itemWidth") { itemWidth = width }
        if let spacing = coder.number("itemSpacing") { itemSpacing = spacing }
    }

    private static let positionings: KeyValuePairs<String, ItemPositioning> = [
        "automatic": .automatic, "fill": .fill, "centered": .centered,
    ]
}
