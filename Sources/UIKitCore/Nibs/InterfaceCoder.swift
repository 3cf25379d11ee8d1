package import Foundation
package import InterfaceArchive
import ResourceFiles

/// One element of an interface file, from which an object is initialised in `init(coder:)`.
///
/// Values have the names that the file gives them. Each method returns nil if the file has no value, so that the default of the
/// class applies. Text that is not of the expected kind is reported with its line and treated as missing. The loader reports the
/// values that no object has read, once.
package nonisolated final class InterfaceCoder: NSCoder {
    package let element: InterfaceElement
    /// The identifier of the object that this element belongs to: its own, or that of the element around it.
    package let objectID: String?
    /// Makes other objects of the file.
    package nonisolated(unsafe) let objects: any InterfaceObjects
    /// The attributes and children that were read.
    fileprivate var asked: Set<String> = []
    /// Whether reads are recorded: only the first loading reports unread values.
    fileprivate let notes: Bool

    /// Makes a coder for an element.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - objectID: The identifier of the object around an element that is only a value.
    ///   - objects: The objects of the file, which live longer than the coder.
    ///   - notes: Whether `unread` is wanted afterwards.
    package init(
        _ element: InterfaceElement, of objectID: String? = nil, objects: any InterfaceObjects,
        noting notes: Bool = true
    ) {
        (self.element, self.objects, self.notes) = (element, objects, notes)
        self.objectID = element.id ?? objectID
        super.init()
    }

    // MARK: NSCoder

    // Apple's archives have keys of their own, which no interface file contains.

    package override var allowsKeyedCoding: Bool { true }
    package override func containsValue(forKey key: String) -> Bool { false }
    package override func decodeObject(forKey key: String) -> Any? { nil }
    package override func decodeBool(forKey key: String) -> Bool { false }
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { 0 }
    package override func decodeInt64(forKey key: String) -> Int64 { 0 }
    package override func decodeCInt(forKey key: String) -> Int32 { 0 }
    package override func decodeFloat(forKey key: String) -> Float { 0 }
    package override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension InterfaceCoder {
    private func note(_ name: String) { if notes { asked.insert(name) } }

    /// The text of an attribute, in the present traits.
    package func text(_ attribute: String) -> String? {
        note(attribute)
        return objects.variation(of: attribute, in: element) ?? element[attribute]
    }

    /// The element that is the value of a property.
    package func value(_ key: String) -> InterfaceElement? {
        note(key)
        return objects.variation(ofValue: key, in: element) ?? element.child(key: key)
    }

    /// The elements in a list, in the file's order, without those that a variation leaves out.
    package func list(_ name: String) -> [InterfaceElement] {
        note(name)
        return element.children(in: name).filter(objects.includes)
    }

    /// The elements directly inside that have a name, such as `state`.
    package func repeated(_ name: String) -> [InterfaceElement] {
        note(name)
        return element.children.filter { $0.name == name }
    }

    /// A coder for an element that is only a value, such as a state of a button.
    package func coder(for element: InterfaceElement) -> InterfaceCoder {
        InterfaceCoder(element, of: objectID, objects: objects, noting: false)
    }

    /// The names of the attributes and children that were not read, in the file's order.
    package var unread: [String] {
        // A child of a repeated name may have a key, such as that of a button's state. The key of a variation is its condition.
        let children = element.children.filter { !asked.contains($0.name) }
            .map { $0.name == "variation" ? $0.name : $0.key ?? $0.name }
        return (element.attributes.map(\.name) + children).filter { !asked.contains($0) }
    }

    /// Reports text that is not of the expected kind.
    package func report(_ attribute: String, _ text: String, expected: String) {
        objects.report(
            element.fault(
                found: "\(attribute)=\(ResourceFault.quoted(text)) in <\(element.name)>", expected: expected))
    }
}
