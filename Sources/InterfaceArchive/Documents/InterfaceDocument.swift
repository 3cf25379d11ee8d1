package import Foundation
package import ResourceFiles

/// A whole interface file.
package final class InterfaceDocument: Sendable {
    /// The two kinds of file.
    package enum Kind: Sendable {
        /// Objects for an owner that exists already: a `.xib` file.
        case nib
        /// Scenes, each with a controller: a `.storyboard` file.
        case storyboard
    }

    package let kind: Kind
    /// The path of the file.
    package let file: String
    package let root: InterfaceElement
    /// The outermost objects of a nib, placeholders among them, in the file's order; empty for storyboards.
    package let objects: [InterfaceElement]
    /// Empty for nibs.
    package let scenes: [InterfaceScene]
    /// The element of the controller that a storyboard begins with.
    package let initialController: InterfaceElement?
    /// Faults that leave the rest of the file useful, in the order of lines.
    package let warnings: [ResourceFault]

    private let elements: [String: InterfaceElement]

    /// Reads a file's bytes.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - file: The file's path, for sentences about it.
    /// - Throws: A fault with the line when the bytes are no interface file for iOS, or when an element that is needed is absent.
    package convenience init(_ data: Data, file: String) throws(ResourceFault) {
        try self.init(root: InterfaceReader.read(data, file: file))
    }

    init(root: InterfaceElement) throws(ResourceFault) {
        self.root = root
        file = root.file
        kind = try InterfaceFormat.kind(of: root)
        let list = kind == .nib ? "objects" : "scenes"
        guard root.child(list) != nil else {
            throw root.fault(found: "a document without <\(list)>", expected: "<\(list)> with what it has")
        }
        objects = kind == .nib ? root.children(in: list) : []
        scenes = kind == .nib ? [] : root.children(in: list).filter { $0.name == "scene" }.map(InterfaceScene.init)
        let references = try InterfaceReferences(root, scenes: scenes)
        elements = references.elements
        initialController = try Self.initialController(of: root, scenes: scenes)
        warnings = (InterfaceFormat.warnings(of: root) + references.warnings).sorted { ($0.line ?? 0) < ($1.line ?? 0) }
    }

    private static func initialController(
        of root: InterfaceElement, scenes: [InterfaceScene]
    ) throws(ResourceFault) -> InterfaceElement? {
        guard let id = root["initialViewController"] else { return nil }
        for scene in scenes {
            if let element = scene.objects.first(where: { $0.id == id }) { return element }
        }
        throw root.fault(
            found: "initialViewController=\(ResourceFault.quoted(id)), an id that no object of a scene has",
            expected: "the id of a controller")
    }

    /// The element that an identifier names.
    package func element(_ id: String) -> InterfaceElement? { elements[id] }

    /// The pictures and colours that the file's editor knew, in the file's order: for names that the app does not have.
    package var resources: [InterfaceElement] { root.children(in: "resources") }
}
