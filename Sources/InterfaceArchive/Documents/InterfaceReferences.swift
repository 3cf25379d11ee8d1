import ResourceFiles

/// The identifiers of a file's elements, and whether all references to them lead somewhere.
struct InterfaceReferences {
    private(set) var elements: [String: InterfaceElement] = [:]
    private(set) var warnings: [ResourceFault] = []

    /// The indices of the scenes that elements are in, by their identifiers.
    private var sceneOfID: [String: Int] = [:]
    /// The segues that make another scene's controller together with the one of a scene, by the index of the scene.
    private var makingSegues: [[InterfaceElement]]

    /// Identifiers that are in every file without an element: the owner and the first responder.
    private static let reserved: Set<String> = ["-1", "-2"]

    /// Gathers and checks them.
    ///
    /// - Throws: A fault where two elements have one identifier, where a connection or a constraint names none that is there, and
    ///   where a controller would be needed before it could be made.
    init(_ root: InterfaceElement, scenes: [InterfaceScene]) throws(ResourceFault) {
        makingSegues = scenes.map { _ in [] }
        try gather(from: root, scenes: scenes)
        try check(root, scenes: scenes)
        try refuseCircles()
    }

    // MARK: Identifiers

    private mutating func gather(from root: InterfaceElement, scenes: [InterfaceScene]) throws(ResourceFault) {
        try walk(root, scenes: scenes) { (it, element, scene) throws(ResourceFault) in
            // The device that the editor draws has a name of that kind.
            guard let id = element.id, element.name != "device" else { return }
            if let other = it.elements[id] {
                throw element.fault(
                    found: "the id \(ResourceFault.quoted(id)), which the element of line \(other.line) has too",
                    expected: "an id of its own")
            }
            it.elements[id] = element
            it.sceneOfID[id] = scene
        }
    }

    /// Calls an action with each element and the index of its scene, in the file's order.
    private mutating func walk(
        _ root: InterfaceElement, scenes: [InterfaceScene],
        _ action: (inout InterfaceReferences, InterfaceElement, Int?) throws(ResourceFault) -> Void
    ) throws(ResourceFault) {
        var nextScene = 0
        var waiting: [(element: InterfaceElement, scene: Int?)] = [(root, nil)]
        while let (element, outer) = waiting.popLast() {
            var scene = outer
            if nextScene < scenes.count, element === scenes[nextScene].element {
                scene = nextScene
                nextScene += 1
            }
            try action(&self, element, scene)
            for child in element.children.reversed() { waiting.append((child, scene)) }
        }
    }

    // MARK: References

    private mutating func check(_ root: InterfaceElement, scenes: [InterfaceScene]) throws(ResourceFault) {
        try walk(root, scenes: scenes) { (it, element, scene) throws(ResourceFault) in
            let rule = Rule(of: element)
            for attribute in rule.present where element[attribute] == nil {
                throw element.fault(found: "<\(element.name)> without \(attribute)", expected: "\(attribute)=\"…\"")
            }
            for attribute in rule.needed { try it.check(attribute, of: element, isNeeded: true) }
            for attribute in rule.others { try it.check(attribute, of: element, isNeeded: false) }
            it.checkScene(of: element, in: scene)
        }
        for scene in scenes {
            for exit in scene.element.children where exit.name == "exit" {
                warnings.append(
                    exit.fault(
                        found: "<exit> outside of <objects>, where unwinding does not find it",
                        expected: "<exit> among the <objects> of the scene"))
            }
        }
    }

    private mutating func check(
        _ attribute: String, of element: InterfaceElement, isNeeded: Bool
    ) throws(ResourceFault) {
        guard let id = element[attribute], elements[id] == nil, !Self.reserved.contains(id) else { return }
        let fault = element.fault(
            found: "\(attribute)=\(ResourceFault.quoted(id)) in <\(element.name)>, an id that no element has",
            expected: "the id of an element")
        if isNeeded { throw fault }
        warnings.append(fault)
    }

    /// Notes segues that make controllers, and warns of outlets that lead out of their scene, to objects of another one.
    private mutating func checkScene(of element: InterfaceElement, in scene: Int?) {
        guard let scene, let id = element["destination"], let target = sceneOfID[id] else { return }
        switch element.name {
        case "segue":
            if ["relationship", "embed"].contains(element["kind"]) { makingSegues[scene].append(element) }
        case "outlet", "outletCollection", "action":
            guard target != scene else { return }
            warnings.append(
                element.fault(
                    found: "destination=\(ResourceFault.quoted(id)) in <\(element.name)>, an object of another scene",
                    expected: "the id of an object of the same scene"))
        default: break
        }
    }

    // MARK: Circles

    /// Throws at the segue that closes a circle of controllers, each of which is needed to make the one before.
    private func refuseCircles() throws(ResourceFault) {
        var isDone = makingSegues.map { _ in false }
        for start in makingSegues.indices where !isDone[start] {
            // The scenes from the start to the present one, and how many segues of each were followed.
            var path = [start]
            var followed = [0]
            var isOnPath = [start: true]
            while let scene = path.last {
                let number = followed[followed.count - 1]
                guard number < makingSegues[scene].count else {
                    isDone[scene] = true
                    isOnPath[scene] = nil
                    path.removeLast()
                    followed.removeLast()
                    continue
                }
                followed[followed.count - 1] += 1
                let segue = makingSegues[scene][number]
                guard let next = segue["destination"].flatMap({ sceneOfID[$0] }), !isDone[next] else { continue }
                if isOnPath[next] == true {
                    throw segue.fault(
                        found: "a segue to a controller that contains the one that it leads away from",
                        expected: "a segue of a kind other than relationship and embed")
                }
                path.append(next)
                followed.append(0)
                isOnPath[next] = true
            }
        }
    }

    // MARK: Rules

    /// The attributes of an element that name other elements.
    private struct Rule {
        /// Attributes that an element must have.
        var present: [String] = []
        /// References that an element must have.
        var needed: [String] = []
        /// References that the rest of the file is useful without.
        var others: [String] = []

        init(of element: InterfaceElement) {
            switch element.name {
            case "outlet", "outletCollection": (present, needed) = (["property", "destination"], ["destination"])
            case "action": (present, needed) = (["selector", "destination"], ["destination"])
            case "segue" where element["reference"] != nil: others = ["reference"]
            // A preview is committed as the segue around it, unless it has a segue of its own.
            case "segue" where element["inheritsFrom"] != nil: break
            case "segue":
                present = ["destination", "kind"]
                needed = ["destination"]
                others = ["popoverAnchorView", "popoverAnchorBarButtonItem"]
            case "constraint": (present, needed) = (["firstAttribute"], ["firstItem", "secondItem"])
            case "tableViewCell": others = ["textLabel", "detailTextLabel", "imageView"]
            case "include", "exclude": others = ["reference"]
            default: break
            }
        }
    }
}
