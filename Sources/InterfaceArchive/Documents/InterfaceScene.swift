/// A controller of a storyboard with what belongs to it.
package struct InterfaceScene: Sendable {
    /// The scene's objects, the controller among them, in the file's order.
    package let objects: [InterfaceElement]
    /// The controller, or the reference to one of another storyboard; nil for a scene without.
    package let controller: InterfaceElement?

    init(_ element: InterfaceElement) {
        objects = element.children(in: "objects")
        controller =
            objects.first { $0["sceneMemberID"] == "viewController" }
            ?? objects.first { $0.name.hasSuffix("iewController") }
    }
}
