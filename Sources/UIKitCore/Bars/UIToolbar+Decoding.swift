import Foundation
import UIFoundation

extension UIToolbar {
    /// Reads the look and the items.
    func decodeToolbar(from coder: InterfaceCoder) {
        if let style = coder.choice("barStyle", DecodedBarWords.styles) ?? nil { barStyle = style }
        if let shinesThrough = coder.flag("translucent") { isTranslucent = shinesThrough }
        if let color = coder.color("barTintColor") { barTintColor = color }
        if let look = BarAppearanceDescription("standardAppearance", of: coder) { standardAppearance = look.ofToolbar }
        if let look = BarAppearanceDescription("compactAppearance", of: coder) { compactAppearance = look.ofToolbar }
        if let look = BarAppearanceDescription("scrollEdgeAppearance", of: coder) {
            scrollEdgeAppearance = look.ofToolbar
        }
        let items = coder.objects(in: "items", as: UIBarButtonItem.self)
        if !items.isEmpty { setItems(items, animated: false) }
    }
}
