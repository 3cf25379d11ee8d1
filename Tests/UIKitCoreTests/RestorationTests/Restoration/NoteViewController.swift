import Foundation
import UIKitCore

/// A controller that keeps a note, and makes itself when it is restored.
final class NoteViewController: PlainNoteViewController, UIViewControllerRestoration {
    /// The paths for which controllers were asked since the launch.
    static var paths: [[String]] = []

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        paths.append(identifierComponents)
        // The root of a stack is there already.
        guard identifierComponents.last == "list" else { return NoteViewController(identifierComponents.last) }
        let delegate = UIApplication.shared.delegate as? RestoringDelegate
        return (delegate?.window.rootViewController as? UINavigationController)?.viewControllers.first
    }
}
