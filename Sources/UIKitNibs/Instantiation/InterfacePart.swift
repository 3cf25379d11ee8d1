import InterfaceArchive
import UIKitCore

/// A part of a file that is made again and again, such as a prototype of cells.
final class InterfacePart: InterfaceTemplate {
    private struct Reference { weak var object: AnyObject? }

    private let recipe: InterfaceRecipe
    private let resources: InterfaceResources
    private weak var source: (any InterfaceSource)?
    private let onSegue: ((InterfaceElement, AnyObject) -> Void)?
    /// The loading that the part belongs to, until it has ended.
    private weak var surroundings: InterfaceInstantiator?
    /// The objects around the part that its connections lead to, once the loading has ended.
    private var references: [String: Reference] = [:]

    init(_ element: InterfaceElement, in surroundings: InterfaceInstantiator) {
        recipe = InterfaceRecipe([element], of: surroundings.recipe.document)
        (resources, source, onSegue) = (surroundings.resources, surroundings.source, surroundings.onSegue)
        self.surroundings = surroundings
    }

    /// Notes the objects around the part when all of them are made.
    func settle() {
        guard let surroundings else { return }
        for id in recipe.foreignIdentifiers { references[id] = Reference(object: surroundings.object(withID: id)) }
        self.surroundings = nil
    }

    func make() -> AnyObject? {
        var given: [String: AnyObject] = [:]
        for id in recipe.foreignIdentifiers {
            given[id] = surroundings?.object(withID: id) ?? references[id]?.object
        }
        let instantiator = InterfaceInstantiator(recipe, resources: resources, given: given, source: source)
        instantiator.onSegue = onSegue
        return instantiator.instantiate().first
    }
}
