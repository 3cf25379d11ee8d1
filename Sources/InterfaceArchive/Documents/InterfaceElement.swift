package import ResourceFiles

/// One element of an interface file, with its children.
package final class InterfaceElement: Sendable {
    /// A named text of an element.
    package struct Attribute: Sendable {
        package let name: String
        package let value: String

        package init(name: String, value: String) { (self.name, self.value) = (name, value) }
    }

    /// The element's name, such as `label`.
    package let name: String
    /// In the order of their names.
    package let attributes: [Attribute]
    /// In the file's order.
    package let children: [InterfaceElement]
    /// The characters inside; empty for elements with children.
    package let text: String
    /// The path of the file.
    package let file: String
    /// The line that the element begins in, counted from 1.
    package let line: Int
    /// The identifier that references name; nil for elements that are only values.
    package let id: String?
    /// The property of the enclosing element that this one is the value of; nil for elements of lists.
    package let key: String?

    /// The indices of attributes and children by name; nil for the usual few, which are found faster one by one.
    private let attributeIndices: [String: Int]?
    private let childIndices: [String: Int]?
    private let keyIndices: [String: Int]?

    /// The number of entries up to which one look at each is faster than a search by a hash.
    private static let few = 8

    package init(
        name: String, attributes: [Attribute], children: [InterfaceElement], text: String, file: String, line: Int
    ) {
        (self.name, self.attributes, self.children) = (name, attributes, children)
        (self.text, self.file, self.line) = (text, file, line)
        id = attributes.first { $0.name == "id" }?.value
        key = attributes.first { $0.name == "key" }?.value
        attributeIndices = attributes.count > Self.few ? Self.indices(of: attributes.map(\.name)) : nil
        childIndices = children.count > Self.few ? Self.indices(of: children.map(\.name)) : nil
        keyIndices = children.count > Self.few ? Self.indices(of: children.map(\.key)) : nil
    }

    private static func indices(of names: [String?]) -> [String: Int] {
        var indices: [String: Int] = [:]
        for (index, name) in names.enumerated() {
            if let name, indices[name] == nil { indices[name] = index }
        }
        return indices
    }

    /// The value of an attribute; nil when the element has none of the name.
    package subscript(attribute: String) -> String? {
        if let attributeIndices { return attributeIndices[attribute].map { attributes[$0].value } }
        for candidate in attributes where candidate.name == attribute { return candidate.value }
        return nil
    }

    /// The first child with a name.
    package func child(_ name: String) -> InterfaceElement? {
        if let childIndices { return childIndices[name].map { children[$0] } }
        return children.first { $0.name == name }
    }

    /// The child that is the value of a property.
    package func child(key: String) -> InterfaceElement? {
        if let keyIndices { return keyIndices[key].map { children[$0] } }
        return children.first { $0.key == key }
    }

    /// The children of the child with a name, such as those of `subviews`; empty when there is none.
    package func children(in list: String) -> [InterfaceElement] { child(list)?.children ?? [] }

    /// The fault that a part of this element is not as expected.
    package func fault(found: String, expected: String) -> ResourceFault {
        ResourceFault(file: file, line: line, found: found, expected: expected)
    }
}

extension InterfaceElement: CustomStringConvertible {
    /// The element's beginning, such as `<label id="a1">`.
    package var description: String { "<\(name)" + (id.map { " id=\"\($0)\"" } ?? "") + ">" }
}
