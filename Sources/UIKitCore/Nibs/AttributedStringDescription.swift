import CoreGraphics
import Foundation
import InterfaceArchive
import ResourceFiles
import UIFoundation

/// An attributed string as an interface file describes it: fragments of text, each with its attributes.
struct AttributedStringDescription {
    let coder: InterfaceCoder

    init(_ coder: InterfaceCoder) { self.coder = coder }

    /// The text with the attributes of its fragments.
    var text: AttributedText {
        var text = AttributedText()
        for fragment in coder.repeated("fragment") {
            let inner = coder.coder(for: fragment)
            let styles = inner.repeated("attributes").map { attributes(inner.coder(for: $0)) }
            text.append(AttributedText(inner.string("content") ?? "", style: TextStyle(styles.first ?? [:])))
        }
        return text
    }

    private func attributes(_ coder: InterfaceCoder) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in coder.element.children {
            guard let key = child.key else { continue }
            attributes[NSAttributedString.Key(rawValue: key)] = attribute(coder.coder(for: child))
        }
        return attributes
    }

    /// The value that an element describes; an unknown kind gives nil and is reported.
    private func attribute(_ coder: InterfaceCoder) -> Any? {
        switch coder.element.name {
        case "nil": return nil
        case "color": return coder.ownColor
        case "font": return FragmentFont(coder).font
        case "fontDescription": return coder.ownFont
        case "paragraphStyle": return ParagraphDescription(coder).style
        case "shadow": return shadow(coder)
        case "real": return coder.number("value").map { Double($0) }
        case "integer": return coder.integer("value")
        case "string": return coder.element.text
        case "url": return coder.text("string").flatMap { URL(string: $0) }
        default:
            let element = coder.element
            coder.objects.report(
                element.fault(
                    found: "<\(element.name)> among the attributes of a text",
                    expected: "a color, font, paragraphStyle, shadow, real, integer, string or url"))
            return nil
        }
    }

    private func shadow(_ coder: InterfaceCoder) -> NSShadow {
        let shadow = NSShadow()
        if let radius = coder.number("blurRadius") { shadow.shadowBlurRadius = radius }
        if let offset = coder.size("offset") { shadow.shadowOffset = offset }
        if let color = coder.color("color") { shadow.shadowColor = color }
        return shadow
    }
}
