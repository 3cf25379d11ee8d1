import CoreGraphics
package import Foundation
import InterfaceArchive
import ResourceFiles
package import UIFoundation

extension InterfaceCoder {
    /// The attributes of a bar's texts: font, colour and shadow.
    package func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let element = value(key), element.name == "textAttributes" else { return nil }
        let inner = coder(for: element)
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = inner.font("fontDescription") { attributes[.font] = font }
        if let color = inner.color("textColor") { attributes[.foregroundColor] = color }
        if let color = inner.color("textShadowColor") {
            let shadow = NSShadow()
            shadow.shadowColor = color
            if let offset = inner.offset("textShadowOffset") {
                shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
            }
            attributes[.shadow] = shadow
        }
        return attributes
    }

    /// A distance to the right and down.
    package func offset(_ key: String) -> UIOffset? {
        guard let element = value(key), element.name != "nil" else { return nil }
        let inner = coder(for: element)
        return UIOffset(horizontal: inner.number("horizontal") ?? 0, vertical: inner.number("vertical") ?? 0)
    }
}
