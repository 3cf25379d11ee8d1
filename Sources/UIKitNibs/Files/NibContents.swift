import Foundation
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
        if let data = nib.data {
            return try make(InterfaceDocument(data, file: "a nib of \(data.count) bytes"), of: nib)
        }
        let path = path(of: nib)
        let key = path + " " + (nib.bundle?.bundlePath ?? "")
        if let kept = InterfaceFiles.shared.contents[key] as? NibContents { return kept }
        let contents = try make(InterfaceFiles.shared.document(at: path), of: nib)
        InterfaceFiles.shared.contents[key] = contents
        return contents
    }

    private static func make(_ document: InterfaceDocument, of nib: UINib) throws(ResourceFault) -> NibContents {
        guard document.kind == .nib else {
            throw document.root.fault(
                found: "a storyboard", expected: "a nib, a document of type com.apple.InterfaceBuilder3.CocoaTouch.XIB")
        }
        return NibContents(document, of: nib)
    }

    private static func path(of nib: UINib) -> String {
        let name = nib.name ?? ""
        guard let path = InterfaceFiles.shared.path(of: name, .nib, in: nib.bundle) else {
            let bundle = nib.bundle ?? .main
            fatalError(
                "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'. Add \(name).xib to the app's resources, "
                    + "or correct the name.")
        }
        return path
    }
}
