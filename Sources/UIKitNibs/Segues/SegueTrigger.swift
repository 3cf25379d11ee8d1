import Foundation
import InterfaceArchive
import UIKitCore

/// The target of the control, cell or recognizer that triggers a segue.
///
/// The scene retains it, and it does not retain the scene: a button that outlives its controller has no effect.
final class SegueTrigger: NSObject {
    private static let action = Selector(SegueTrigger.perform, name: "perform:")

    private let segue: SegueDescription
    private weak var scene: StoryboardScene?

    /// Makes the target for a segue of a scene.
    init(_ segue: SegueDescription, of scene: StoryboardScene) { (self.segue, self.scene) = (segue, scene) }

    /// Has an object of the scene perform the segue when it is used; false for an object without an action.
    func attach(to object: AnyObject) -> Bool {
        switch object {
        case let button as UIButton: button.addTarget(self, action: Self.action, for: .touchUpInside)
        case let control as UIControl: control.addTarget(self, action: Self.action, for: .primaryActionTriggered)
        case let item as UIBarButtonItem: (item.target, item.action) = (self, Self.action)
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(self, action: Self.action)
        case let cell as any SelectionSegues: attach(toCell: cell)
        default: return false
        }
        return true
    }

    private func attach(toCell cell: any SelectionSegues) {
        let perform = { [weak self, weak cell] in
            guard let cell else { return }
            self?.perform(cell)
        }
        if segue.element["trigger"] == "accessoryAction" {
            cell.accessorySegue = perform
        } else {
            cell.selectionSegue = perform
        }
    }

    private func perform(_ sender: Any?) {
        if let recognizer = sender as? UIGestureRecognizer, !isComplete(recognizer) { return }
        scene?.performAsAllowed(segue, sender: sender)
    }

    /// Recognizers of continuous gestures perform the segue when the gesture begins.
    private func isComplete(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.state == .began || recognizer.state == .ended && !(recognizer is UILongPressGestureRecognizer)
    }
}
