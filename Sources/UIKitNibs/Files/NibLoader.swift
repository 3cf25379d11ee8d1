package import Foundation
import ResourceFiles
package import UIKitCore

/// Makes the objects of nibs for the core.
package struct NibLoader: InterfaceLoader {
    package init() {}

    package func instantiate(_ nib: UINib, withOwner owner: Any?, externalObjects: [String: Any]) -> [Any] {
        guard let contents = contents(of: nib) else { return [] }
        let given = owner.map { ["-1": $0 as AnyObject] } ?? [:]
        let instantiator = InterfaceInstantiator(
            contents.recipe, resources: contents.resources, given: given, externalObjects: externalObjects)
        let objects = instantiator.instantiate()
        instantiator.trace(owner: given["-1"])
        return objects
    }

    package func hasNib(named name: String, in bundle: Bundle?) -> Bool {
        InterfaceFiles.shared.path(of: name, .nib, in: bundle) != nil
    }

    package func revision(of bundle: Bundle?) -> Int? { InterfaceFiles.shared.revision(of: bundle) }

    /// The nib's contents; nil, and reported, for a file with a fault.
    @MainActor private func contents(of nib: UINib) -> NibContents? {
        if let contents = nib.contents as? NibContents { return contents }
        do throws(ResourceFault) {
            let contents = try NibContents.read(nib)
            nib.contents = contents
            return contents
        } catch {
            ResourceWarnings.shared.post(error.description)
            return nil
        }
    }
}
