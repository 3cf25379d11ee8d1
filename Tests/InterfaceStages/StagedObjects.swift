package import CoreGraphics
package import Foundation
package import InterfaceArchive
package import QuartzCore
package import ResourceFiles
package import UIFoundation
package import UIKitCore

/// The objects of a piece of an interface file, for tests of classes that read themselves, without the reader of whole files.
///
/// Objects are made and awake; connections, constraints, variations and attributes for run time are left to the reader.
package final class StagedObjects: InterfaceObjects {
    package let document: InterfaceDocument
    /// The classes by the names of elements, and by those that `customClass` has.
    package let classes: [String: AnyClass]
    /// Texts in the user's language, by `id.key`.
    package var translations: [String: String] = [:]
    /// The pictures of the app.
    package var images: [String: UIImage] = [:]
    /// The faults that were reported, as sentences.
    package private(set) var faults: [String] = []
    package var source: (any InterfaceSource)?
    /// Called for each object before it is awake.
    package var connect: ((_ object: AnyObject, _ element: InterfaceElement) -> Void)?

    private var made: [ObjectIdentifier: AnyObject] = [:]
    private var asleep: [AnyObject] = []
    private var coders: [InterfaceCoder] = []

    private static let core: [String: AnyClass] = [
        "view": UIView.self, "label": UILabel.self, "imageView": UIImageView.self, "button": UIButton.self,
        "refreshControl": UIRefreshControl.self, "viewController": UIViewController.self,
    ]

    /// Reads the outermost objects of a nib.
    ///
    /// - Parameters:
    ///   - objects: The XML of the elements.
    ///   - classes: The classes of elements beside those of the core.
    package convenience init(_ objects: String, _ classes: [String: AnyClass]) throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>\(objects)</objects>
            </document>
            """
        try self.init(InterfaceDocument(Data(text.utf8), file: "Staged.xib"), classes)
    }

    private init(_ document: InterfaceDocument, _ classes: [String: AnyClass]) {
        (self.document, self.classes) = (document, classes)
    }

    /// Makes the outermost objects and has them awake.
    package func makeAll() -> [AnyObject] { awake { document.objects.compactMap(object) } }

    /// Makes the first outermost object and has it awake.
    package func makeFirst<Made: AnyObject>(as type: Made.Type = Made.self) -> Made? {
        awake { document.objects.first.flatMap(object) as? Made }
    }

    private func awake<Result>(_ make: () -> Result) -> Result {
        let result = make()
        let objects = asleep
        asleep = []
        for object in objects { (object as? ConstructibleObject)?.awakeFromNib() }
        return result
    }

    /// The attributes and children of an object's element that the object did not ask for.
    package func unread(of id: String) -> [String] { coders.first { $0.element.id == id }?.unread ?? [] }

    // MARK: InterfaceObjects

    package func object(for element: InterfaceElement) -> AnyObject? {
        if let known = made[ObjectIdentifier(element)] { return known }
        let coder = InterfaceCoder(element, objects: self)
        coders.append(coder)
        guard let object = make(element, coder) else { return nil }
        made[ObjectIdentifier(element)] = object
        asleep.append(object)
        connect?(object, element)
        return object
    }

    private func make(_ element: InterfaceElement, _ coder: InterfaceCoder) -> AnyObject? {
        let custom = element["customClass"].flatMap { classes[$0] }
        switch custom ?? classes[element.name] ?? Self.core[element.name] {
        case let type as UIView.Type: return type.init(coder: coder)
        case let type as UIViewController.Type: return type.init(coder: coder)
        case let type as ConstructibleObject.Type: return ConstructibleObject.make(type, decoding: coder)
        default: return nil
        }
    }

    package func object(withID id: String) -> AnyObject? { document.element(id).flatMap(object) }

    package func template(for element: InterfaceElement) -> any InterfaceTemplate { Template(element, of: self) }

    package func includes(_ element: InterfaceElement) -> Bool { true }
    package func variation(of attribute: String, in element: InterfaceElement) -> String? { nil }
    package func localizedText(for key: String) -> String? { translations[key] }
    package func image(named name: String, fromSymbols: Bool) -> UIImage? { images[name] }
    package func color(named name: String) -> UIColor? { nil }
    package func fallback(forSystemColor name: String) -> UIColor? { nil }
    package func report(_ fault: ResourceFault) { faults.append("\(fault)") }

    /// An element with the objects of a table of its own at each time.
    private final class Template: InterfaceTemplate {
        private let element: InterfaceElement
        private let whole: StagedObjects
        private var latest: StagedObjects?

        init(_ element: InterfaceElement, of whole: StagedObjects) { (self.element, self.whole) = (element, whole) }

        func make() -> AnyObject? {
            let own = StagedObjects(whole.document, whole.classes)
            (own.translations, own.images, own.connect) = (whole.translations, whole.images, whole.connect)
            // Coders know the objects of their file for as long as these live.
            latest = own
            return own.awake { own.object(for: element) }
        }
    }
}
