package import ResourceFiles

/// One element of an interface file, with everything inside it.
package final class InterfaceElement: Sendable {
    /// A named text of an element.
    package struct Attribute: Sendable {
        package let name: String
        package let value: String
    }

    /// The element's name, such as `label`.
    package let name: String
    /// In the order of their names.
    package let attributes: [Attribute]
    /// In the file's order.
    package let children: [InterfaceElement]
    /// The characters directly inside, without those between children.
    package let text: String
    /// The path of the file.
    package let file: String
    /// The line that the element begins in, counted from 1.
    package let line: Int

    package init(
        name: String, attributes: [Attribute], children: [InterfaceElement], text: String, file: String, line: Int
    ) {
        (self.name, self.attributes, self.children) = (name, attributes, children)
        (self.text, self.file, self.line) = (text, file, line)
    }

    /// The value of an attribute; nil when the element has none of the name.
    package subscript(attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }

    /// The identifier that references name; nil for elements that are only values.
    package var id: String? { self["id"] }

    /// The property of the enclosing element that this one is the value of; nil for elements of lists.
    package var key: String? { self["key"] }

    /// The first child with a name.
    package func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// The child that is the value of a property.
    package func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }

    /// The children of the child with a name, such as those of `subviews`; empty when there is none.
    package func children(in list: String) -> [InterfaceElement] { child(list)?.children ?? [] }

    /// The fault that something in this element is not as expected.
    package func fault(found: String, expected: String) -> ResourceFault {
        ResourceFault(file: file, line: line, found: found, expected: expected)
    }
}

extension InterfaceElement: CustomStringConvertible {
    /// The element's beginning, such as `<label id="a1">`.
    package var description: String { "<\(name)" + (id.map { " id=\"\($0)\"" } ?? "") + ">" }
}
