import ResourceFiles

/// The identifiers of a file's elements, and whether all references to them lead somewhere.
struct InterfaceReferences {
    private(set) var elements: [String: InterfaceElement] = [:]
    private(set) var warnings: [ResourceFault] = []

    /// Identifiers that are in every file without an element: the owner and the first responder.
    private static let reserved: Set<String> = ["-1", "-2"]

    /// Gathers them; an identifier that two elements have is a fault, as is one that a connection or a constraint lacks.
    init(_ root: InterfaceElement) throws(ResourceFault) {
        try gather(from: root)
        try check(root)
    }

    private mutating func gather(from root: InterfaceElement) throws(ResourceFault) {
        var waiting = [root]
        while let element = waiting.popLast() {
            if let id = element.id {
                if let other = elements[id] {
                    throw element.fault(
                        found: "the id \"\(id)\", which the element of line \(other.line) has too",
                        expected: "an id of its own")
                }
                elements[id] = element
            }
            waiting += element.children.reversed()
        }
    }

    private mutating func check(_ root: InterfaceElement) throws(ResourceFault) {
        var waiting = [root]
        while let element = waiting.popLast() {
            for (attribute, isNeeded) in Self.references(of: element) {
                guard let id = element[attribute], elements[id] == nil, !Self.reserved.contains(id) else { continue }
                let fault = element.fault(
                    found: "\(attribute)=\"\(id)\" in <\(element.name)>, an id that no element has",
                    expected: "the id of an element")
                if isNeeded { throw fault }
                warnings.append(fault)
            }
            waiting += element.children.reversed()
        }
    }

    /// The attributes of an element that name others, and whether nothing can be made without these.
    private static func references(of element: InterfaceElement) -> [(attribute: String, isNeeded: Bool)] {
        switch element.name {
        case "outlet", "outletCollection", "action", "segue": [("destination", true)]
        case "constraint": [("firstItem", true), ("secondItem", true)]
        case "document": [("initialViewController", true)]
        case "include", "exclude": [("reference", false)]
        default: []
        }
    }
}
