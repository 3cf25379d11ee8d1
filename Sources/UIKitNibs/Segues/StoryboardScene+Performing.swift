import Foundation
import InterfaceArchive
import QuartzCore
import UIKitCore

extension StoryboardScene {
    /// Performs a segue that the user asks for, if the controller allows it.
    func performAsAllowed(_ segue: SegueDescription, sender: Any?) {
        guard let controller else { return }
        guard controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
        perform(segue, sender: sender)
    }

    /// Makes the destination, calls the controller's `prepare(for:sender:)`, and shows it.
    func perform(_ segue: SegueDescription, sender: Any?) {
        guard let source = controller else { return }
        if segue.kind == .unwind { return goBack(from: source, segue, sender: sender) }
        guard let destination = makeDestination(of: segue, from: source, sender: sender) else { return }
        let made = makeSegue(segue, from: source, to: destination)
        let performance = SeguePerformance(segue, from: source, to: destination)
        performance.prepare(anchor: anchor(of: segue) ?? sender as AnyObject?)
        made.performHandler = performance.perform
        source.prepare(for: made, sender: sender)
        made.perform()
    }

    private func goBack(from source: UIViewController, _ segue: SegueDescription, sender: Any?) {
        guard let action = segue.element["unwindAction"] else {
            return StoryboardFile.report(
                segue.element.fault(found: "an unwind segue without unwindAction", expected: "the action's name"))
        }
        source.goBack(
            by: Selector(action), identifier: segue.identifier, kind: kind(of: segue), animated: segue.isAnimated,
            sender: sender)
    }

    // MARK: Parts

    /// The destination: that of the controller's method, where the segue names one that answers, else the storyboard's.
    private func makeDestination(
        of segue: SegueDescription, from source: UIViewController, sender: Any?
    ) -> UIViewController? {
        guard let name = segue.element["destinationCreationSelector"] else {
            return destination(of: segue, creator: nil)
        }
        return destination(of: segue) { coder in
            Selector(name).send(to: source, with: [coder, sender, segue.identifier]) as? UIViewController
        }
    }

    private func makeSegue(
        _ segue: SegueDescription, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue {
        let ends = SegueEnds(identifier: segue.identifier, source: source, destination: destination)
        return ConstructibleObject.make(kind(of: segue) ?? UIStoryboardSegue.self, beginningWith: ends)
    }

    /// The class that the file names for a segue; nil for none.
    private func kind(of segue: SegueDescription) -> UIStoryboardSegue.Type? {
        guard let name = segue.element["customClass"] else { return nil }
        if let found = ExposedClasses.shared.named(name, in: segue.element["customModule"]) as? UIStoryboardSegue.Type {
            return found
        }
        let fault = segue.element.fault(
            found: "the class \(name) for a segue, which is not known",
            expected: "a subclass of UIStoryboardSegue; UIStoryboardSegue is used")
        // A custom segue needs its class.
        if segue.kind == .custom { fatalError("Could not find a segue class named '\(name)': \(fault)") }
        StoryboardFile.report(fault)
        return nil
    }

    // MARK: Embedding

    /// Makes the controller of a container view a child, before the parent's `viewDidLoad()`.
    func embed(_ segue: SegueDescription, in container: UIView) {
        guard let parent = controller else { return }
        guard parent.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: container) else { return }
        guard let child = makeDestination(of: segue, from: parent, sender: container) else { return }
        let made = makeSegue(segue, from: parent, to: child)
        made.performHandler = {
            parent.addChild(child)
            child.view.frame = container.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        parent.prepare(for: made, sender: container)
        made.perform()
    }
}
