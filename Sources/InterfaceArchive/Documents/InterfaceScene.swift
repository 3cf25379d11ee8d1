/// A controller of a storyboard with the other objects of its scene.
package struct InterfaceScene: Sendable {
    /// The element that the scene is.
    package let element: InterfaceElement
    /// The scene's objects, the controller among them, in the file's order.
    package let objects: [InterfaceElement]
    /// The controller, or the reference to one of another storyboard; nil for a scene without.
    package let controller: InterfaceElement?

    init(_ element: InterfaceElement) {
        self.element = element
        objects = element.children(in: "objects")
        controller =
            objects.first { $0["sceneMemberID"] == "viewController" }
            ?? objects.first { $0.name.hasSuffix("iewController") || $0.name == "viewControllerPlaceholder" }
            ?? objects.first { $0.name.hasSuffix("Controller") }
    }
}
