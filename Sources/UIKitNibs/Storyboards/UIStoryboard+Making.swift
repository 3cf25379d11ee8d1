import Foundation
import InterfaceArchive
import UIKitCore

extension UIStoryboard {
    typealias Creator = (NSCoder) -> UIViewController?

    func makeInitialController(creator: Creator?) -> UIViewController? {
        guard let element = file?.document.initialController else { return nil }
        return makeController(for: element, creator: creator)
    }

    func makeController(_ identifier: String, creator: Creator?) -> UIViewController {
        if let element = file?.scene(named: identifier),
            let controller = makeController(for: element, creator: creator)
        {
            return controller
        }
        let known = file?.identifiers ?? []
        let remedy =
            known.isEmpty
            ? "Give the scene a Storyboard ID." : "Its scenes have " + known.joined(separator: ", ") + "."
        fatalError("Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'. \(remedy)")
    }

    /// Makes the controller of an element, or the one that a reference leads to; nil, and reported, where there is none.
    func makeController(for element: InterfaceElement, creator: Creator?) -> UIViewController? {
        if element.name == "viewControllerPlaceholder" { return follow(element, creator: creator) }
        guard let file, let description = file.scene(of: element) else {
            StoryboardFile.report(
                element.fault(found: "\(element) where a controller is needed", expected: "the controller of a scene"))
            return nil
        }
        return StoryboardScene(self, file, description).makeController(creator: creator)
    }

    /// Makes the controller that a reference leads to, of another storyboard or of this one.
    private func follow(_ reference: InterfaceElement, creator: Creator?) -> UIViewController? {
        var target = self
        if let name = reference["storyboardName"] {
            let bundle = reference["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? self.bundle
            target = UIStoryboard(name: name, bundle: bundle)
        }
        guard let identifier = reference["referencedIdentifier"] else {
            // A reference without a name in a file without a beginning, or to itself, leads nowhere.
            let element = target.file?.document.initialController
            if let element, element !== reference { return target.makeController(for: element, creator: creator) }
            StoryboardFile.report(
                reference.fault(
                    found: "a reference to the initial controller of \(target.name), which has none",
                    expected: "a storyboard with an initial controller, or a referencedIdentifier"))
            return nil
        }
        return target.makeController(identifier, creator: creator)
    }
}
