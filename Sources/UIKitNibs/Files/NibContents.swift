import InterfaceArchive
import ResourceFiles
import UIKitCore

/// A nib that was read: its recipe and its resources.
final class NibContents {
    let recipe: InterfaceRecipe
    let resources: InterfaceResources

    private init(_ document: InterfaceDocument, of nib: UINib) {
        recipe = InterfaceRecipe(document.objects, of: document)
        resources = InterfaceResources(for: document, name: nib.name, in: nib.bundle)
    }

    /// Reads a nib's file or bytes. A file that there is not stops the program, as on iOS.
    ///
    /// - Throws: The fault of a file with its line.
    static func read(_ nib: UINib) throws(ResourceFault) -> NibContents {
        let document = try document(of: nib)
        guard document.kind == .nib else {
            throw document.root.fault(
                found: "a storyboard", expected: "a nib, a document of type com.apple.InterfaceBuilder3.CocoaTouch.XIB")
        }
        return NibContents(document, of: nib)
    }

    private static func document(of nib: UINib) throws(ResourceFault) -> InterfaceDocument {
        if let data = nib.data { return try InterfaceDocument(data, file: "a nib of \(data.count) bytes") }
        let name = nib.name ?? ""
        guard let path = InterfaceFiles.shared.path(of: name, .nib, in: nib.bundle) else {
            let bundle = nib.bundle ?? .main
            fatalError(
                "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'. Add \(name).xib to the app's resources, "
                    + "or correct the name.")
        }
        return try InterfaceFiles.shared.document(at: path)
    }
}
