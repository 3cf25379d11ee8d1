package import Foundation
package import InterfaceArchive
import ResourceFiles
import UIFoundation
import UIKitCore

/// The app's pictures, colours and texts that an interface file names, and those in the file.
package final class InterfaceResources {
    private let bundle: Bundle?
    /// The names of the tables with the file's texts, the most wanted first.
    private let tables: [String]
    private let elements: [String: InterfaceElement]

    /// Prepares the resources for a file.
    ///
    /// - Parameters:
    ///   - document: The file.
    ///   - name: Its name without extension; nil for bytes without a file.
    ///   - bundle: The bundle that has it; nil for the main one.
    package init(for document: InterfaceDocument, name: String?, in bundle: Bundle?) {
        self.bundle = bundle
        let stem = URL(fileURLWithPath: document.file).deletingPathExtension().lastPathComponent
        tables = name.map { $0 == stem ? [$0] : [stem, $0] } ?? []
        let named = document.resources.compactMap { element in
            element["name"].map { ("\(element.name) \($0)", element) }
        }
        elements = Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    func text(for key: String) -> String? {
        for table in tables {
            if let text = LocalizedFolders.text(key, table: table, in: bundle ?? .main) { return text }
        }
        return nil
    }

    func image(named name: String, fromSymbols: Bool) -> UIImage? {
        fromSymbols ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
    }

    func color(named name: String, objects: any InterfaceObjects) -> UIColor? {
        UIColor(named: name, in: bundle, compatibleWith: nil) ?? fallback("namedColor", named: name, objects: objects)
    }

    /// The colour that the file has for a name.
    func fallback(_ kind: String, named name: String, objects: any InterfaceObjects) -> UIColor? {
        guard let color = elements["\(kind) \(name)"]?.child("color") else { return nil }
        // One that names itself would not end.
        guard color["name"] == nil, color["systemColor"] == nil else { return nil }
        return InterfaceCoder(color, objects: objects).ownColor
    }
}
