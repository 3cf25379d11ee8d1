import Foundation
package import InterfaceArchive
import QuartzCore
package import ResourceFiles
package import UIFoundation
package import UIKitCore

/// Makes the objects of a recipe once, and connects them.
///
/// It keeps the objects that it has made; a user who needs the objects longer retains those, and releases it.
package final class InterfaceInstantiator: InterfaceObjects {
    package let recipe: InterfaceRecipe
    let resources: InterfaceResources
    package let source: (any InterfaceSource)?
    /// The traits by which variations are chosen.
    package let traits: UITraitCollection

    /// Makes the object of an element instead of its class, such as a controller for which an app has a closure;
    /// by identifiers.
    package var makers: [String: (InterfaceCoder) -> AnyObject?] = [:]
    /// Finds the objects of the file that are not of this recipe.
    package var elsewhere: ((InterfaceElement) -> AnyObject?)?
    /// Adopts a segue, with the object that it is a connection of.
    package var onSegue: ((InterfaceElement, AnyObject) -> Void)?

    /// The objects that exist already, by their identifiers.
    private(set) var given: [String: AnyObject]
    private var made: [ObjectIdentifier: AnyObject] = [:]
    private var unfinished: Set<ObjectIdentifier> = []
    /// In the order in which their making began.
    private(set) var created: [(element: InterfaceElement, object: AnyObject?)] = []
    private var constraints: [String: NSLayoutConstraint] = [:]
    private var parts: [InterfacePart] = []

    /// Prepares the making of a recipe's objects.
    ///
    /// - Parameters:
    ///   - recipe: The elements.
    ///   - resources: The pictures, colours and texts of the app.
    ///   - given: The objects that exist already, by their identifiers: `-1` is File's Owner.
    ///   - externalObjects: The objects for other placeholders, by the names that these have in the file.
    ///   - source: The scene that controllers are from.
    package init(
        _ recipe: InterfaceRecipe, resources: InterfaceResources, given: [String: AnyObject] = [:],
        externalObjects: [String: Any] = [:], source: (any InterfaceSource)? = nil
    ) {
        (self.recipe, self.resources, self.given, self.source) = (recipe, resources, given, source)
        traits = .current
        guard !externalObjects.isEmpty else { return }
        for element in recipe.elements where element.name == "placeholder" {
            guard let id = element.id, id != "-1", id != "-2", let name = element["placeholderIdentifier"] else {
                continue
            }
            if let object = externalObjects[name] { self.given[id] = object as AnyObject }
        }
    }

    /// Makes objects, constraints, runtime attributes, outlets and actions; then notifies the objects.
    ///
    /// - Returns: The outermost objects in the file's order, without placeholders.
    package func instantiate() -> [AnyObject] {
        let outermost = recipe.elements.compactMap { element in
            element.name == "placeholder" || !includes(element) ? nil : object(for: element)
        }
        makeMaskedObjects()
        installConstraints()
        applyRuntimeAttributes()
        connect()
        for part in parts { part.settle() }
        for case (_, let object?) in created {
            if let object = object as? ConstructibleObject {
                object.awakeFromNib()
            } else {
                ExposedClasses.shared.send("awakeFromNib", to: object)
            }
        }
        for description in recipe.constraints where description.element["customClass"] != nil {
            constraint(of: description.element)?.awakeFromNib()
        }
        recipe.wasReported = true
        return outermost
    }

    /// The objects that were made and given, by their identifiers.
    package var objects: [String: AnyObject] {
        var objects = given
        for case (let element, let object?) in created {
            if let id = element.id { objects[id] = object }
        }
        return objects
    }

    // MARK: InterfaceObjects

    package func object(for element: InterfaceElement) -> AnyObject? {
        let key = ObjectIdentifier(element)
        if let object = made[key] { return object }
        if let id = element.id, let object = given[id] { return object }
        guard unfinished.insert(key).inserted else {
            report(
                element.fault(
                    found: "\(element), which is needed to make itself", expected: "objects without a cycle"))
            return nil
        }
        defer { unfinished.remove(key) }
        let index = created.count
        created.append((element, nil))
        guard let object = make(element) else { return nil }
        created[index].object = object
        made[key] = object
        return object
    }

    package func object(withID id: String) -> AnyObject? {
        if let object = given[id] { return object }
        if id == "-1" || id == "-2" { return nil }
        if let constraint = constraints[id] { return constraint }
        if let band = recipe.bands[id] { return self.band(band) }
        guard let element = recipe.document.element(id) else { return nil }
        guard recipe.contains(id) else { return elsewhere?(element) }
        if element.name == "placeholder" || element.name == "constraint" { return nil }
        return object(for: element)
    }

    package func template(for element: InterfaceElement) -> any InterfaceTemplate {
        let part = InterfacePart(element, in: self)
        parts.append(part)
        return part
    }

    package func includes(_ element: InterfaceElement) -> Bool {
        recipe.variations.isEmpty || recipe.variations.includes(element.id, in: traits)
    }

    package func variation(of attribute: String, in element: InterfaceElement) -> String? {
        recipe.variations.isEmpty ? nil : recipe.variations.attribute(attribute, of: element, in: traits)
    }

    package func variation(ofValue key: String, in element: InterfaceElement) -> InterfaceElement? {
        recipe.variations.isEmpty ? nil : recipe.variations.value(key, of: element, in: traits)
    }

    package func localizedText(for key: String) -> String? { resources.text(for: key) }

    package func image(named name: String, fromSymbols: Bool) -> UIImage? {
        resources.image(named: name, fromSymbols: fromSymbols)
    }

    package func color(named name: String) -> UIColor? { resources.color(named: name, objects: self) }

    package func fallback(forSystemColor name: String) -> UIColor? {
        resources.fallback("systemColor", named: name, objects: self)
    }

    package func report(_ fault: ResourceFault) { ResourceWarnings.shared.post(fault.description) }

    /// The object of an element, if it was made or given.
    func made(_ element: InterfaceElement) -> AnyObject? {
        made[ObjectIdentifier(element)] ?? element.id.flatMap { given[$0] }
    }

    /// The constraint of an element, if it was made.
    func constraint(of element: InterfaceElement) -> NSLayoutConstraint? { element.id.flatMap { constraints[$0] } }

    // MARK: Parts

    func add(_ constraint: NSLayoutConstraint, withID id: String) { constraints[id] = constraint }

    func add(_ object: AnyObject, withID id: String) { given[id] = object }

    /// Reports the parts of an element without a reader, when it is read for the first time.
    func reportUnread(_ coder: InterfaceCoder) {
        guard !recipe.wasReported else { return }
        for name in coder.unread where !DesignTimeNames.contain(name) {
            report(
                coder.element.fault(
                    found: "\(ResourceFault.quoted(name)) in <\(coder.element.name)>, which is not known",
                    expected: "values of that element; it counts as absent"))
        }
    }

    /// Objects that are left out in the present size class exist all the same, without a superview.
    private func makeMaskedObjects() {
        for id in recipe.variations.masked {
            if let element = recipe.document.element(id), element.name != "constraint" { _ = object(for: element) }
        }
    }

    private func band(_ part: InterfaceRecipe.Part) -> AnyObject? {
        guard let id = part.owner.id, let view = object(withID: id) as? UIView else { return nil }
        return UILayoutGuide.coveredBand(of: view, atTop: part.element["type"] != "bottom")
    }
}
