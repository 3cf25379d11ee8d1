import Foundation
import UIFoundation

extension UINavigationBar {
    /// Reads the look and the stack of items.
    func decodeNavigationBar(from coder: InterfaceCoder) {
        if let style = coder.choice("barStyle", DecodedBarWords.styles) ?? nil { barStyle = style }
        if let shinesThrough = coder.flag("translucent") { isTranslucent = shinesThrough }
        if let isLarge = coder.flag("largeTitles") { prefersLargeTitles = isLarge }
        if let color = coder.color("barTintColor") { barTintColor = color }
        decodeImages(from: coder)
        if let attributes = coder.textAttributes("titleTextAttributes") { titleTextAttributes = attributes }
        if let attributes = coder.textAttributes("largeTitleTextAttributes") { largeTitleTextAttributes = attributes }
        decodeAppearances(from: coder)
        let items = coder.objects(in: "items", as: UINavigationItem.self)
        if !items.isEmpty { setItems(items, animated: false) }
    }

    private func decodeImages(from coder: InterfaceCoder) {
        if let image = coder.image("backgroundImage") { setBackgroundImage(image, for: .default) }
        if let image = coder.image("shadowImage") { shadowImage = image }
        if let image = coder.image("backIndicatorImage") { backIndicatorImage = image }
        if let image = coder.image("backIndicatorTransitionMaskImage") { backIndicatorTransitionMaskImage = image }
    }

    private func decodeAppearances(from coder: InterfaceCoder) {
        if let look = BarAppearanceDescription("standardAppearance", of: coder) {
            standardAppearance = look.ofNavigationBar
        }
        if let look = BarAppearanceDescription("compactAppearance", of: coder) {
            compactAppearance = look.ofNavigationBar
        }
        if let look = BarAppearanceDescription("scrollEdgeAppearance", of: coder) {
            scrollEdgeAppearance = look.ofNavigationBar
        }
        if let look = BarAppearanceDescription("compactScrollEdgeAppearance", of: coder) {
            compactScrollEdgeAppearance = look.ofNavigationBar
        }
    }
}
