import Foundation
import InterfaceArchive
import ResourceFiles
import UIKitCore

/// The contents of a storyboard's file.
final class StoryboardFile {
    let document: InterfaceDocument
    let resources: InterfaceResources
    private var descriptions: [ObjectIdentifier: SceneDescription] = [:]
    /// The containers whose children are being made.
    private var unfinished: Set<ObjectIdentifier> = []

    private init(_ document: InterfaceDocument, name: String, in bundle: Bundle?) {
        self.document = document
        resources = InterfaceResources(for: document, name: name, in: bundle)
    }

    // MARK: Reading

    /// Stops the program where a bundle has no storyboard of a name, as on iOS.
    static func checkExists(_ name: String, in bundle: Bundle?) {
        guard InterfaceFiles.shared.path(of: name, .storyboard, in: bundle) == nil else { return }
        fatalError(
            "Could not find a storyboard named '\(name)' in bundle \((bundle ?? .main).bundlePath). Add \(name).storyboard to the "
                + "app's resources, or correct the name.")
    }

    /// Reads a file; nil, and reported, for one with a fault.
    static func read(_ name: String, in bundle: Bundle?) -> StoryboardFile? {
        guard let path = InterfaceFiles.shared.path(of: name, .storyboard, in: bundle) else { return nil }
        do throws(ResourceFault) {
            let document = try InterfaceFiles.shared.document(at: path)
            guard document.kind == .storyboard else {
                throw document.root.fault(
                    found: "a nib",
                    expected: "a storyboard, a document of type com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB")
            }
            return StoryboardFile(document, name: name, in: bundle)
        } catch {
            report(error)
            return nil
        }
    }

    /// Says a fault of a file once.
    static func report(_ fault: ResourceFault) { ResourceWarnings.shared.post(fault.description) }

    // MARK: Scenes

    /// The names of the scenes, in the file's order.
    var identifiers: [String] { document.scenes.compactMap { $0.controller?["storyboardIdentifier"] } }

    /// The controller of the scene that has a name, or the reference to one.
    func scene(named identifier: String) -> InterfaceElement? {
        document.scenes.lazy.compactMap(\.controller).first { $0["storyboardIdentifier"] == identifier }
    }

    /// The controller of the scene that makes a controller with a restoration identifier: the one of that name, else the first
    /// with that restoration identifier.
    func scene(toRestore identifier: String) -> InterfaceElement? {
        let controllers = document.scenes.compactMap(\.controller)
        return controllers.first { $0["storyboardIdentifier"] == identifier && $0.name != "viewControllerPlaceholder" }
            ?? controllers.first { $0["restorationIdentifier"] == identifier }
    }

    /// The description of the scene that an element is the controller of; nil for other elements.
    func scene(of controller: InterfaceElement) -> SceneDescription? {
        if let known = descriptions[ObjectIdentifier(controller)] { return known }
        guard let scene = document.scenes.first(where: { $0.controller === controller }) else { return nil }
        let description = SceneDescription(scene, of: controller, in: document)
        descriptions[ObjectIdentifier(controller)] = description
        return description
    }

    /// Makes a child of a container; nil, and reported, for a container that would be its own child.
    func whileMaking<Child>(
        _ container: InterfaceElement, for relationship: InterfaceElement, _ make: () -> Child?
    ) -> Child? {
        let isOutermost = unfinished.insert(ObjectIdentifier(container)).inserted
        let target = relationship["destination"].flatMap(document.element)
        defer { if isOutermost { unfinished.remove(ObjectIdentifier(container)) } }
        guard target.map({ !unfinished.contains(ObjectIdentifier($0)) }) ?? true else {
            Self.report(
                relationship.fault(
                    found: "a relationship to the container itself, or to one around it", expected: "another controller"
                ))
            return nil
        }
        return make()
    }
}
