import CoreGraphics
package import Foundation
import InterfaceArchive
import ResourceFiles
package import UIFoundation

extension InterfaceCoder {
    // MARK: Words

    /// A string that is shown to the user, in the user's language.
    ///
    /// - Parameters:
    ///   - name: The attribute, or the key of a child `string`.
    ///   - key: The name under which translations have it; the attribute's own by default.
    package func string(_ name: String, localizedAs key: String? = nil) -> String? {
        let element = value(name)
        guard let own = text(name) ?? (element?.name == "nil" ? nil : element?.text) else { return nil }
        return objectID.flatMap { objects.localizedText(for: $0 + "." + (key ?? name)) } ?? own
    }

    /// `YES` or `NO`.
    package func flag(_ name: String) -> Bool? {
        guard let text = text(name) else { return nil }
        switch text {
        case "YES": return true
        case "NO": return false
        default:
            report(name, text, expected: "YES or NO")
            return nil
        }
    }

    /// One value of an enumeration.
    ///
    /// - Parameters:
    ///   - name: The attribute.
    ///   - values: The words and their meanings.
    package func choice<Value>(_ name: String, _ values: KeyValuePairs<String, Value>) -> Value? {
        guard let text = text(name) else { return nil }
        if let found = values.first(where: { $0.key == text }) { return found.value }
        report(name, text, expected: "one of " + values.map(\.key).joined(separator: ", "))
        return nil
    }

    /// The set of the flags that are `YES` among the attributes of a child, such as `autoresizingMask`.
    ///
    /// - Parameters:
    ///   - key: The child's key.
    ///   - members: The attributes and their meanings.
    package func set<Value: OptionSet>(_ key: String, _ members: KeyValuePairs<String, Value>) -> Value? {
        guard let element = value(key) else { return nil }
        let inner = coder(for: element)
        return members.reduce(into: []) { if inner.flag($1.key) == true { $0.formUnion($1.value) } }
    }

    // MARK: Numbers

    /// A finite number.
    package func number(_ name: String) -> CGFloat? {
        guard let text = text(name) else { return nil }
        guard let number = Double(text), number.isFinite else {
            report(name, text, expected: "a number")
            return nil
        }
        return CGFloat(number)
    }

    /// A whole number.
    package func integer(_ name: String) -> Int? {
        guard let text = text(name) else { return nil }
        guard let number = Int(text) else {
            report(name, text, expected: "a whole number")
            return nil
        }
        return number
    }

    package func float(_ name: String) -> Float? { number(name).map(Float.init) }

    // MARK: Geometry

    package func rect(_ key: String) -> CGRect? {
        numbers(key, "x", "y", "width", "height").map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    package func size(_ key: String) -> CGSize? {
        numbers(key, "width", "height").map { CGSize(width: $0[0], height: $0[1]) }
    }

    package func point(_ key: String) -> CGPoint? { numbers(key, "x", "y").map { CGPoint(x: $0[0], y: $0[1]) } }

    /// Insets, in either of the two forms that files have.
    package func insets(_ key: String) -> UIEdgeInsets? {
        let names =
            value(key)?.name == "inset" ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
        return numbers(key, names[0], names[1], names[2], names[3])
            .map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    }

    package func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        numbers(key, "top", "leading", "bottom", "trailing")
            .map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
    }

    /// The numbers that a child has as attributes; missing ones are 0.
    private func numbers(_ key: String, _ names: String...) -> [CGFloat]? {
        guard let element = value(key), element.name != "nil" else { return nil }
        let inner = coder(for: element)
        return names.map { inner.number($0) ?? 0 }
    }

    // MARK: Objects

    /// The object that is the value of a property.
    package func object<Object>(_ key: String, as type: Object.Type = Object.self) -> Object? {
        guard let element = value(key), element.name != "nil", objects.includes(element) else { return nil }
        return objects.object(for: element) as? Object
    }

    /// The objects of a list, in the file's order.
    package func objects<Object>(in list: String, as type: Object.Type = Object.self) -> [Object] {
        self.list(list).compactMap { objects.object(for: $0) as? Object }
    }

    /// The object to which an attribute refers by its identifier.
    package func reference<Object>(_ attribute: String, as type: Object.Type = Object.self) -> Object? {
        text(attribute).flatMap { objects.object(withID: $0) as? Object }
    }
}
