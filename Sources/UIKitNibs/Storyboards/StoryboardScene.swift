import Foundation
import InterfaceArchive
import UIKitCore

/// The scene that a controller was made from: makes its view, and performs its segues.
///
/// The controller retains it. It retains the scene's objects beside the controller, but no object in the view.
final class StoryboardScene: InterfaceSource {
    let owner: UIStoryboard
    let file: StoryboardFile
    let description: SceneDescription
    private(set) weak var controller: UIViewController?
    /// The objects beside the controller and inside it, by their identifiers, without those of the view.
    private var objects: [String: AnyObject] = [:]
    private var triggers: [ObjectIdentifier: SegueTrigger] = [:]
    /// The views for whose controllers there are segues, while the view is being made.
    private var embedding: [(segue: SegueDescription, container: UIView)] = []
    private var anchors: [String: WeakAnchor] = [:]

    private struct WeakAnchor {
        weak var object: AnyObject?
    }

    /// Makes the scene for one controller.
    init(_ storyboard: UIStoryboard, _ file: StoryboardFile, _ description: SceneDescription) {
        (owner, self.file, self.description) = (storyboard, file, description)
    }

    // MARK: Controller

    /// Makes the scene's controller with the scene's objects, but without its view; nil where its `init(coder:)` returns nil.
    ///
    /// - Parameter creator: Makes the controller instead of the class that the file names; nil for that.
    func makeController(creator: UIStoryboard.Creator?) -> UIViewController? {
        guard let id = description.controller.id else { return nil }
        let instantiator = InterfaceInstantiator(description.outline, resources: file.resources, source: self)
        if let creator { instantiator.makers[id] = { [unowned self] in made(by: creator, $0) } }
        // Prototypes of cells keep it, and a table may outlive its controller.
        instantiator.onSegue = { [weak self] in self?.adopt($0, of: $1) }
        // Outlets of others in the scene may need it first.
        guard let controller = instantiator.object(for: description.controller) as? UIViewController else { return nil }
        self.controller = controller
        _ = instantiator.instantiate()
        instantiator.trace(owner: nil)
        objects = instantiator.objects
        objects[id] = nil
        keepAnchors(objects)
        return controller
    }

    private func made(by creator: UIStoryboard.Creator, _ coder: InterfaceCoder) -> UIViewController? {
        guard let made = creator(coder) else { return nil }
        guard made.interfaceSource === self else {
            fatalError(
                "Custom instantiated view controller must call super.init(coder:): the closure for the scene "
                    + "\(description.controller) of the storyboard \(owner.name) answered with \(made), which was not made "
                    + "with its coder. Make a controller with the coder that the closure is given, or answer nil.")
        }
        return made
    }

    var storyboard: (any ReopenedStoryboard)? { owner }

    func adopt(_ controller: AnyObject) { self.controller = controller as? UIViewController }

    func controllers(related relationship: String) -> [AnyObject] {
        let isPart = { (segue: SegueDescription) in
            segue.kind == .relationship && segue.element["relationship"] == relationship
        }
        return description.segues.filter(isPart).compactMap { segue in
            file.whileMaking(description.controller, for: segue.element) { destination(of: segue, creator: nil) }
        }
    }

    /// Makes the controller that a segue leads to; nil, and reported, where there is none.
    func destination(of segue: SegueDescription, creator: UIStoryboard.Creator?) -> UIViewController? {
        guard let id = segue.element["destination"], let element = file.document.element(id) else { return nil }
        return owner.makeController(for: element, creator: creator)
    }

    // MARK: View

    func loadView() {
        guard let controller, let id = description.controller.id else { return }
        guard let content = description.content, let element = content.elements.first else {
            return controller.loadPlainView()
        }
        var given = objects
        given[id] = controller
        let instantiator = InterfaceInstantiator(content, resources: file.resources, given: given)
        // Prototypes of cells keep it, and a table may outlive its controller.
        instantiator.onSegue = { [weak self] in self?.adopt($0, of: $1) }
        guard let view = instantiator.object(for: element) as? UIView else { return }
        // Before the outlets, whose observers may already look at it.
        controller.view = view
        _ = instantiator.instantiate()
        instantiator.trace(owner: controller)
        keepAnchors(instantiator.objects)
        let embedded = embedding
        embedding = []
        for part in embedded { embed(part.segue, in: part.container) }
    }

    private func keepAnchors(_ objects: [String: AnyObject]) {
        for id in description.anchors {
            if let object = objects[id] { anchors[id] = WeakAnchor(object: object) }
        }
    }

    /// The view or the item that popovers of a segue point to.
    func anchor(of segue: SegueDescription) -> AnyObject? {
        segue.anchors.lazy.compactMap { [anchors] in anchors[$0]?.object }.first
    }

    // MARK: Triggers

    /// Has the source of a connection perform a segue.
    private func adopt(_ element: InterfaceElement, of source: AnyObject) {
        // The controller performs its own by their names.
        guard source !== controller, let segue = description.segues.first(where: { $0.element === element }) else {
            return
        }
        let trigger = triggers[ObjectIdentifier(element)] ?? SegueTrigger(segue, of: self)
        triggers[ObjectIdentifier(element)] = trigger
        if segue.kind == .embed, let container = source as? UIView {
            embedding.append((segue, container))
        } else if !trigger.attach(to: source) {
            StoryboardFile.report(
                element.fault(
                    found: "a segue of \(type(of: source))",
                    expected: "a segue of a controller, a control, a bar button item, a gesture recognizer or a cell"))
        }
    }

    func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard let segue = description.segues.first(where: { $0.identifier == identifier }) else { return false }
        perform(segue, sender: sender)
        return true
    }
}
