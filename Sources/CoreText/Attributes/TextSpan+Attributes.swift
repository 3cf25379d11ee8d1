import CoreGraphics
package import Foundation

extension TextSpan {
    /// Reads the attributes that text drawing knows; without a font it is `font`. Values of the wrong kind count as absent.
    package init(length: Int, attributes: [NSAttributedString.Key: Any], font: FontRequest) {
        let values = AttributeValues(attributes)
        let font = (attributes[AttributeNames.font] as? any FontAttribute)?.fontRequest ?? font
        let color = values.color(AttributeNames.color) ?? values.color(AttributeNames.coreColor)
        let effects = TextEffects(values, font: font)
        self.init(
            length: length, font: font, color: color,
            // A kern overrides a tracking unless it is zero.
            kern: values.number(AttributeNames.kern).flatMap { $0 == 0 ? nil : $0 }
                ?? values.number(AttributeNames.tracking) ?? 0,
            ligatures: values.ligatures, rise: values.number(AttributeNames.baselineOffset) ?? 0,
            underline: values.decoration(AttributeNames.underline, color: AttributeNames.underlineColor),
            strikethrough: values.decoration(AttributeNames.strikethrough, color: AttributeNames.strikethroughColor),
            effects: effects.isEmpty ? nil : effects)
    }
}

extension TextEffects {
    fileprivate init(_ values: AttributeValues, font: FontRequest) {
        self.init(
            background: values.color(AttributeNames.background),
            shadow: (values.attributes[AttributeNames.shadow] as? any ShadowAttribute)?.textShadow,
            outline: values.outline(font: font), slant: values.number(AttributeNames.obliqueness) ?? 0,
            image: (values.attributes[AttributeNames.attachment] as? any ImageAttribute)?.inlineImage)
    }
}

/// Attributes as values of their types.
private struct AttributeValues {
    let attributes: [NSAttributedString.Key: Any]

    init(_ attributes: [NSAttributedString.Key: Any]) { self.attributes = attributes }

    func color(_ key: NSAttributedString.Key) -> CGColor? {
        (attributes[key] as? any ColorAttribute)?.attributeColor
    }

    /// A finite number, of any numeric type.
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
        let number: CGFloat? =
            switch attributes[key] {
            case nil: nil
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            case let value as any RawRepresentable<Int>: CGFloat(value.rawValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    var ligatures: TextLigatures {
        switch number(AttributeNames.ligature) {
        case nil, 1: .standard
        case 0: .required
        default: .all
        }
    }

    /// The width is given in percent of the font's size; negative ones fill too.
    func outline(font: FontRequest) -> TextOutline? {
        guard let width = number(AttributeNames.strokeWidth), width != 0 else { return nil }
        return TextOutline(
            width: width.magnitude / 100 * font.size, color: color(AttributeNames.strokeColor), fills: width < 0)
    }

    func decoration(_ key: NSAttributedString.Key, color colorKey: NSAttributedString.Key) -> TextDecoration? {
        guard let number = number(key), let style = Int(exactly: number), style & 0x0F != 0 else { return nil }
        let weight: TextDecoration.Weight =
            switch style & 0x0F {
            case 0x02: .thick
            case 0x09: .double
            default: .single
            }
        let pattern: TextDecoration.Pattern =
            switch style & 0x0F00 {
            case 0x0100: .dots
            case 0x0200: .dashes
            case 0x0300: .dashDots
            case 0x0400: .dashDotDots
            default: .solid
            }
        return TextDecoration(
            weight: weight, pattern: pattern, isByWord: style & 0x8000 != 0, color: color(colorKey))
    }
}
