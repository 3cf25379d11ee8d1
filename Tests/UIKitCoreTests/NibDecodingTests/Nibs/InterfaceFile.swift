import Foundation
import InterfaceArchive
import QuartzCore
import ResourceFiles
import Testing
import UIFoundation
import UIKitCore

/// The elements of a file with the objects that they make of themselves: no constraints, connections or variations.
final class InterfaceFile: InterfaceObjects {
    private let document: InterfaceDocument
    private var made: [ObjectIdentifier: AnyObject] = [:]
    private(set) var faults: [ResourceFault] = []
    /// The coders of objects, in the order in which these were begun.
    private(set) var coders: [InterfaceCoder] = []
    var texts: [String: String] = [:]
    var images: [String: UIImage] = [:]
    var colors: [String: UIColor] = [:]
    var excludedIDs: Set<String> = []
    var source: (any InterfaceSource)?
    /// Classes for elements, instead of the standard ones.
    var classes: [String: AnyClass] = [:]

    /// Reads elements, which begin in line 3.
    init(_ elements: String) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
            <objects>
            \(elements)
            </objects></document>
            """
        document = try InterfaceDocument(Data(text.utf8), file: "A.xib")
    }

    /// Makes the object of an element, and expects that all of the element is read without faults.
    ///
    /// - Parameter image: The image named "one" in the file.
    static func read<Made>(_ element: String, as type: Made.Type = Made.self, image: UIImage) throws -> Made {
        let file = try InterfaceFile(element)
        file.images = ["one": image]
        let made: Made = try file.first()
        #expect(file.unread == [] && file.faults.isEmpty)
        return made
    }

    /// The object of the first element.
    func first<Object>(_ type: Object.Type = Object.self) throws -> Object {
        let element = try #require(document.objects.first)
        return try #require(object(for: element) as? Object)
    }

    /// The faults as `line: expected`.
    var reports: [String] { faults.map { "\($0.line ?? 0): \($0.expected)" } }

    /// The names that were never read from the first object's coder, without those that belong to the loader.
    var unread: [String] {
        let ofLoader: Set<String> = ["id", "key", "customClass", "connections", "constraints", "userLabel"]
        return coders.first?.unread.filter { !ofLoader.contains($0) } ?? []
    }

    // MARK: InterfaceObjects

    func object(for element: InterfaceElement) -> AnyObject? {
        if let object = made[ObjectIdentifier(element)] { return object }
        let name = "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
        let type = classes[element.name] ?? ExposedClasses.shared.aliased(name)
        let coder = InterfaceCoder(element, objects: self)
        coders.append(coder)
        let object: AnyObject? =
            if let type = type as? UIView.Type {
                type.init(coder: coder)
            } else if let type = type as? UIViewController.Type {
                type.init(coder: coder)
            } else if let type = type as? ConstructibleObject.Type {
                ConstructibleObject.make(type, decoding: coder)
            } else {
                nil
            }
        made[ObjectIdentifier(element)] = object
        return object
    }

    func object(withID id: String) -> AnyObject? { document.element(id).flatMap(object) }

    func template(for element: InterfaceElement) -> any InterfaceTemplate {
        fatalError("No class of the core asks for a template.")
    }

    func includes(_ element: InterfaceElement) -> Bool { element.id.map { !excludedIDs.contains($0) } ?? true }

    func variation(of attribute: String, in element: InterfaceElement) -> String? { nil }

    func localizedText(for key: String) -> String? { texts[key] }

    func image(named name: String, fromSymbols: Bool) -> UIImage? {
        fromSymbols ? UIImage(systemName: name) : images[name]
    }

    func color(named name: String) -> UIColor? { colors[name] }

    func fallback(forSystemColor name: String) -> UIColor? { nil }

    func report(_ fault: ResourceFault) { faults.append(fault) }
}
