import CoreGraphics
package import InterfaceArchive

/// The steps for instantiating a list of elements, computed once.
///
/// Objects inside others are made by these, which read themselves; the recipe has the loader's later steps.
package final class InterfaceRecipe {
    /// An element of a list of the loader's, and the object's element around it.
    package struct Part {
        package let element: InterfaceElement
        package let owner: InterfaceElement
    }

    package let document: InterfaceDocument
    /// The outermost elements, in the file's order.
    package let elements: [InterfaceElement]
    /// Outlets, collections, actions and segues, in the file's order.
    package private(set) var connections: [Part] = []
    /// The connections to elements that were left out, for the recipe of those.
    package private(set) var remaining: [Part] = []

    private(set) var constraints: [ConstraintDescription] = []
    private(set) var guides: [Part] = []
    private(set) var attributes: [Part] = []
    /// The bands that bars cover, by their identifiers, with the elements of the views that they belong to.
    private(set) var bands: [String: Part] = [:]
    /// Whether the elements vary with the size class.
    private(set) var variations: InterfaceVariations
    /// The parts that follow the size class as long as their views live.
    private(set) lazy var sizeClassParts = SizeClassPart.parts(of: self)
    /// Whether faults of the elements were reported when they were instantiated before.
    var wasReported = false

    private var identifiers: Set<String> = []
    private var leftOut: Set<String> = []

    /// Finds out about elements.
    ///
    /// - Parameters:
    ///   - elements: The outermost elements.
    ///   - document: The file that has them.
    ///   - omitted: Elements inside that are not made, such as the view of a scene's controller.
    package init(
        _ elements: [InterfaceElement], of document: InterfaceDocument, leavingOut omitted: [InterfaceElement] = []
    ) {
        (self.document, self.elements) = (document, elements)
        variations = InterfaceVariations()
        for element in omitted { gather(element, into: \.leftOut) }
        for element in elements { add(element, inside: nil, leavingOut: omitted) }
        remaining = connections.filter { leftOut.contains($0.element["destination"] ?? "") }
        connections.removeAll { leftOut.contains($0.element["destination"] ?? "") }
    }

    /// The recipe of elements that this one has left out, with the connections that lead to them.
    package func rest(_ elements: [InterfaceElement]) -> InterfaceRecipe {
        let rest = InterfaceRecipe(elements, of: document)
        rest.connections += remaining
        rest.bands = bands
        return rest
    }

    /// Whether an identifier is that of an element that the recipe makes.
    package func contains(_ id: String) -> Bool { identifiers.contains(id) }

    /// The identifiers outside of the recipe that its connections lead to, in the file's order.
    private(set) lazy var foreignIdentifiers: [String] = {
        var found: [String] = []
        for part in connections {
            guard let id = part.element["destination"], !identifiers.contains(id), !found.contains(id) else { continue }
            found.append(id)
        }
        return found
    }()

    // MARK: Finding out

    private func gather(_ element: InterfaceElement, into ids: ReferenceWritableKeyPath<InterfaceRecipe, Set<String>>) {
        if let id = element.id { self[keyPath: ids].insert(id) }
        for child in element.children { gather(child, into: ids) }
    }

    private func add(_ element: InterfaceElement, inside owner: InterfaceElement?, leavingOut: [InterfaceElement]) {
        if leavingOut.holds(element) { return }
        if let id = element.id { identifiers.insert(id) }
        let container = element.id == nil ? owner : element
        for child in element.children where !isMadeLater(child) && !leavingOut.holds(child) {
            if let owner = container, addPart(child, of: owner) { continue }
            add(child, inside: container, leavingOut: leavingOut)
        }
    }

    /// Adds an element that the loader reads itself; false for all others.
    private func addPart(_ child: InterfaceElement, of owner: InterfaceElement) -> Bool {
        switch child.name {
        case "connections": connections += parts(child, of: owner)
        case "constraints":
            constraints += child.children.map { ConstraintDescription($0, in: owner) }
            for constraint in child.children {
                if let id = constraint.id { identifiers.insert(id) }
                variations.add(constraint)
                for part in constraint.children { _ = addPart(part, of: constraint) }
            }
        case "userDefinedRuntimeAttributes": attributes += parts(child, of: owner)
        case "userGuides", "layoutGuides": addGuides(child, of: owner)
        case "viewLayoutGuide": guides.append(Part(element: child, owner: owner))
        case "variation": variations.add(child, of: owner)
        default: return false
        }
        if let id = child.id { identifiers.insert(id) }
        return true
    }

    /// Whether an element is of a part that its view makes whenever it needs one.
    private func isMadeLater(_ element: InterfaceElement) -> Bool {
        switch element.name {
        case "prototypes": true
        case "cells": element.children.contains { $0.name.hasPrefix("collection") }
        default: element.key == "sectionHeaderView" || element.key == "sectionFooterView"
        }
    }

    private func parts(_ list: InterfaceElement, of owner: InterfaceElement) -> [Part] {
        list.children.map { Part(element: $0, owner: owner) }
    }

    /// Adds guides of a view, or a controller's bands that bars cover.
    private func addGuides(_ list: InterfaceElement, of owner: InterfaceElement) {
        for child in list.children {
            if child.name == "layoutGuide" {
                guides.append(Part(element: child, owner: owner))
                if let id = child.id { identifiers.insert(id) }
            } else if let id = child.id, let view = owner.child(key: "view") {
                bands[id] = Part(element: child, owner: view)
            }
        }
    }
}
