import Foundation
import InterfaceArchive
import ResourceFiles
import UIKitCore

extension InterfaceInstantiator {
    /// Makes all connections: first outlets, then collections, actions and segues, each in the file's order.
    func connect() {
        for part in recipe.connections where part.element.name == "outlet" { connectOutlet(part) }
        connectCollections()
        for part in recipe.connections {
            switch part.element.name {
            case "outlet", "outletCollection": break
            case "action": connectAction(part)
            case "segue":
                if let source = connectionSource(part) { onSegue?(part.element, source) }
            default:
                report(
                    part.element.fault(
                        found: "<\(part.element.name)> among connections",
                        expected: "outlet, outletCollection, action or segue"))
            }
        }
    }

    /// The object that has a connection; an absent owner is a plain object, which has no outlets.
    private func connectionSource(_ part: InterfaceRecipe.Part) -> AnyObject? {
        if part.owner.id == "-1" { return given["-1"] ?? NSObject() }
        return constraint(of: part.owner) ?? made(part.owner)
    }

    // MARK: Outlets

    private func connectOutlet(_ part: InterfaceRecipe.Part) {
        guard let property = part.element["property"], let id = part.element["destination"],
            let source = connectionSource(part)
        else { return }
        guard let destination = object(withID: id) else { return }
        set(destination, for: property, of: source, part.element)
    }

    private func connectCollections() {
        var lists: [(part: InterfaceRecipe.Part, source: AnyObject, property: String, objects: [AnyObject])] = []
        for part in recipe.connections where part.element.name == "outletCollection" {
            guard let property = part.element["property"], let id = part.element["destination"],
                let source = connectionSource(part), let object = object(withID: id)
            else { continue }
            if let index = lists.firstIndex(where: { $0.source === source && $0.property == property }) {
                lists[index].objects.append(object)
            } else {
                let appends = part.element["appends"] == "YES"
                let former =
                    appends ? (source as? NSObject).map { KeyedProperty.objects(for: property, of: $0) } : nil
                lists.append((part, source, property, (former ?? []) + [object]))
            }
        }
        for list in lists { set(list.objects, for: list.property, of: list.source, list.part.element) }
    }

    /// Sets an outlet; one that the object does not have stops the program, as on iOS.
    private func set(_ value: Any, for property: String, of source: AnyObject, _ element: InterfaceElement) {
        let place = "\(element.file):\(element.line)"
        guard let object = source as? NSObject else {
            fatalError("\(place): \(type(of: source)) is no NSObject and cannot have the outlet \(property).")
        }
        switch KeyedProperty.set(value, at: property, of: object) {
        case .done: break
        case .unknownKey, .noObject:
            fatalError(
                "[<\(type(of: source))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
                    + "\(property). \(place) connects it: declare the property with @IBOutlet, or correct the connection or the "
                    + "class of its object.")
        case .otherType(let type, _):
            fatalError(
                "The outlet \(property) of \(Swift.type(of: source)) has the type \(type), but \(place) connects it to "
                    + "\(Self.kind(of: value)). Connect it to an object of its type, or give the property that of the object."
            )
        }
    }

    private static func kind(of value: Any) -> String {
        guard let list = value as? [AnyObject] else { return "an object of type \(type(of: value))" }
        return "objects of type " + list.map { "\(type(of: $0))" }.joined(separator: ", ")
    }

    // MARK: Actions

    private func connectAction(_ part: InterfaceRecipe.Part) {
        let element = part.element
        guard let source = connectionSource(part) else { return }
        guard let name = element["selector"], let id = element["destination"] else {
            return report(
                element.fault(found: "\(element) without selector or destination", expected: "both of them"))
        }
        let target = object(withID: id)
        // An absent owner receives no action; only the first responder is found when the action is sent.
        guard target != nil || isFirstResponder(id) else { return }
        let action = Selector(name)
        switch source {
        case let control as UIControl:
            guard let events = controlEvents(of: element) else { return }
            control.addTarget(target, action: action, for: events)
        case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
        case let recognizer as UIGestureRecognizer:
            if let target {
                recognizer.addTarget(target, action: action)
            } else {
                recognizer.addActionForResponder(action)
            }
        default:
            report(
                element.fault(
                    found: "an action of \(type(of: source))",
                    expected: "an action of a control, a bar button item or a gesture recognizer"))
        }
    }

    /// Whether an identifier is that of the first responder, which scenes of storyboards give one of their own.
    private func isFirstResponder(_ id: String) -> Bool {
        id == "-2" || recipe.document.element(id)?["placeholderIdentifier"] == "IBFirstResponder"
    }

    private func controlEvents(of element: InterfaceElement) -> UIControl.Event? {
        if let name = element["eventType"], let events = Self.events[name] { return events }
        let found = element["eventType"].map { "eventType=" + ResourceFault.quoted($0) } ?? "no eventType"
        report(
            element.fault(
                found: "\(found) in \(element)",
                // Hash order: the names are sorted.
                expected: "one of " + Self.events.keys.sorted().joined(separator: ", ")))
        return nil
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]
}
