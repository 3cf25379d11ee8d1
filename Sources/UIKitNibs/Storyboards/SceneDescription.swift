import InterfaceArchive

/// One scene of a storyboard: the recipes of its controller, computed once.
final class SceneDescription {
    let controller: InterfaceElement
    /// The controller with all objects of its scene but its view.
    let outline: InterfaceRecipe
    /// The view, with the connections that lead to it; nil where the controller makes its own.
    let content: InterfaceRecipe?
    /// The ways that lead away from the controller, in the file's order.
    let segues: [SegueDescription]
    /// The views and items that popovers of segues point to.
    let anchors: [String]

    /// Finds out about a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - controller: The scene's controller.
    ///   - document: The file that has it.
    init(_ scene: InterfaceScene, of controller: InterfaceElement, in document: InterfaceDocument) {
        self.controller = controller
        let view = controller.child(key: "view")
        let objects = scene.objects.filter { $0.name != "exit" && $0.name != "viewControllerPlaceholder" }
        outline = InterfaceRecipe(objects, of: document, leavingOut: view.map { [$0] } ?? [])
        content = view.map { [outline] in outline.rest([$0]) }
        segues = Self.segues(in: scene.objects)
        anchors = segues.flatMap(\.anchors)
    }

    private static func segues(in objects: [InterfaceElement]) -> [SegueDescription] {
        var found: [SegueDescription] = []
        var waiting = Array(objects.reversed())
        while let element = waiting.popLast() {
            if element.name == "segue" { found.append(SegueDescription(element)) }
            waiting += element.children.reversed()
        }
        return found
    }
}
