import CoreGraphics
import Foundation
import InterfaceArchive
import ResourceFiles
import UIFoundation
import UIKitCore

/// The value of a property that a file sets by a key path.
struct RuntimeAttribute {
    let coder: InterfaceCoder
    /// The index among the object's translated attributes.
    let localizedTextIndex: Int

    init(_ coder: InterfaceCoder, localizedTextIndex: Int) {
        (self.coder, self.localizedTextIndex) = (coder, localizedTextIndex)
    }

    /// The value, which may be nil inside; nil, and reported, where the file has none of the type that it declares.
    var value: Any?? {
        let type = coder.text("type") ?? ""
        let value: Any?
        switch type {
        case "nil": return .some(nil)
        case "boolean": value = coder.flag("value").map { NSNumber(value: $0) }
        case "number": value = number
        case "string": value = text
        case "localizedString":
            let key = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(localizedTextIndex)]"
            value = coder.string("value", localizedAs: key)
        case "point": value = coder.point("value")
        case "size": value = coder.size("value")
        case "rect": value = coder.rect("value")
        case "range": value = range
        case "color": value = coder.color("value").flatMap { $0 }
        case "image": value = coder.image("value")
        default:
            coder.objects.report(
                coder.element.fault(
                    found: "type=" + ResourceFault.quoted(type),
                    expected: "boolean, number, string, localizedString, point, size, rect, range, color, image or nil")
            )
            return nil
        }
        return value.map { .some($0) }
    }

    private var text: String? {
        if let text = coder.text("value") { return text }
        return coder.value("value").map(\.text) ?? ""
    }

    private var number: NSNumber? {
        guard let element = coder.value("value") else {
            return coder.number("value").map { NSNumber(value: Double($0)) }
        }
        let inner = coder.coder(for: element)
        return element.name == "integer"
            ? inner.integer("value").map { NSNumber(value: $0) }
            : inner.number("value").map { NSNumber(value: Double($0)) }
    }

    private var range: NSRange? {
        guard let inner = coder.value("value").map(coder.coder(for:)) else { return nil }
        guard let location = inner.integer("location"), let length = inner.integer("length") else { return nil }
        return NSRange(location: location, length: length)
    }
}
